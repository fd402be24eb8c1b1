import { CircleAlert } from 'lucide-react'
import { useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react'
import { controlClass } from '@/ui/control-class'
import { birthParts, typedPart, fullDate, type BirthDate, type BirthPart } from './birth-date'

const labels: Record<BirthPart, string> = { day: 'Day', month: 'Month', year: 'Year' }

export type BirthDateHandle = { focus: (part: BirthPart) => void }

type BirthDateFieldsProps = {
  value: BirthDate
  onChange: (date: BirthDate) => void
  error: string
  /** The id of a hint for every field. */
  hintId: string
  ref: Ref<BirthDateHandle>
}

/** Day, month and year; a complete field moves the focus on, and a pasted date fills all three. */
export function BirthDateFields({ value, onChange, error, hintId, ref }: BirthDateFieldsProps) {
  const errorId = useId()
  const inputs = useRef<Partial<Record<BirthPart, HTMLInputElement | null>>>({})
  const focus = (part: BirthPart | undefined) => {
    if (!part) return
    inputs.current[part]?.focus()
    inputs.current[part]?.select()
  }
  useImperativeHandle(ref, () => ({ focus }))

  function type(part: BirthPart, typed: string) {
    const whole = fullDate(typed)
    if (whole) {
      onChange(whole)
      return focus('year')
    }
    const { digits, done } = typedPart(part, typed)
    const grew = digits.length > value[part].length || digits === value[part]
    onChange({ ...value, [part]: digits })
    if (done && grew) focus(after(part))
  }

  function goBack(event: KeyboardEvent, part: BirthPart) {
    const before = birthParts[birthParts.indexOf(part) - 1]
    if (event.key !== 'Backspace' || value[part] !== '' || !before) return
    event.preventDefault()
    inputs.current[before]?.focus()
  }

  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="sr-only">Date of birth</legend>
      <div className="grid grid-cols-[1fr_1fr_1.6fr] gap-3">
        {birthParts.map((part) => (
          <label key={part} className="min-w-0">
            <span className="mb-1.5 block text-small font-semibold">{labels[part]}</span>
            <input
              ref={(input) => {
                inputs.current[part] = input
              }}
              name={`birth-${part}`}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              aria-invalid={error !== '' || undefined}
              aria-describedby={error ? `${errorId} ${hintId}` : hintId}
              className={`${controlClass()} px-2 text-center text-lead!`}
              value={value[part]}
              onChange={(event) => type(part, event.target.value)}
              onKeyDown={(event) => goBack(event, part)}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 flex gap-1.5 text-small font-medium text-high-text">
          <CircleAlert className="mt-px size-4.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

const after = (part: BirthPart) => birthParts[birthParts.indexOf(part) + 1]
