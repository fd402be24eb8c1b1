import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import type { IconType } from './icon-type'

const base =
  'nums inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-small font-semibold whitespace-nowrap'
const tones = {
  neutral: 'border-transparent bg-sunken text-ink-2',
  brand: 'border-transparent bg-brand-soft text-brand-text',
  pear: 'border-transparent bg-pear-soft text-pear-text',
  info: 'border-low-line bg-low-soft text-low-text',
  success: 'border-ok-line bg-ok-soft text-ok-text',
  warning: 'border-mod-line bg-mod-soft text-mod-text',
  error: 'border-high-line bg-high-soft text-high-text',
  outline: 'border-line-strong bg-surface text-ink-2',
  dashed: 'border-dashed border-mod bg-surface text-mod-text',
  ready: 'border-ok-line bg-surface text-ok-text',
}

export type BadgeTone = keyof typeof tones

type BadgeProps = {
  tone?: BadgeTone
  icon?: IconType
  /** Turns the icon, for work in progress. */
  spin?: boolean
  title?: string
  className?: string
  children: ReactNode
}

/** A small round-ended label; numbers in it are tabular. */
export function Badge({ tone = 'neutral', icon: Icon, spin, title, className, children }: BadgeProps) {
  return (
    <span title={title} className={cn(base, tones[tone], className)}>
      {Icon && <Icon className={cn('size-3.5', spin && 'animate-spin')} />}
      {children}
    </span>
  )
}

type CountBadgeProps = {
  count: number
  /** `pear` beside a menu entry, `alert` on the corner of the bell. */
  tone?: 'pear' | 'alert'
  className?: string
}

/** Nothing for 0, "99+" beyond 99; decorative, so its control must contain the number. */
export function CountBadge({ count, tone = 'pear', className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden="true"
      className={cn(
        'nums grid place-items-center rounded-full font-bold',
        tone === 'pear'
          ? 'h-5 min-w-5 bg-pear px-1.5 text-small text-on-pear'
          : 'pointer-events-none h-5.5 min-w-5.5 border-2 border-surface bg-high px-0.75 text-small leading-none text-surface',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** A white pill with a brand icon, such as the name and the role beside a page title. */
export function Chip({ icon: Icon, children }: { icon?: IconType; children: ReactNode }) {
  return (
    <span className="nums inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-small font-semibold text-ink-2">
      {Icon && <Icon className="size-4 text-brand-text" />}
      <span className="truncate">{children}</span>
    </span>
  )
}
