import { Search, X } from 'lucide-react'
import { Suspense, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { cn } from '@/lib/class-names'
import { LONGEST } from './verdict-types'

type AskFieldProps = {
  onAsk: (words: string) => void
  /** Called with the text on each change, also when it becomes empty. */
  onType?: (words: string) => void
  placeholder?: string
  /** The initial text, in the sheet. */
  asked?: string
  /** Classes of the field's box; the hint for an empty question is below it. */
  className?: string
  /** Shown beside the field while it is touched or typed in. */
  suggestions?: ComponentType<SuggestionsProps>
}

export type SuggestionsProps = { typed: string; onTake: (words: string) => void }

/** Questions are health data: neither browser nor URL stores them, and the field empties. */
export function AskField({
  onAsk,
  onType,
  placeholder = 'A food or a dish',
  asked: opened = '',
  className,
  suggestions: Suggestions,
}: AskFieldProps) {
  const [words, setWords] = useState(opened)
  const [isEmpty, setIsEmpty] = useState(false)
  const [isActive, setActive] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const isOpen = opened !== ''

  const type = (next: string) => {
    setActive(next !== '')
    setWords(next)
    onType?.(next)
  }
  const submit = (asked = words.trim()) => {
    setIsEmpty(asked === '')
    if (asked === '') return
    if (!isOpen) type('')
    onAsk(asked)
  }
  /** The arrow keys lead from the field through its suggestions and back. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive(true)
    const stops = [input.current, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-suggestion]')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (step === undefined || at < 0 || stops.length === 1) return
    event.preventDefault()
    stops.at((at + step) % stops.length)?.focus()
  }
  const clear = () => {
    type('')
    input.current?.focus()
  }

  return (
    <form
      role="search"
      autoComplete="off"
      className="min-w-0 flex-1 lg:relative"
      onKeyDown={Suggestions && onKeyDown}
      onPointerDown={() => setActive(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setActive(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div
        className={cn(
          'flex items-center rounded-md bg-surface pl-3.5 text-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
          className,
        )}
      >
        {isOpen ? (
          <span
            aria-hidden="true"
            className="mr-1.5 text-lead whitespace-nowrap text-ink-3 max-[22rem]:hidden"
          >
            May I eat
          </span>
        ) : (
          <Search aria-hidden="true" className="mr-2.5 size-5 text-ink-2" />
        )}
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={LONGEST}
          aria-label="May I eat ...?"
          aria-describedby={isEmpty ? hint : undefined}
          placeholder={placeholder}
          value={words}
          onChange={(event) => {
            type(event.target.value)
            setIsEmpty(false)
          }}
          className={cn(
            'h-11 min-w-0 flex-1 bg-transparent text-lead text-ink shadow-none! outline-none! placeholder:text-ink-3 [&::-webkit-search-cancel-button]:appearance-none',
            isOpen && 'font-semibold',
          )}
        />
        {words !== '' && (
          <button
            type="button"
            aria-label="Ask about something else"
            title="Ask about something else"
            className="grid size-11 shrink-0 place-items-center rounded-sm text-brand-text hover:bg-brand-softer"
            onClick={clear}
          >
            <X className="size-5" />
          </button>
        )}
      </div>
      <p id={hint} role="status" className="mt-1.5 text-body text-ink-2 empty:hidden">
        {isEmpty && 'Please type a food or a dish.'}
      </p>
      {Suggestions && isActive && (
        <Suspense>
          <Suggestions
            typed={words.trim()}
            onTake={(food) => {
              input.current?.focus()
              submit(food)
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
