import { Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
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
  /** The hint's colour on other backgrounds. */
  hintClass?: string
}

/** Questions are health data: neither browser nor URL stores them, and the field empties. */
export function AskField({
  onAsk,
  onType,
  placeholder = 'A food or a dish',
  asked = '',
  className,
  hintClass = 'text-ink-2',
}: AskFieldProps) {
  const [words, setWords] = useState(asked)
  const [isEmpty, setIsEmpty] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const isOpen = asked !== ''

  const type = (next: string) => {
    setWords(next)
    onType?.(next)
  }
  const submit = () => {
    const question = words.trim()
    setIsEmpty(question === '')
    if (question === '') return
    if (!isOpen) type('')
    onAsk(question)
  }
  const clear = () => {
    type('')
    input.current?.focus()
  }

  return (
    <form
      role="search"
      autoComplete="off"
      className="min-w-0 flex-1"
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
      <p id={hint} role="status" className={cn('mt-1.5 text-body empty:hidden', hintClass)}>
        {isEmpty && 'Please type a food or a dish.'}
      </p>
    </form>
  )
}
