import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cn } from '@/lib/class-names'
import { IconButton } from './icon-button'

type PagerProps = {
  /** What is counted, in the plural with a capital: "Samples". */
  noun: string
  /** From 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  className?: string
}

/** "Samples 1 to 8 of 1,204" with buttons for the page before and after. */
export function Pager({ noun, page, pageSize, total, onPage, className }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)
  const count = (value: number) => value.toLocaleString('en-GB')
  return (
    <nav
      aria-label={`${noun} pages`}
      className={cn(
        'flex items-center justify-between gap-3 border-t border-line px-4 py-3 text-caption text-ink-3 sm:px-5',
        className,
      )}
    >
      <span role="status" className="nums">
        {total === 0
          ? `No ${noun.toLocaleLowerCase('en')}`
          : `${noun} ${count(from)} to ${count(to)} of ${count(total)}`}
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
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  )
}
