import { tooShort } from '@shared/domain/sign-in/passwords'
import { Check, Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'

type NewPasswordFormProps = {
  /** The sign-in address, for password managers. */
  email: string
  /** The minimum length. */
  least: number
  submitLabel: string
  /** Sends the password and continues. An error it throws is shown here, at the field it names. */
  send: (password: string) => Promise<void>
}

/** Sets a password after following a link; kept in memory until it is accepted. */
export function NewPasswordForm({ email, least, submitLabel, send }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [trouble, setTrouble] = useState('')
  const [pending, run] = usePending()
  const input = useRef<HTMLInputElement>(null)

  function refuse(sentence: string) {
    setError(sentence)
    input.current?.focus()
  }

  async function submit() {
    setError('')
    setTrouble('')
    if (password.length < least) return refuse(tooShort(least))
    try {
      await send(password)
    } catch (failed) {
      const reason = failed instanceof ApiError ? failed.fields['password'] : undefined
      if (reason) refuse(reason)
      else setTrouble(sentenceOf(failed))
    }
  }

  return (
    <form
      noValidate
      aria-label="Choose a password"
      className="mt-5 flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        void run(submit)
      }}
    >
      {/* Not `hidden`, because some password managers ignore fields without a layout. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <Field
        label="Password"
        error={error}
        hint={`At least ${least} characters. Not a common password, your name or your email.`}
      >
        <PasswordInput
          ref={input}
          name="password"
          autoComplete="new-password"
          icon={Lock}
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-2 text-small font-medium text-ok-text empty:hidden">
        {password.length >= least && (
          <span className="flex items-center gap-2">
            <Check className="size-5" />
            Long enough
          </span>
        )}
      </p>
      {trouble && (
        <Alert tone="error" className="mt-4">
          {trouble}
        </Alert>
      )}
      <div className="mt-auto pt-6">
        <Button type="submit" size="lg" block pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
