import { Search, X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { controlClass } from './control-class'

const PAUSE_MS = 300

type SearchBoxProps = {
  /** The accessible name, and the placeholder unless one is given. */
  label: string
  /** The current term. Changing it from outside (a reset, a link) replaces what is typed. */
  value: string
  /** Called with the typed text once typing has paused. */
  onSearch: (term: string) => void
  placeholder?: string
  /** Announced when it changes; `''` reserves its line while it loads. */
  count?: ReactNode
  className?: string
}

/** A search field for toolbars, with a clear button and a live line for the number found. */
export function SearchBox({ label, value, onSearch, placeholder, count, className }: SearchBoxProps) {
  const [draft, setDraft] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)

  if (value !== seen) {
    setSeen(value)
    // Most callers trim the space that a phone's keyboard adds after a word.
    if (value.trim() !== sent.trim()) {
      setDraft(value)
      setSent(value)
    }
  }

  useEffect(() => {
    if (draft === sent) return
    const timer = setTimeout(() => {
      setSent(draft)
      onSearch(draft)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, sent, onSearch])

  function clear() {
    setDraft('')
    setSent('')
    onSearch('')
  }

  return (
    <div
      className={cn('flex min-w-[min(14rem,100%)] flex-1 flex-wrap items-center gap-x-4 gap-y-2', className)}
    >
      <label className="relative block min-w-[min(14rem,100%)] flex-1 sm:max-w-80">
        <span className="sr-only">{label}</span>
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-3" />
        <input
          type="search"
          value={draft}
          placeholder={placeholder ?? label}
          className={cn(
            'pr-11 pl-10 [&::-webkit-search-cancel-button]:appearance-none',
            controlClass({ size: 'sm' }),
          )}
          onChange={(event) => setDraft(event.target.value)}
        />
        {draft && (
          <button
            type="button"
            aria-label="Clear the search field"
            title="Clear the search field"
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-sm text-ink-3 hover:text-ink touch:w-11"
            onClick={clear}
          >
            <X className="size-4" />
          </button>
        )}
      </label>
      <p
        role="status"
        className={cn(
          'nums text-small text-ink-3 max-sm:basis-full',
          count === '' ? 'min-h-lh' : 'empty:hidden',
        )}
      >
        {count}
      </p>
    </div>
  )
}
