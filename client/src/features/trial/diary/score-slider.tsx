import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { cn } from '@/lib/class-names'

const MOST = 10
/** Half the thumb's width in rem; the thumb stays within the track at both ends. */
const HALF = 1.125

const placeOf = (score: number) => `calc(${HALF}rem + (100% - ${2 * HALF}rem) * ${score / MOST})`

const focus =
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus'

type ScoreSliderProps = {
  label: string
  /** Null until it is set. */
  score: number | null
  /** The mean before the plan, shown as a mark. */
  before: number | null
  readOnly?: boolean
  /** Puts the name above the track, where a name is too long to stand beside it. */
  stacked?: boolean
  onChange: (score: number) => void
}

/** A score from 0 to 10, empty until set by a tap on the track, a drag, arrow keys or a digit. */
export function ScoreSlider(props: ScoreSliderProps) {
  const { label, score, before, readOnly = false, stacked = false, onChange } = props
  const id = useId()
  const track = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  function setAt({ clientX }: PointerEvent) {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 0 }
    const thumb = HALF * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const share = (clientX - left - thumb) / Math.max(1, width - 2 * thumb)
    onChange(Math.round(Math.min(1, Math.max(0, share)) * MOST))
  }
  const pulls = !readOnly && {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.preventDefault()
      input.current?.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) setAt(event)
    },
    // Not on pointer down, which may start a scroll.
    onPointerUp: setAt,
  }

  function setByKey(event: KeyboardEvent) {
    if (/^\d$/.test(event.key)) onChange(Number(event.key))
    // The native slider is at 0 already and would fire no change.
    else if (score === null && ['Home', 'ArrowLeft', 'ArrowDown', ' '].includes(event.key)) onChange(0)
    else return
    event.preventDefault()
  }

  return (
    <div
      className={cn(
        'grid items-center gap-x-3',
        stacked ? 'grid-cols-[minmax(0,1fr)_1.75rem]' : 'grid-cols-[5.75rem_minmax(0,1fr)_1.75rem]',
      )}
    >
      <label htmlFor={id} className={cn('min-w-0 text-body break-words', stacked && 'col-span-full')}>
        {label}
      </label>
      <div
        ref={track}
        className={cn('relative h-12 touch-pan-y select-none', !readOnly && 'cursor-pointer')}
        {...pulls}
      >
        <input
          ref={input}
          id={id}
          type="range"
          min={0}
          max={MOST}
          step={1}
          value={score ?? 0}
          disabled={readOnly}
          aria-valuetext={score === null ? 'not set yet' : `${score} of ${MOST}`}
          className="peer pointer-events-none absolute inset-0 size-full opacity-0"
          onChange={({ target }) => onChange(Number(target.value))}
          onKeyDown={setByKey}
        />
        {score === null ? (
          <span
            aria-hidden="true"
            className={cn(
              'absolute inset-x-0 top-1/2 flex h-9 -translate-y-1/2 items-center rounded-full border-2 border-dashed border-line-strong px-4 text-small font-semibold text-ink-2',
              focus,
              // Beside the mark, never below it.
              before !== null && before < MOST / 2 && 'justify-end',
            )}
          >
            {!readOnly && 'Tap'}
          </span>
        ) : (
          <span className="absolute inset-x-0 top-1/2 h-3 -translate-y-1/2 overflow-hidden rounded-full border border-line-strong bg-sunken">
            <span
              className="block h-full bg-brand forced-colors:bg-[Highlight]"
              style={{ width: placeOf(score) }}
            />
          </span>
        )}
        {before !== null && (
          <span
            aria-hidden="true"
            className="absolute top-1/2 h-9 -translate-1/2 border-l-[3px] border-ink-2"
            style={{ left: placeOf(before) }}
          />
        )}
        {score !== null && (
          <span
            aria-hidden="true"
            className={cn(
              'absolute top-1/2 size-9 -translate-1/2 rounded-full border-4 border-brand bg-surface shadow-e2',
              focus,
            )}
            style={{ left: placeOf(score) }}
          />
        )}
      </div>
      <span aria-hidden="true" className="nums text-right font-display text-h2 font-semibold">
        {score ?? '–'}
      </span>
    </div>
  )
}
