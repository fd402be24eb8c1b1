import type { Role } from '@shared/core/roles'
import { MessageCircleMore } from 'lucide-react'
import { Link } from 'wouter'

export const assistantName = 'Ask the AI assistant'
/** The role's assistant (S1 2.3). */
export const assistantPath = (role: Role) => `/${role}/ai-assistant` as const

/** Leads to the role's assistant. It stands in the gutter that pages leave at their right from 768 px up. */
export function AssistantButton({ role }: { role: Role }) {
  return (
    <aside aria-label="Assistant">
      <Link
        href={assistantPath(role)}
        aria-label={assistantName}
        title={assistantName}
        data-print="hide"
        className="on-panel fixed right-[calc(var(--gutter)-2.25rem)] bottom-4 z-header grid size-14 place-items-center rounded-full border-2 border-surface bg-panel text-pear shadow-e2 [view-transition-name:assistant] hover:bg-panel-2"
      >
        <MessageCircleMore className="size-6" />
      </Link>
    </aside>
  )
}
