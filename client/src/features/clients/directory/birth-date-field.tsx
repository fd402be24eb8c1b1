import { formatSlashes, formatWords, parseDate } from '@shared/domain/text/dates'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { clientFields, type ClientValues } from './client-values'

/** A date typed as text and shown in words; on blur it is written as MM/DD/YYYY. */
export function BirthDateField() {
  const { register, setValue, control, formState } = useFormContext<ClientValues>()
  const day = parseDate(useWatch({ control, name: 'dateOfBirth' }))
  const { onBlur, ...field } = register('dateOfBirth')
  return (
    <Field
      label={clientFields.dateOfBirth.label}
      hint={day ? formatWords(day) : 'Month, day, year: MM/DD/YYYY'}
      error={formState.errors.dateOfBirth?.message}
    >
      <TextInput
        {...field}
        placeholder="MM/DD/YYYY"
        autoComplete="off"
        maxLength={30}
        onBlur={(event) => {
          if (day) setValue('dateOfBirth', formatSlashes(day))
          void onBlur(event)
        }}
      />
    </Field>
  )
}
