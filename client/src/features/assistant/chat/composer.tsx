import { plural } from '@shared/domain/text/counts'
import { ArrowUp, Square } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { saveDraft, LONGEST, stopAnswer } from './conversation'

/** From this length on the remaining characters are shown. */
const NEAR_END = LONGEST - 200

type ComposerProps = {
  draft: string
  /** An answer is on its way: the button stops it. */
  asking: boolean
  placeholder: string
  field: RefObject<HTMLTextAreaElement | null>
  onSend: () => void
}

/** The question field. Enter sends, Shift+Enter starts a new line. */
export function Composer({ draft, asking, placeholder, field, onSend }: ComposerProps) {
  const left = LONGEST - draft.length

  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms a word in an input method editor.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }

  return (
    <form
      className="mx-auto w-full max-w-[46rem]"
      onSubmit={(event) => {
        event.preventDefault()
        // An empty draft sends nothing, so the field gets the focus.
        if (draft.trim() === '') field.current?.focus()
        onSend()
      }}
    >
      <div className="flex items-end gap-2 rounded-lg border border-line-strong bg-surface p-1 pl-4 shadow-e2 md:p-2 md:pl-4 outline-offset-2 outline-(--pw-focus) has-[textarea:focus-visible]:outline-2">
        <label className="min-w-0 flex-1">
          <span className="sr-only">Your question</span>
          {/* An invisible copy of the text gives the textarea its height, up to five lines. */}
          <span className="grid max-h-[calc(5lh+1.25rem)] overflow-y-auto text-body max-md:text-base">
            <textarea
              ref={field}
              rows={1}
              value={draft}
              maxLength={LONGEST}
              placeholder={placeholder}
              aria-describedby="composer-note"
              className="col-start-1 row-start-1 block min-h-11 w-full resize-none overflow-hidden bg-transparent py-2.5 text-ink shadow-none! outline-none! placeholder:truncate placeholder:text-ink-3"
              onChange={(event) => saveDraft(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <span
              aria-hidden="true"
              className="invisible col-start-1 row-start-1 min-w-0 py-2.5 break-words whitespace-pre-wrap"
            >
              {`${draft} `}
            </span>
          </span>
        </label>
        {asking ? (
          <button
            type="button"
            aria-label="Stop the answer"
            title="Stop the answer"
            className={roundClass}
            onClick={stopAnswer}
          >
            <Square className="size-4 fill-current" />
          </button>
        ) : (
          <button type="submit" aria-label="Send question" title="Send question" className={roundClass}>
            <ArrowUp className="size-5" />
          </button>
        )}
      </div>
      {/* Phones have it above the conversation, so that the field stays one line. */}
      <p id="composer-note" className="mt-2 text-center text-body text-ink-3 max-md:sr-only">
        Enter sends, Shift + Enter adds a line. Educational only, not medical advice.
      </p>
      <p role="status" className="nums text-center text-small text-ink-2 empty:hidden">
        {draft.length >= NEAR_END && `${left} ${plural(left, 'character')} left`}
      </p>
    </form>
  )
}

const roundClass =
  'grid size-11 shrink-0 place-items-center rounded-sm bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-active'
