import { formatCount } from '@shared/domain/text/counts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { clickableCardClass } from './card'
import type { IconType } from './icon-type'
import { Skeleton } from './skeleton'

type StatCardProps = {
  label: string
  /** Null when unknown: a dash and "Not available". Numbers are grouped by thousands. */
  value: number | string | null
  /** One line below the figure. */
  note?: ReactNode
  icon?: IconType
  /** Past values, oldest first, drawn as a small line from 480 px up; decorative. */
  trend?: readonly number[]
  /** Makes the whole card a link. */
  href?: string
  loading?: boolean
}

/** One figure with its label, and one line below it. */
export function StatCard({ label, value, note, icon: Icon, trend, href, loading }: StatCardProps) {
  const unknown = value === null
  const figure = typeof value === 'number' ? formatCount(value) : value
  const content = (
    <>
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0 text-small font-semibold wrap-anywhere text-ink-2">{label}</span>
        {Icon && <Icon className="size-5 text-ink-3" />}
      </span>
      <span className="mt-3 flex items-end justify-between gap-2">
        {loading ? (
          <Skeleton className="my-0.5 h-9 w-20" />
        ) : (
          <span className="flex items-center gap-3 font-display text-figure font-semibold tracking-[-0.03em]">
            {unknown ? <span className="text-ink-3">–</span> : figure}
          </span>
        )}
        {trend && trend.length > 1 && !unknown && !loading && <Trend values={trend} />}
      </span>
      <span className={cn('nums mt-1.5 text-small text-ink-3', note !== undefined && 'min-h-4.5')}>
        {loading && <span className="sr-only">Loading...</span>}
        {loading ? <span className="invisible">{note}</span> : unknown ? 'Not available' : note}
      </span>
    </>
  )
  // Aligns the figures of a row, whatever the length of their labels.
  const layout = 'row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0 p-4 sm:p-5'
  if (href) {
    return (
      <Link href={href} className={cn(layout, clickableCardClass)}>
        {content}
      </Link>
    )
  }
  return <div className={cn(layout, 'rounded-lg border border-line bg-surface shadow-e1')}>{content}</div>
}

function Trend({ values }: { values: readonly number[] }) {
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const points = values.map((value, index) => ({
    x: (index / (values.length - 1)) * 88,
    y: 24 - ((value - low) / span) * 19,
  }))
  const last = points.at(-1)
  return (
    <svg viewBox="-3 0 94 28" aria-hidden="true" className="h-7 w-[94px] shrink-0 text-low max-sm:hidden">
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="2.75" fill="var(--pw-brand-text)" />}
    </svg>
  )
}
