import { plural } from '@shared/domain/text/counts'
import { countWords, type Count } from '@/lib/counts'
import { Skeleton } from '@/ui/skeleton'
import type { ClientNeeds } from './need-groups'

type NeedsHeadlineProps = { needs: readonly ClientNeeds[] | undefined; clients: Count | undefined }

/** How many clients need the practitioner, and with whom to start; its line is reserved. */
export function NeedsHeadline({ needs, clients }: NeedsHeadlineProps) {
  if (!needs || !clients) return <Skeleton className="h-5.5 w-72 max-w-full" />
  if (clients.n === 0) return <>Clients appear here once their reports are assigned to you.</>
  const [first] = needs
  if (!first) return <>No one needs you right now.</>
  return (
    <>
      <b className="nums font-semibold text-ink">
        {needs.length} of your {countWords(clients)} {plural(clients.n, 'client')}{' '}
        {plural(needs.length, 'needs', 'need')} you.
      </b>{' '}
      Start with {first.firstName || first.name}.
    </>
  )
}
