import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Delayed } from './delayed'

/** A grey placeholder bar; give it a height and a width (`rounded-full!` for circles). */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block', className)} />
}

type LoadingProps = {
  /** The words of the specification, such as "Loading your results...". */
  label: string
  /** Announces the words without showing them. */
  hideLabel?: boolean
  /** Skeletons in the shape of the content; a list of rows by default. */
  children?: ReactNode
  className?: string
}

/** A placeholder for content that takes over 200 ms, with the words in a live region. */
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

/** The shape of a list: a circle, two lines and a badge in each row. */
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
