import { EmptyState } from '@/ui/empty-state'

/** Nobody's reports have been given to this practitioner. */
export function NoClients() {
  return (
    <EmptyState
      title="No clients assigned yet."
      description="A client appears here once a report of theirs is assigned to you."
    />
  )
}
