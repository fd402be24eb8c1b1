import { zodResolver } from '@hookform/resolvers/zod'
import { createPractitionerBody } from '@shared/features/practitioners'
import { useCallback } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import { namesIn } from '@/forms/fields'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { PasswordInput } from '@/ui/password-input'
import { toast } from '@/ui/use-toast'
import { PractitionerFields } from './practitioner-fields'
import { noValues, practitionerFields } from './practitioner-values'

const blank = { ...noValues, password: '' }

/** Makes a practitioner with the account that they sign in with. */
export default function AddPractitionerDialog({ onClose }: WithClose<object>) {
  const create = useApiMutation('POST /api/practitioners')
  const form = useForm({
    defaultValues: blank,
    resolver: zodResolver(createPractitionerBody, undefined, { raw: true }),
  })
  const { getValues, setError } = form
  const isDirty = useCallback(() => Object.values(getValues()).some((text) => text !== ''), [getValues])

  const submit = form.handleSubmit(async (body) => {
    if (create.isPending) return
    try {
      await create.mutateAsync({ body })
      toast({ title: 'Success', description: 'Practitioner created successfully' })
      onClose()
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      const found = fieldErrorsOf(error, [...namesIn(practitionerFields), 'password'] as const)
      found.forEach(([field, message], place) => setError(field, { message }, { shouldFocus: place === 0 }))
    }
  })

  return (
    <FormDialog
      size="lg"
      title="Add New Practitioner"
      submitLabel="Add Practitioner"
      pendingLabel="Adding..."
      pending={create.isPending}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <PractitionerFields>
          <PasswordField />
        </PractitionerFields>
      </FormProvider>
    </FormDialog>
  )
}

/** A component of its own, so that it comes after the fields before it when the first wrong one takes the focus. */
function PasswordField() {
  const { register, formState } = useFormContext<typeof blank>()
  return (
    <Field
      label="Password"
      hint="At least 6 characters. Give it to them; they can change it in their settings."
      error={formState.errors.password?.message}
    >
      <PasswordInput {...register('password')} autoComplete="new-password" maxLength={200} />
    </Field>
  )
}
