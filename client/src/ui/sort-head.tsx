import { ArrowDown, ArrowUp } from 'lucide-react'
import { cn } from '@/lib/class-names'

export type SortOrder = 'asc' | 'desc'

/** The `aria-sort` of a column header; undefined where the list is not sorted by it. */
export const ariaSort = (order: SortOrder | undefined) =>
  order && (order === 'asc' ? 'ascending' : 'descending')

type SortHeadProps = {
  children: string
  /** The present order of this column; undefined if the list is not sorted by it. */
  order: SortOrder | undefined
  onSort: () => void
}

/** The button in a column header that sorts by it. */
export function SortHead({ children, order, onSort }: SortHeadProps) {
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      className={cn(
        'flex h-9 items-center gap-1 text-small font-semibold whitespace-nowrap hover:text-ink',
        order ? 'text-ink' : 'text-ink-3',
      )}
      onClick={onSort}
    >
      {children}
      <Arrow className={cn('size-3.5', !order && 'invisible')} />
    </button>
  )
}
