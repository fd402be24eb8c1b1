import { genders } from '@shared/domain/reports/report-status'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextInput, type TextInputProps } from '@/ui/text-input'
import { DateField } from './date-field'
import { reportFields, type EditValues } from './edit-values'
import type { Reviewer } from '../../use-practitioners'
import type { Report } from '../../results/report-types'
import { visibilityAfterEditing } from '../visibility'

type EditFieldsProps = {
  /** The gender as printed, which need not be one of the options. */
  printedGender: string
  practitioners: readonly Reviewer[]
  report: Report
}

export function EditFields({ printedGender, practitioners, report }: EditFieldsProps) {
  const { register, formState, watch } = useFormContext<EditValues>()
  const chosen = watch('practitionerId')
  const reviewer = practitioners.find(({ id }) => id === chosen) ?? null
  const seen = visibilityAfterEditing(report, {
    fields: Object.keys(formState.dirtyFields),
    ...(chosen !== report.practitionerId && { reviewer }),
  })
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <TextField name="sampleId" mono maxLength={100} />
      <TextField name="clientName" maxLength={200} />
      <Field label={reportFields.gender.label} error={formState.errors.gender?.message}>
        <Select {...register('gender')}>
          <option value="">{printedGender ? `On the report: ${printedGender}` : 'Not stated'}</option>
          <Options values={genders} />
        </Select>
      </Field>
      <DateField name="dateOfBirth" />
      <DateField name="dateOfReceipt" />
      <DateField name="reportDate" />
      <TextField
        name="email"
        type="email"
        maxLength={254}
        wrong="Please enter a valid email address"
        hint="As on the report. The report stays with the same client."
      />
      <TextField name="phone" type="tel" maxLength={50} />
      <TextField name="practitioner" maxLength={200} hint="As printed by the laboratory." />
      <Field
        label={reportFields.practitionerId.label}
        hint="Who can see the report in the portal."
        error={formState.errors.practitionerId?.message}
      >
        <Select
          {...register('practitionerId', {
            setValueAs: (value: string | number | null) => (value ? Number(value) : null),
          })}
        >
          <option value="">No practitioner</option>
          {practitioners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {seen && (
        <p role="status" className="text-small break-words text-ink-2 sm:col-span-2">
          {seen}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Pick<TextInputProps, 'type' | 'mono' | 'maxLength'> & {
  name: 'sampleId' | 'clientName' | 'email' | 'phone' | 'practitioner'
  hint?: string
  /** An error text that replaces the validation's. */
  wrong?: string
}

function TextField({ name, hint, wrong, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<EditValues>()
  const error = formState.errors[name]
  return (
    <Field label={reportFields[name].label} hint={hint} error={error && (wrong ?? error.message)}>
      <TextInput {...register(name)} {...input} autoComplete="off" />
    </Field>
  )
}
