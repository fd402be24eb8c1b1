import { EmptyState } from '@/ui/empty-state'

/** Shown while no reports are assigned to this practitioner. */
export function NoClients() {
  return (
    <EmptyState
      title="No clients assigned yet."
      description="Clients appear here once their reports are assigned to you."
    />
  )
}
