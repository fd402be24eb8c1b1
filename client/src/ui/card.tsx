import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/class-names'

/** The class names of a card that is one link or button, without its padding. */
export const clickableCardClass =
  'rounded-lg border border-line bg-surface text-left shadow-e1 transition duration-fast hover:border-brand hover:shadow-e2'

type CardProps = ComponentProps<'section'> & {
  /** Leaves the padding to the content and clips it, for lists that reach the edge. */
  flush?: boolean
}

/** A white panel: 20 px of padding, 16 px below 480 px. */
export function Card({ flush = false, className, ...rest }: CardProps) {
  return (
    <section
      className={cn(
        'min-w-0 rounded-lg border border-line bg-surface shadow-e1',
        flush ? 'overflow-hidden' : 'p-4 sm:p-5',
        className,
      )}
      {...rest}
    />
  )
}

type CardHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** Buttons or links at the right; full width below 480 px when they are `block="phone"`. */
  actions?: ReactNode
  /** `h2` for the main card of a screen. */
  size?: 'h2' | 'h3'
  /** Adds padding, for a `flush` card. */
  padded?: boolean
  id?: string
  className?: string
}

export function CardHeader(props: CardHeaderProps) {
  const { title, subtitle, actions, size = 'h3', padded = false, id, className } = props
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-between gap-3',
        padded ? 'px-4 py-4 sm:px-5' : 'mb-3.5',
        className,
      )}
    >
      <div className="min-w-0">
        <h2 id={id} className={size === 'h2' ? 'text-h2' : 'text-h3'}>
          {title}
        </h2>
        {subtitle && <p className="text-body text-ink-3">{subtitle}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-2 max-sm:has-[[class~='max-sm:w-full']]:w-full">
          {actions}
        </div>
      )}
    </div>
  )
}

/** The grey toolbar of search and filters under the header of a `flush` card. */
export function CardToolbar({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-canvas px-4 py-3 sm:px-5',
        className,
      )}
      {...rest}
    />
  )
}
