import { zodResolver } from '@hookform/resolvers/zod'
import { hasEmail } from '@shared/domain/people/no-email'
import { updateProfileBody } from '@shared/features/auth'
import { useForm, useWatch } from 'react-hook-form'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { setUser, useUser, type SessionUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { PendingEmailChange } from './pending-email-change'

const fields = ['firstName', 'lastName', 'email', 'phone', 'currentPassword'] as const

/** '' for a user without email, who signs in with a username in email form. */
const ownEmail = ({ email }: Pick<SessionUser, 'email'>) => (hasEmail(email) ? email : '')

function emailHint({ role, email }: SessionUser): string {
  if (!hasEmail(email))
    return `We have no email address for you. You sign in with ${email} until you confirm one.`
  return role === 'client' ? 'You sign in with it. It is also your username.' : 'You sign in with it.'
}

/** The user's names, address and phone. A new address requires the password. */
export default function ProfileSection() {
  const user = useUser()
  const once = useOneAtATime()
  const save = useApiMutation('PATCH /api/user')
  const valuesOf = ({ firstName, lastName, email, phone }: typeof user) => ({
    firstName,
    lastName,
    email: ownEmail({ email }),
    phone,
    currentPassword: '',
  })
  const { register, handleSubmit, reset, setError, control, formState } = useForm({
    defaultValues: valuesOf(user),
    resolver: zodResolver(updateProfileBody, undefined, { raw: true }),
  })
  // A user without email may save the rest without one.
  const isNone = (typed: string) => typed.trim() === '' && !hasEmail(user.email)
  const { email = '' } = useWatch({ control })
  const isNewAddress = email.trim().toLowerCase() !== ownEmail(user).toLowerCase()

  const submit = handleSubmit(async ({ currentPassword, ...profile }) => {
    if (isNewAddress && !currentPassword) {
      setError('currentPassword', { message: 'Please enter your current password' }, { shouldFocus: true })
      return
    }
    try {
      const body = isNewAddress ? { ...profile, currentPassword } : profile
      const saved = await save.mutateAsync({ body })
      setUser(saved)
      reset(valuesOf(saved))
      toast({
        title: 'Profile Updated',
        description: isNewAddress
          ? 'Please confirm your new email. Until then, sign in with the old one.'
          : 'Your profile information has been saved.',
      })
    } catch (error) {
      toast({ title: 'Profile not saved', description: sentenceOf(error), variant: 'destructive' })
      fieldErrorsOf(error, fields).forEach(([field, message], place) =>
        setError(field, { message }, { shouldFocus: place === 0 }),
      )
    }
  })

  return (
    <Card>
      <CardHeader title="Profile Information" />
      <PendingEmailChange />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void once(() => submit(event))
        }}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <Field label="First name" error={formState.errors.firstName?.message}>
          <TextInput {...register('firstName')} autoComplete="given-name" maxLength={100} />
        </Field>
        <Field label="Last name" error={formState.errors.lastName?.message}>
          <TextInput {...register('lastName')} autoComplete="family-name" maxLength={100} />
        </Field>
        <Field label="Email" error={formState.errors.email?.message} hint={emailHint(user)}>
          <TextInput
            {...register('email', { setValueAs: (typed: string) => (isNone(typed) ? undefined : typed) })}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </Field>
        <Field label="Phone" optional error={formState.errors.phone?.message}>
          <TextInput {...register('phone')} type="tel" autoComplete="tel" maxLength={40} />
        </Field>
        {isNewAddress && (
          <Field
            className="sm:col-span-2"
            label="Current password"
            hint="To change your email, please confirm it is you. It changes once you have confirmed it."
            error={formState.errors.currentPassword?.message}
          >
            <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
          </Field>
        )}
        <div className="sm:col-span-2">
          <Button type="submit" block="phone" pending={save.isPending} pendingLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </form>
    </Card>
  )
}
