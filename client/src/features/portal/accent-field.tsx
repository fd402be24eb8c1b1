import { contrast, isColour, LEAST_CONTRAST, OWN_ACCENT, textOn } from '@shared/domain/portal/accent'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

type AccentFieldProps = {
  /** The field's current value. */
  value: string
  field: UseFormRegisterReturn
  onPick: (colour: string) => void
  error: string | undefined
}

/** A colour, picked or typed, with the readability of text on it. */
export function AccentField({ value, field, onPick, error }: AccentFieldProps) {
  const typed = value.trim()
  const colour = isColour(typed) ? typed : OWN_ACCENT
  const text = textOn(colour)
  return (
    <div>
      <Field
        label="Accent colour"
        optional
        error={error}
        hint="For buttons in emails, letters and welcome pages. Leave blank for the portal's colour."
      >
        <TextInput {...field} placeholder={OWN_ACCENT} maxLength={20} spellCheck={false} mono />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <input
          type="color"
          aria-label="Pick the accent colour"
          value={colour.toLowerCase()}
          onChange={(event) => onPick(event.currentTarget.value)}
          className="size-11 cursor-pointer rounded-sm border border-line-strong bg-surface p-1"
        />
        {text && (
          <span
            aria-hidden="true"
            style={{ backgroundColor: colour, color: text }}
            className="rounded-sm px-4 py-2.5 text-small font-semibold"
          >
            Continue
          </span>
        )}
        {(typed === '' || isColour(typed)) && (
          <span role="status" className="text-small text-ink-2">
            {text
              ? `${text === '#ffffff' ? 'White' : 'Dark'} text, contrast ${shown(contrast(colour, text))} to 1`
              : `No text is readable on this colour (contrast ${LEAST_CONTRAST} to 1 needed)`}
          </span>
        )}
      </div>
    </div>
  )
}

/** Rounded down, so that an insufficient contrast never looks sufficient. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)
