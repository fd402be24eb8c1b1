import type { Role } from '@shared/core/roles'
import { MessageCircleMore } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'

export const assistantName = 'Ask the AI assistant'
/** The path of the role's assistant (S1 2.3). */
export const assistantPath = (role: Role) => `/${role}/ai-assistant` as const

/** The round button that leads to the role's assistant; `className` positions it. */
export function AssistantLink({ role, className }: { role: Role; className: string }) {
  return (
    <Link
      href={assistantPath(role)}
      aria-label={assistantName}
      title={assistantName}
      data-print="hide"
      className={cn(
        'on-panel grid size-14 place-items-center rounded-full border-2 border-surface bg-panel text-pear shadow-e2 hover:bg-panel-2',
        className,
      )}
    >
      <MessageCircleMore className="size-6" />
    </Link>
  )
}
