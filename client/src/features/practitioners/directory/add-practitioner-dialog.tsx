import { zodResolver } from '@hookform/resolvers/zod'
import { leastCharacters } from '@shared/domain/sign-in/passwords'
import { createPractitionerBody } from '@shared/features/practitioners'
import { FormProvider, useFormContext } from 'react-hook-form'
import { useCreateForm } from '@/forms/use-create-form'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { PasswordInput } from '@/ui/password-input'
import { PractitionerFields } from './practitioner-fields'
import { noValues } from './practitioner-values'

const start = { ...noValues, password: '' }
const least = leastCharacters('practitioner', 'admin')
const resolver = zodResolver(createPractitionerBody, undefined, { raw: true })

/** Creates a practitioner with an account. */
export default function AddPractitionerDialog({ onClose }: WithClose<object>) {
  const { form, dialog } = useCreateForm({
    route: 'POST /api/practitioners',
    start,
    resolver,
    done: { title: 'Success', description: 'Practitioner created successfully' },
    failure: 'Error',
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Add New Practitioner"
      submitLabel="Add Practitioner"
      pendingLabel="Adding..."
    >
      <FormProvider {...form}>
        <PractitionerFields>
          <PasswordField />
        </PractitionerFields>
      </FormProvider>
    </FormDialog>
  )
}

/** Separate, so that it registers last and the first invalid field gets the focus. */
function PasswordField() {
  const { register, formState } = useFormContext<typeof start>()
  return (
    <Field
      label="Password"
      hint={`At least ${least} characters, without their name or email. They can change it in their settings.`}
      error={formState.errors.password?.message}
    >
      <PasswordInput {...register('password')} autoComplete="new-password" maxLength={200} />
    </Field>
  )
}
