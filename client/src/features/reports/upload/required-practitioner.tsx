import { useEffect, useRef } from 'react'
import { sentenceOf } from '@/api/request'
import { Alert } from '@/ui/alert'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { usePractitioners } from '../use-practitioners'

const NO_PRACTITIONER = 'Please choose the practitioner'

type RequiredPractitionerProps = {
  value: string
  disabled: boolean
  /** Upload was pressed without one. */
  missing: boolean
  onChange: (practitionerId: string) => void
}

/** Whose review the reports of this upload are for; without an answer nothing is uploaded. */
export function RequiredPractitioner({ value, disabled, missing, onChange }: RequiredPractitionerProps) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (missing) select.current?.focus()
  }, [missing])
  const practitioners = usePractitioners()
  return (
    <>
      <Field label="Practitioner" error={missing ? NO_PRACTITIONER : undefined}>
        <Select
          ref={select}
          size="sm"
          required
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">Choose a practitioner</option>
          {practitioners.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {practitioners.isError && <Alert tone="error">{sentenceOf(practitioners.error)}</Alert>}
    </>
  )
}
