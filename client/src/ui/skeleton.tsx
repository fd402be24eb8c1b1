import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Delayed } from './delayed'

/** One grey bar that stands for content; give it a height and a width (`rounded-full!` for rounds). */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block', className)} />
}

type LoadingProps = {
  /** The words of the specification, such as "Loading your results...". */
  label: string
  /** Reads the words out without showing them. */
  hideLabel?: boolean
  /** Skeletons in the shape of what comes; a list of rows unless given. */
  children?: ReactNode
  className?: string
}

/** Stands in for content that is on its way, from 200 ms on, with the words in a live line. */
export function Loading({ label, hideLabel = false, children, className }: LoadingProps) {
  return (
    <Delayed>
      <div aria-busy="true" className={className}>
        <p role="status" className={hideLabel ? 'sr-only' : 'mb-3 text-small text-ink-3'}>
          {label}
        </p>
        {children ?? <SkeletonRows />}
      </div>
    </Delayed>
  )
}

const rowWidths = [
  ['w-[70%]', 'w-[40%]'],
  ['w-[54%]', 'w-[32%]'],
  ['w-[62%]', 'w-[36%]'],
]

/** The shape of a list: a round, two lines and a badge in each row. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 py-2">
          <Skeleton className="size-11 shrink-0 rounded-full!" />
          <span className="flex-1 space-y-2">
            {rowWidths[row % rowWidths.length]?.map((width) => (
              <Skeleton key={width} className={cn('h-3', width)} />
            ))}
          </span>
          <Skeleton className="h-6 w-16 rounded-full!" />
        </div>
      ))}
    </div>
  )
}

/** The shape of a grid of cards, `className` giving the columns. */
export function SkeletonCards({ cards = 4, className }: { cards?: number; className?: string }) {
  return (
    <div className={cn('grid gap-4', className)}>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className="space-y-3 rounded-lg border border-line bg-surface p-5">
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-9 w-2/5" />
          <Skeleton className="h-3 w-2/3" />
        </div>
      ))}
    </div>
  )
}
