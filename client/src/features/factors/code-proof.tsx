import { useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { CodeBoxes } from './code-boxes'
import { ProofField } from './proof-field'
import type { ProofSubmission } from './use-proof-submission'

/** Asks for the code of an authenticator app. */
export function CodeProof({ submission, autoFocus }: { submission: ProofSubmission; autoFocus: boolean }) {
  const { pending, left, problemAt, prove } = submission
  const [digits, setDigits] = useState('')
  const [isKept, setKept] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function send(code: string) {
    setKept(false)
    const outcome = await prove('code', () => Promise.resolve({ code }))
    if (outcome === 'refused') setDigits('')
    // The server has not checked it, so it may still be correct.
    setKept(outcome === 'unsent')
    if (outcome !== 'taken') input.current?.focus()
  }

  function change(typed: string) {
    setDigits(typed)
    setKept(false)
    if (typed.length === 6 && typed !== digits) void send(typed)
  }

  return (
    <form
      noValidate
      aria-label="Authenticator app"
      onSubmit={(event) => {
        event.preventDefault()
        if (digits.length === 6) void send(digits)
      }}
    >
      <ProofField
        label="Code from your authenticator app"
        problem={problemAt('code')}
        hint={
          pending === 'code'
            ? 'Checking...'
            : left > 0
              ? `Please wait ${left} s.`
              : 'Six digits. We check them as soon as you have typed the last one.'
        }
      >
        {(tied) => (
          <CodeBoxes
            {...tied}
            ref={input}
            digits={digits}
            onDigits={change}
            readOnly={pending !== undefined || left > 0}
            aria-busy={pending === 'code' || undefined}
            autoFocus={autoFocus}
          />
        )}
      </ProofField>
      {isKept && (
        <Button type="submit" variant="secondary" className="mt-3" pending={pending === 'code'}>
          Send again
        </Button>
      )}
    </form>
  )
}
