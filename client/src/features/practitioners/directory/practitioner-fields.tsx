import { releaseRules } from '@shared/features/practitioners'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput, type TextInputProps } from '@/ui/text-input'
import { practitionerFields, ruleWords, type PractitionerValues } from './practitioner-values'

/** The fields shared by adding and editing, in two columns where they fit. */
export function PractitionerFields({ children }: { children?: React.ReactNode }) {
  const { register, formState } = useFormContext<PractitionerValues>()
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <TextField name="firstName" maxLength={100} />
      <TextField name="lastName" maxLength={100} />
      <TextField name="email" type="email" maxLength={254} hint="They use it to sign in." />
      {children}
      <TextField name="specialty" maxLength={200} optional placeholder="For example: Dietetics" />
      <TextField name="licenseNumber" maxLength={100} optional />
      <TextField name="clinicName" maxLength={200} optional />
      <TextField name="clinicAddress" maxLength={500} optional />
      <Field
        label={practitionerFields.qualifications.label}
        optional
        error={formState.errors.qualifications?.message}
        className="sm:col-span-2"
      >
        <TextArea {...register('qualifications')} rows={3} maxLength={1000} />
      </Field>
      <Field
        label={practitionerFields.releaseRule.label}
        hint="For new reports, unless an upload says otherwise. Held reports stay held."
        error={formState.errors.releaseRule?.message}
        className="sm:col-span-2"
      >
        <Select {...register('releaseRule')}>
          {releaseRules.map((rule) => (
            <option key={rule} value={rule}>
              {ruleWords[rule]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

type TextFieldProps = Pick<TextInputProps, 'type' | 'maxLength' | 'placeholder'> & {
  name: Exclude<keyof PractitionerValues, 'qualifications' | 'releaseRule'>
  optional?: boolean
  hint?: string
}

function TextField({ name, hint, optional, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<PractitionerValues>()
  return (
    <Field
      label={practitionerFields[name].label}
      hint={hint}
      optional={optional}
      error={formState.errors[name]?.message}
    >
      <TextInput {...register(name)} {...input} autoComplete="off" />
    </Field>
  )
}
