import { clientGenders } from '@shared/features/clients'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { Switch } from '@/ui/switch'
import { TextArea } from '@/ui/text-area'
import { TextInput, type TextInputProps } from '@/ui/text-input'
import { AllergiesField } from './allergies-field'
import { BirthDateField } from './birth-date-field'
import { clientFields, type ClientValues } from './client-values'

/** In two columns where they fit; `printedGender` need not be one of the options. */
export function ClientFields({ printedGender }: { printedGender: string }) {
  const { register, formState } = useFormContext<ClientValues>()
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <LineField name="firstName" maxLength={100} />
      <LineField name="lastName" maxLength={100} />
      <LineField name="email" type="email" maxLength={254} hint="The client uses it to sign in." />
      <LineField name="phone" type="tel" maxLength={50} />
      <BirthDateField />
      <Field label={clientFields.gender.label} error={formState.errors.gender?.message}>
        <Select {...register('gender')}>
          <option value="">{printedGender ? `On record: ${printedGender}` : 'Not stated'}</option>
          <Options values={clientGenders} />
        </Select>
      </Field>
      <AreaField name="address" rows={2} maxLength={500} />
      <AreaField name="emergencyContact" rows={2} maxLength={500} />
      <AllergiesField />
      <AreaField name="currentMedications" rows={2} maxLength={2000} />
      <AreaField name="medicalHistory" rows={3} maxLength={5000} />
      <Switch
        {...register('isActive')}
        label="Active"
        hint="An inactive client cannot sign in and is signed out everywhere."
        className="sm:col-span-2"
      />
    </div>
  )
}

type LineFieldProps = Pick<TextInputProps, 'type' | 'maxLength'> & {
  name: 'firstName' | 'lastName' | 'email' | 'phone'
  hint?: string
}

function LineField({ name, hint, ...input }: LineFieldProps) {
  const { register, formState } = useFormContext<ClientValues>()
  return (
    <Field label={clientFields[name].label} hint={hint} error={formState.errors[name]?.message}>
      <TextInput {...register(name)} {...input} autoComplete="off" />
    </Field>
  )
}

type AreaFieldProps = {
  name: 'address' | 'emergencyContact' | 'currentMedications' | 'medicalHistory'
  rows: number
  maxLength: number
}

function AreaField({ name, ...area }: AreaFieldProps) {
  const { register, formState } = useFormContext<ClientValues>()
  return (
    <Field label={clientFields[name].label} error={formState.errors[name]?.message} className="sm:col-span-2">
      <TextArea {...register(name)} {...area} />
    </Field>
  )
}
