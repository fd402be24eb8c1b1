import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** Buttons (full width below 480 px) or chips, at the right where there is room. */
  actions?: ReactNode
  /** 32 px from 768 px up, for the client's screens. */
  large?: boolean
}

/** The only h1 of a screen with its subtitle and its actions. */
export function PageHeader({ title, subtitle, actions, large = false }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className={cn('text-h1 break-words', large && 'md:text-[2rem] md:leading-10')}>{title}</h1>
        {subtitle && <div className="mt-1 text-body text-ink-2">{subtitle}</div>}
      </div>
      {actions && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>a]:w-full max-sm:[&>button]:w-full">
          {actions}
        </div>
      )}
    </div>
  )
}
