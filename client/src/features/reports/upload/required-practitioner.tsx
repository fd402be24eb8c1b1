import { useEffect, useRef } from 'react'
import { sentenceOf } from '@/api/request'
import { Alert } from '@/ui/alert'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { usePractitioners } from '../use-practitioners'
import { choiceOf, PractitionerOptions, type PractitionerOption } from './practitioner-options'

const NO_PRACTITIONER = 'Please choose the practitioner'

type RequiredPractitionerProps = {
  value: string
  disabled: boolean
  /** Whether Upload was pressed without a choice. */
  missing: boolean
  onChange: (choice: PractitionerOption) => void
}

/** Asks which practitioner reviews this upload, or none; nothing is uploaded without an answer. */
export function RequiredPractitioner({ value, disabled, missing, onChange }: RequiredPractitionerProps) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (missing) select.current?.focus()
  }, [missing])
  const practitioners = usePractitioners()
  const choices = practitioners.data ?? []
  return (
    <>
      <Field
        label="Practitioner"
        hint={
          value === 'none'
            ? 'These reports appear in Client Reports, not in Practitioner Reports.'
            : undefined
        }
        error={missing ? NO_PRACTITIONER : undefined}
      >
        <Select
          ref={select}
          size="sm"
          required
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(choiceOf(choices, target.value))}
        >
          <option value="">Choose a practitioner</option>
          <PractitionerOptions choices={choices} />
        </Select>
      </Field>
      {practitioners.isError && <Alert tone="error">{sentenceOf(practitioners.error)}</Alert>}
    </>
  )
}
