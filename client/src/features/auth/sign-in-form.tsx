import type { Reply } from '@shared/api'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError, request } from '@/api/request'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { checkSignIn } from './check-form'
import { EmailField } from './email-field'
import { PasskeySignIn } from './passkey-sign-in'
import type { SignInBlock, StepHandler } from './continue-sign-in'
import { useAuthForm } from './use-auth-form'
import { welcomeBack } from './welcome-back'

const mismatch = {
  password: 'The email or password is not right. Please type the password again.',
}

export type AuthFormProps = {
  /** Kept by the parent, so that it survives the switch between the forms. */
  email: string
  onEmail: (email: string) => void
  /** Called when the form is sent. */
  onSend: () => void
}

type SignInFormProps = AuthFormProps & {
  /** Undefined until it has loaded. */
  config: Reply<'GET /api/config'> | undefined
  onForgot: () => void
  onStep: StepHandler
  autoFocus?: boolean
}

export function SignInForm({ email, onEmail, onSend, config, onForgot, onStep, autoFocus }: SignInFormProps) {
  const [block, setBlock] = useState<SignInBlock>()
  useEffect(() => block?.stop, [block?.stop])
  const { errors, pending, onSubmit } = useAuthForm({
    read: (field) => ({ email: field('email'), password: field('password') }),
    check: checkSignIn,
    send: async (body) => {
      onSend()
      try {
        welcomeBack(await request('POST /api/login', { body }))
      } catch (error) {
        if (!(error instanceof ApiError && (error.status === 429 || error.methods))) throw error
        const { continueSignIn } = await import('./continue-sign-in')
        await continueSignIn(error, { body, config, onBlock: setBlock, onStep })
      }
    },
    failure: 'Login failed',
    mismatch,
  })

  return (
    <form noValidate aria-label="Sign In" className="space-y-4 md:space-y-5" onSubmit={onSubmit}>
      <EmailField passkeys error={errors.email} value={email} onChange={onEmail} />
      <div className="relative">
        <Field id="password" label="Password" error={errors.password}>
          <PasswordInput name="password" autoComplete="current-password" icon={Lock} autoFocus={autoFocus} />
        </Field>
        {/* Visually beside the label, but after the field in tab order. */}
        <button
          type="button"
          className="absolute -top-4.5 -right-1 h-11 rounded-sm px-1 pt-3 text-small font-semibold text-brand-text"
          onClick={onForgot}
        >
          Forgot password?
        </button>
      </div>
      <Button
        type="submit"
        size="lg"
        block
        pending={pending || !!block?.label}
        pendingLabel={block?.label ?? 'Signing in...'}
      >
        Sign In
      </Button>
      <p role="status" className="text-small text-ink-2 empty:sr-only">
        {block?.note}
      </p>
      <PasskeySignIn config={config} onSend={onSend} />
    </form>
  )
}
