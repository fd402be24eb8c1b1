import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { usePractitioners } from '../use-practitioners'

type PractitionerFilterProps = {
  value: number | undefined
  onChange: (practitionerId: number | undefined) => void
}

/** All practitioners, or one of them. */
export function PractitionerFilter({ value, onChange }: PractitionerFilterProps) {
  const { data = [], isPending } = usePractitioners()
  const isListed = value === undefined || data.some(({ id }) => id === value)
  return (
    <Field label="Practitioner" hideLabel className="max-sm:w-full sm:w-60">
      <Select
        size="sm"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">All Practitioners</option>
        {!isListed && <option value={value}>{isPending ? 'Loading...' : `Practitioner ${value}`}</option>}
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
