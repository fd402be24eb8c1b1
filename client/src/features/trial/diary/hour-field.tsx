import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

type HourFieldProps = {
  /** `HH:MM`; null for no reminder. */
  value: string | null
  onChange: (value: string | null) => void
}

/** The time of the diary reminder, or none. */
export function HourField({ value, onChange }: HourFieldProps) {
  return (
    <Field label="Remind me to fill in the diary at" hint="The reminder never mentions your health.">
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">No reminder</option>
        <Options values={value === null || hours.includes(value) ? hours : [value, ...hours]} />
      </Select>
    </Field>
  )
}
