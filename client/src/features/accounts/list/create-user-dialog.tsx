import { zodResolver } from '@hookform/resolvers/zod'
import type { Role } from '@shared/core/roles'
import { createUserBody } from '@shared/features/accounts'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { PasswordInput } from '@/ui/password-input'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'

const roleChoices: [Role, string][] = [
  ['client', 'Client'],
  ['practitioner', 'Health Practitioner'],
  ['admin', 'Administrator'],
]
const fields = ['firstName', 'lastName', 'email', 'password', 'role'] as const

/** Makes an account of any role; `role` is what is chosen at first. */
export default function CreateUserDialog({ role, onClose }: WithClose<{ role: Role }>) {
  const create = useApiMutation('POST /api/admin/users')
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    defaultValues: { firstName: '', lastName: '', email: '', password: '', role },
    resolver: zodResolver(createUserBody, undefined, { raw: true }),
  })
  const { errors } = formState
  const isDirty = useCallback(
    () => getValues(['firstName', 'lastName', 'email', 'password']).some((text) => text !== ''),
    [getValues],
  )

  const submit = handleSubmit(async (body) => {
    if (create.isPending) return
    try {
      await create.mutateAsync({ body })
      toast({ title: 'Success', description: 'User created successfully' })
      onClose()
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      fieldErrorsOf(error, fields).forEach(([field, message], place) =>
        setError(field, { message }, { shouldFocus: place === 0 }),
      )
    }
  })

  return (
    <FormDialog
      title="Create New User"
      submitLabel="Create User"
      pendingLabel="Creating..."
      pending={create.isPending}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <Field label="First name" optional error={errors.firstName?.message}>
          <TextInput {...register('firstName')} autoComplete="off" maxLength={100} />
        </Field>
        <Field label="Last name" optional error={errors.lastName?.message}>
          <TextInput {...register('lastName')} autoComplete="off" maxLength={100} />
        </Field>
        <Field
          label="Email"
          hint="They sign in with it."
          error={errors.email?.message}
          className="sm:col-span-2"
        >
          <TextInput {...register('email')} type="email" autoComplete="off" maxLength={254} />
        </Field>
        <Field
          label="Password"
          hint="At least 6 characters. They can change it in their settings."
          error={errors.password?.message}
          className="sm:col-span-2"
        >
          <PasswordInput {...register('password')} autoComplete="new-password" maxLength={200} />
        </Field>
        <Field label="Role" error={errors.role?.message} className="sm:col-span-2">
          <Select {...register('role')}>
            {roleChoices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </FormDialog>
  )
}
