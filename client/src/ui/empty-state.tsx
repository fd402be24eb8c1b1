import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type EmptyStateProps = {
  title: string
  description?: ReactNode
  /** One button or link. */
  action?: ReactNode
  level?: 2 | 3
  /** Draws a border, outside a card. */
  bordered?: boolean
  className?: string
}

const columns = [18, 42, 66, 90, 114]

/** Shown when a list is empty: what is missing, and what to do about it. */
export function EmptyState({ title, description, action, level = 3, bordered, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={cn(
        'flex flex-col items-center px-5 py-7 text-center',
        bordered && 'rounded-md border border-line',
        className,
      )}
    >
      <svg viewBox="0 0 132 60" aria-hidden="true" className="h-15" fill="none" strokeWidth="1.5">
        {columns.map((x) => (
          <g key={x} stroke="var(--pw-brand-line)">
            {x === 66 ? (
              <circle cx={x} cy="18" r="9.5" fill="var(--pw-oat)" stroke="var(--pw-oat-line)" />
            ) : (
              <circle cx={x} cy="18" r="9.5" />
            )}
            <circle cx={x} cy="43" r="9.5" />
          </g>
        ))}
      </svg>
      <Heading className="mt-3.5 text-h3">{title}</Heading>
      {description && <p className="mt-1 max-w-[34ch] text-body text-ink-2">{description}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
