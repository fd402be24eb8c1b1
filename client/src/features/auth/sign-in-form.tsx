import { Lock } from 'lucide-react'
import { request } from '@/api/request'
import { setUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { toast } from '@/ui/use-toast'
import { checkSignIn } from './check-form'
import { EmailField } from './email-field'
import { useAuthForm } from './use-auth-form'

export type AuthFormProps = {
  /** Kept above, so that it survives the switch between the two forms. */
  email: string
  onEmail: (email: string) => void
  /** Called as the form is sent. */
  onSend: () => void
}

export function SignInForm({ email, onEmail, onSend }: AuthFormProps) {
  const { errors, pending, onSubmit } = useAuthForm({
    read: (field) => ({ email: field('email'), password: field('password') }),
    check: checkSignIn,
    send: async (body) => {
      onSend()
      const user = await request('POST /api/login', { body })
      toast({ title: 'Welcome back!', description: 'Successfully logged in.' })
      setUser(user)
    },
    failure: 'Login failed',
  })

  return (
    <form noValidate aria-label="Sign In" className="space-y-4 md:space-y-5" onSubmit={onSubmit}>
      <EmailField error={errors.email} value={email} onChange={onEmail} />
      <Field id="password" label="Password" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" icon={Lock} />
      </Field>
      <Button type="submit" size="lg" block pending={pending} pendingLabel="Signing in...">
        Sign In
      </Button>
    </form>
  )
}
