import type { Role } from '@shared/core/roles'
import { AssistantLink } from '@/ui/assistant-link'

/** Leads to the role's assistant, in the right side inset that pages leave from 768 px up. */
export function AssistantButton({ role }: { role: Role }) {
  return (
    <aside aria-label="Assistant">
      <AssistantLink
        role={role}
        className="fixed right-[calc(var(--side-inset)-2.25rem)] bottom-4 z-header [view-transition-name:assistant]"
      />
    </aside>
  )
}
