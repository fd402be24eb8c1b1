import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cn } from '@/lib/class-names'
import { countWords, type Count } from '@/lib/counts'
import { IconButton } from './icon-button'

type PagerProps = {
  /** The noun of the counted rows, in the plural with a capital: "Samples". */
  noun: string
  /** From 1. */
  page: number
  pageSize: number
  total: number | Count
  /** Whether there is a next page; needed where there may be more rows than were counted. */
  hasNext?: boolean
  onPage: (page: number) => void
  className?: string
}

/** "Samples 1 to 8 of 1,204", or "of 1,000+", with buttons for the previous and the next page. */
export function Pager({ noun, page, pageSize, total, hasNext = false, onPage, className }: PagerProps) {
  const counted = typeof total === 'number' ? { n: total, more: false } : total
  const follows = counted.more ? hasNext : page < Math.ceil(counted.n / pageSize)
  return (
    <nav
      aria-label={`${noun} pages`}
      className={cn(
        'flex items-center justify-between gap-3 border-t border-line px-4 py-3 text-small text-ink-3 sm:px-5',
        className,
      )}
    >
      <span role="status" className="nums">
        {counted.n === 0
          ? `No ${noun.toLocaleLowerCase('en')}`
          : `${noun} ${placeWords(page, pageSize, counted, follows)}`}
      </span>
      <span className="flex gap-1">
        <IconButton
          icon={ChevronLeft}
          label="Previous page"
          size="sm"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label="Next page"
          size="sm"
          disabled={!follows}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  )
}

function placeWords(page: number, pageSize: number, { n, more }: Count, follows: boolean): string {
  const [from, end] = [(page - 1) * pageSize + 1, page * pageSize]
  const words = (value: number) => countWords({ n: value, more: false })
  // If a list was not counted to its end, the length of its last page is unknown.
  if (more && !follows) return `from ${words(from)} to the last`
  const total = countWords({ n: more ? Math.max(n, end) : n, more })
  return `${words(from)} to ${words(more ? end : Math.min(n, end))} of ${total}`
}
