import { leastCharacters, tooShort } from '@shared/domain/sign-in/passwords'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { FactorsSection } from '@/features/factors/factors-section.public'
import { fieldErrorsOf } from '@/forms/field-errors'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { toast } from '@/ui/use-toast'
import { OwnSessions } from './own-sessions'

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the password and shows second factors and sessions. */
export default function SecuritySection() {
  const { email, role } = useUser()
  const least = leastCharacters(role, 'owner')
  const once = useOneAtATime()
  const change = useApiMutation('PUT /api/user/password')
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: blank })

  const submit = handleSubmit(async ({ currentPassword, newPassword, confirmPassword }) => {
    if (newPassword !== confirmPassword) {
      const description = 'New password and confirmation password do not match.'
      toast({ title: 'Password Mismatch', description, variant: 'destructive' })
      setError('confirmPassword', { message: description }, { shouldFocus: true })
      return
    }
    try {
      await change.mutateAsync({ body: { currentPassword, newPassword } })
      reset(blank)
      toast({
        title: 'Password Changed',
        description: 'You can now sign in with it. We have signed you out everywhere else.',
      })
    } catch (error) {
      toast({ title: 'Password not changed', description: sentenceOf(error), variant: 'destructive' })
      fieldErrorsOf(error, ['currentPassword', 'newPassword'] as const).forEach(([field, message], place) =>
        setError(field, { message }, { shouldFocus: place === 0 }),
      )
    }
  })

  return (
    <Card>
      <CardHeader title="Security Settings" />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void once(() => submit(event))
        }}
        className="grid grid-cols-1 gap-4"
      >
        {/* Tells a password manager whose password this is. */}
        <input type="text" value={email} autoComplete="username" readOnly hidden />
        <Field label="Current password" error={formState.errors.currentPassword?.message}>
          <PasswordInput
            {...register('currentPassword', { required: 'Please enter your current password' })}
            autoComplete="current-password"
          />
        </Field>
        <Field
          label="New password"
          hint={`At least ${least} characters. Not a common password, your name, your email or the portal's name.`}
          error={formState.errors.newPassword?.message}
        >
          <PasswordInput
            {...register('newPassword', {
              minLength: { value: least, message: tooShort(least) },
              required: 'Please enter a new password',
            })}
            autoComplete="new-password"
            maxLength={200}
          />
        </Field>
        <Field label="Confirm new password" error={formState.errors.confirmPassword?.message}>
          <PasswordInput {...register('confirmPassword')} autoComplete="new-password" maxLength={200} />
        </Field>
        <div>
          <Button type="submit" block="phone" pending={change.isPending} pendingLabel="Changing...">
            Change Password
          </Button>
        </div>
      </form>
      <FactorsSection />
      <OwnSessions />
    </Card>
  )
}
