import type { Reply } from '@shared/api'
import { formatDayOf } from '@shared/domain/dates'
import { CircleHelp } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { KindMark } from '@/features/verdict/kind.public'
import { cn } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { DialogHost, useOpener } from '@/ui/dialog-host'
import { andText } from './health-lists'

type HealthOfClient = Reply<'GET /api/clients/:id/health'>

const loadDialog = () => import('./health-dialog')

/** What staff read of a client's allergies beside the name, with the way to say them; quietly, what is left out by choice. */
export default function HealthChips({ clientId, name }: { clientId: number; name: string }) {
  const health = useApiQuery('GET /api/clients/:id/health', { params: { id: clientId } })
  return (
    <DialogHost>
      <div data-print="hide" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        {health.data && <Chips health={health.data} clientId={clientId} name={name} />}
        {health.isError && !health.data && (
          <>
            The allergies could not be loaded.
            <Button
              size="sm"
              variant="link"
              pending={health.isFetching}
              onClick={() => void health.refetch()}
            >
              Try again
            </Button>
          </>
        )}
      </div>
    </DialogHost>
  )
}

function Chips({ health, clientId, name }: { health: HealthOfClient; clientId: number; name: string }) {
  const opener = useOpener()
  const { answered, ownFoods, unknown } = health
  const isListed = answered === 'listed'
  return (
    <>
      <span
        className={cn(
          'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-2xl border px-3 py-1 font-semibold',
          isListed ? 'border-2 border-high text-high-text' : 'border-line-strong text-ink-2',
        )}
      >
        {isListed && <KindMark kind="allergy" className="size-4.5 text-high" />}
        {answered === 'never' && <CircleHelp aria-hidden="true" className="size-4.5 shrink-0" />}
        <span className="min-w-0 break-words">{chipText(health)}</span>
      </span>
      <Button
        size="sm"
        variant="link"
        aria-label={answered === 'never' ? 'Add allergies' : 'Edit allergies and own foods'}
        {...opener(loadDialog, { health, clientId, name })}
      >
        {answered === 'never' ? 'Add' : 'Edit'}
      </Button>
      {ownFoods.length > 0 && (
        <span className="min-w-0 text-small break-words">Left out by choice: {andText(ownFoods)}</span>
      )}
      {unknown.length > 0 && (
        <span className="min-w-0 text-small break-words text-mod-text">
          Not known as a food, searched by the word only: {andText(unknown)}
        </span>
      )}
    </>
  )
}

function chipText({ answered, allergies, answeredAt }: HealthOfClient): string {
  if (answered === 'listed') return `Allergies: ${allergies.join(', ')}`
  if (answered === 'never') return 'Allergies: never asked'
  return answeredAt === null ? 'Allergies: none known' : `Allergies: none known (${formatDayOf(answeredAt)})`
}
