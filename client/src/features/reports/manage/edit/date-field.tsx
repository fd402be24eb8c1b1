import { formatDots, formatWords, parseDate } from '@shared/domain/text/dates'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { reportFields, type EditValues } from './edit-values'

/** A date typed as text: on blur it is parsed, written as DD.MM.YYYY and shown in words. */
export function DateField({ name }: { name: 'dateOfBirth' | 'dateOfReceipt' | 'reportDate' }) {
  const { register, setValue, getValues, formState } = useFormContext<EditValues>()
  const [day, setDay] = useState(() => parseDate(getValues(name)))

  function read(typed: string) {
    const found = parseDate(typed)
    setDay(found)
    if (found) setValue(name, formatDots(found), { shouldValidate: true })
  }

  const { onBlur, onChange, ...field } = register(name)
  return (
    <Field
      label={reportFields[name].label}
      hint={day ? formatWords(day) : 'Day, month, year: DD.MM.YYYY'}
      error={formState.errors[name]?.message}
    >
      <TextInput
        {...field}
        placeholder="DD.MM.YYYY"
        autoComplete="off"
        maxLength={30}
        onChange={(event) => {
          setDay(undefined)
          void onChange(event)
        }}
        onBlur={(event) => {
          read(event.target.value)
          void onBlur(event)
        }}
      />
    </Field>
  )
}
