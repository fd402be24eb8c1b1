import type { Reply } from '@shared/api'
import { formatDayOf } from '@shared/domain/text/dates'
import { CircleHelp } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { KindMark } from '@/features/verdict/kind.public'
import { cn } from '@/lib/class-names'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { DialogHost, useOpener } from '@/ui/dialog-host'
import { andText } from './health-lists'

type HealthOfClient = Reply<'GET /api/clients/:id/health'>

const loadDialog = () => import('./health-dialog')

/** A client's allergies and choices for staff; practitioners also see clinic-only foods. */
export default function HealthChips({ clientId, name }: { clientId: number; name: string }) {
  const { role } = useUser()
  const isPractitioner = role === 'practitioner'
  const health = useApiQuery('GET /api/clients/:id/health', { params: { id: clientId } })
  const outcomes = useApiQuery(
    'GET /api/clients/:id/outcomes',
    { params: { id: clientId }, query: { pageSize: 200 } },
    { enabled: isPractitioner },
  )
  const found = isPractitioner ? outcomes.data : []
  const failed = [health, outcomes].filter(({ isError, data }) => isError && !data)
  return (
    <DialogHost>
      <div
        data-print="hide"
        className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2"
      >
        {health.data && found && (
          <Chips health={health.data} clinical={clinicalIn(found)} clientId={clientId} name={name} />
        )}
        {failed.length > 0 && (
          <>
            The allergies could not be loaded.
            <Button
              size="sm"
              variant="link"
              pending={failed.some(({ isFetching }) => isFetching)}
              onClick={() => failed.forEach((query) => void query.refetch())}
            >
              Try again
            </Button>
          </>
        )}
      </div>
    </DialogHost>
  )
}

type ChipsProps = { health: HealthOfClient; clinical: string[]; clientId: number; name: string }

function Chips({ health, clinical, clientId, name }: ChipsProps) {
  const opener = useOpener()
  const { answered, allergies, ownFoods, unknown } = health
  const isAllergy = (food: string) => allergies.some((name) => name.toLowerCase() === food.toLowerCase())
  const alsoOut = clinical.filter((food) => !isAllergy(food))
  const isListed = answered === 'listed' || alsoOut.length > 0
  return (
    <>
      <span
        className={cn(
          'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-2xl border px-3 py-1 font-semibold',
          isListed ? 'border-2 border-high text-high-text' : 'border-line-strong text-ink-2',
        )}
      >
        {isListed && <KindMark kind="allergy" className="size-4.5 text-high" />}
        {answered === 'never' && !isListed && <CircleHelp aria-hidden="true" className="size-4.5 shrink-0" />}
        <span className="min-w-0 break-words">
          {[chipText(health), alsoOut.length > 0 && `at a clinic only: ${alsoOut.join(', ')}`]
            .filter(Boolean)
            .join('; ')}
        </span>
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
          Not known as a food, so we search for the word only: {andText(unknown)}
        </span>
      )}
    </>
  )
}

/** Clinic-only foods, which count as allergies. */
const clinicalIn = (outcomes: Reply<'GET /api/clients/:id/outcomes'>): string[] => [
  ...new Set(outcomes.flatMap(({ outcome, foods }) => (outcome === 'clinic-only' ? foods : []))),
]

function chipText({ answered, allergies, answeredAt }: HealthOfClient): string {
  if (answered === 'listed') return `Allergies: ${allergies.join(', ')}`
  if (answered === 'never') return 'Allergies: never asked'
  return answeredAt === null ? 'Allergies: none known' : `Allergies: none known (${formatDayOf(answeredAt)})`
}
