import { Lock } from 'lucide-react'
import { useState } from 'react'
import { request } from '@/api/request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { checkRegistration, LEAST } from './check-registration'
import { EmailField } from './email-field'
import type { AuthFormProps } from './sign-in-form'
import { useAuthForm } from './use-auth-form'

/** For an open portal only; makes a client account, whose address must be confirmed. */
export default function RegisterForm({ email, onEmail }: AuthFormProps) {
  const [next, setNext] = useState('')
  const { errors, pending, onSubmit } = useAuthForm({
    read: (field) => ({
      firstName: field('firstName'),
      lastName: field('lastName'),
      email: field('email'),
      password: field('password'),
    }),
    check: checkRegistration,
    send: async (body) => {
      const { message } = await request('POST /api/register', { body })
      toast({ title: 'Account created!', description: `Welcome to Pearwell. ${message}` })
      setNext(message)
    },
    failure: 'Registration failed',
  })

  if (next)
    return (
      <Alert tone="success" title="One more step">
        {next}
      </Alert>
    )
  return (
    <form noValidate aria-label="Create account" className="space-y-4 md:space-y-5" onSubmit={onSubmit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="firstName" label="First name" error={errors.firstName}>
          <TextInput name="firstName" autoComplete="given-name" maxLength={100} />
        </Field>
        <Field id="lastName" label="Last name" error={errors.lastName}>
          <TextInput name="lastName" autoComplete="family-name" maxLength={100} />
        </Field>
      </div>
      <EmailField error={errors.email} value={email} onChange={onEmail} />
      <Field
        id="password"
        label="Password"
        hint={`At least ${LEAST} characters. Not your name or email.`}
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="new-password" icon={Lock} />
      </Field>
      <Button type="submit" size="lg" block pending={pending} pendingLabel="Creating account...">
        Create account
      </Button>
    </form>
  )
}
