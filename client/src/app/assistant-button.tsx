import type { Role } from '@shared/core/roles'
import { MessageCircleMore } from 'lucide-react'
import { Link } from 'wouter'

/** Leads to the role's assistant from every screen (S1 2.3). */
export function AssistantButton({ role }: { role: Role | undefined }) {
  return (
    <Link
      href={`/${role ?? 'client'}/ai-assistant`}
      aria-label="Ask the AI assistant"
      title="Ask the AI assistant"
      data-print="hide"
      className="on-panel fixed right-4 bottom-4 z-header grid size-14 place-items-center rounded-full border-2 border-surface bg-panel text-pear shadow-e2 hover:bg-panel-2 md:right-7 md:bottom-7"
    >
      <MessageCircleMore className="size-6" />
    </Link>
  )
}
