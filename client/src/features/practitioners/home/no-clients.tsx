import { EmptyState } from '@/ui/empty-state'

/** Shown while no reports are assigned to this practitioner. */
export function NoClients() {
  return (
    <EmptyState
      title="No clients assigned yet."
      description="A client appears here once a report of theirs is assigned to you."
    />
  )
}
