import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { PasswordInput } from '@/ui/password-input'
import { TextInput } from '@/ui/text-input'
import { ProofField } from './proof-field'
import type { Proof } from './proof'
import type { ProofSubmission } from './use-proof-submission'

type TypedProofProps = {
  method: 'recovery' | 'password'
  submission: ProofSubmission
  autoFocus: boolean
  /** The account of the password, for password managers. */
  email?: string
  submitLabel: string
  hint?: ReactNode
}

/** A form for a recovery code or the password. */
export function TypedProof({ method, submission, autoFocus, email, submitLabel, hint }: TypedProofProps) {
  const { pending, left, problemAt, prove } = submission
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isPassword = method === 'password'
  const label = isPassword ? 'Password' : 'Recovery code'

  async function send() {
    const isEmpty = typed.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return input.current?.focus()
    const proof: Proof = isPassword ? { password: typed } : { recovery: typed.trim() }
    if ((await prove(method, () => Promise.resolve(proof))) !== 'refused') return
    input.current?.focus()
    // Selected, so that typing replaces it.
    input.current?.select()
  }

  const missing = isPassword ? 'Please enter your password' : 'Please enter a recovery code'
  return (
    <form
      noValidate
      aria-label={isPassword ? 'Your password' : 'A recovery code'}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isPassword && (
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
      )}
      <ProofField label={label} hint={hint} problem={isMissing ? missing : problemAt(method)}>
        {(tied) => {
          const field = {
            ...{ ...tied, ref: input, name: method, value: typed, autoFocus },
            onChange: ({ target }: { target: HTMLInputElement }) => {
              setTyped(target.value)
              setMissing(false)
            },
          }
          return isPassword ? (
            <PasswordInput {...field} autoComplete="current-password" maxLength={1000} />
          ) : (
            <TextInput
              {...field}
              mono
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
            />
          )
        }}
      </ProofField>
      <Button
        type="submit"
        size="lg"
        block
        className="mt-4"
        pending={pending === method || left > 0}
        pendingLabel={left > 0 ? `Wait ${left} s` : 'Checking...'}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
