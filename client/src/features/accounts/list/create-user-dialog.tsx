import { zodResolver } from '@hookform/resolvers/zod'
import type { Role } from '@shared/core/roles'
import { leastCharacters } from '@shared/domain/sign-in/passwords'
import { createUserBody } from '@shared/features/accounts'
import { useWatch } from 'react-hook-form'
import { useCreateForm } from '@/forms/use-create-form'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { PasswordInput } from '@/ui/password-input'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'

const roleTitles: Record<Role, string> = {
  client: 'Client',
  practitioner: 'Health Practitioner',
  admin: 'Administrator',
}
const resolver = zodResolver(createUserBody, undefined, { raw: true })

/** Creates an account; `role` is the preselected role. */
export default function CreateUserDialog({ role, onClose }: WithClose<{ role: Role }>) {
  const { form, dialog } = useCreateForm({
    route: 'POST /api/admin/users',
    start: { firstName: '', lastName: '', email: '', password: '', role },
    chosen: 'role',
    resolver,
    done: { title: 'Success', description: 'User created successfully' },
    failure: 'Error',
    onClose,
  })
  const { register, control, formState } = form
  const { errors } = formState
  const least = leastCharacters(useWatch({ control, name: 'role' }), 'admin')
  return (
    <FormDialog {...dialog} title="Create New User" submitLabel="Create User" pendingLabel="Creating...">
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
          hint={`At least ${least} characters, and not their name or email. They can change it in their settings.`}
          error={errors.password?.message}
          className="sm:col-span-2"
        >
          <PasswordInput {...register('password')} autoComplete="new-password" maxLength={200} />
        </Field>
        <Field label="Role" error={errors.role?.message} className="sm:col-span-2">
          {/* The minimum password length depends on the role. */}
          <Select {...register('role', { deps: 'password' })}>
            <Options values={['client', 'practitioner', 'admin']} words={(choice) => roleTitles[choice]} />
          </Select>
        </Field>
      </div>
    </FormDialog>
  )
}
