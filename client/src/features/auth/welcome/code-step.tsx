import { groupsOf, readCode } from '@shared/domain/sign-in/sign-in-links'
import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { ApiError, request, sentenceOf } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { linkProblemOf, type LinkProblem } from '../ended-link'
import { AlreadySignedIn } from '../already-signed-in'
import { Actions, Lead, EntryScreen } from '../entry-screen'

const UNKNOWN = 'We do not recognise this code. Please compare it with your letter.'

/** The error of a typed code; '' for none. */
export function codeError(typed: string): string {
  const odd = [...new Set(typed.toUpperCase().match(/[01OI]/g))]
  if (odd.length > 0) return `Codes never contain ${odd.join(' or ')}. Please check again.`
  if (readCode(typed)) return ''
  const count = typed.replace(/[^\p{L}\p{N}]/gu, '').length
  return count === 0
    ? 'Please enter the code from your letter.'
    : `A code has 12 letters and digits. You typed ${count}.`
}

type CodeStepProps = {
  /** The code from the URL of a QR code. */
  given: string
  onCode: (code: string) => void
  onEnded: (why: LinkProblem) => void
}

/** Asks for a letter's code, typed, pasted or filled in by its QR code. */
export function CodeStep({ given, onCode, onEnded }: CodeStepProps) {
  const [typed, setTyped] = useState(grouped(given))
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
    const code = readCode(typed)
    if (!code) return refuse(codeError(typed))
    try {
      await request('POST /api/welcome/look', { body: { token: code } })
      onCode(code)
    } catch (failed) {
      const end = linkProblemOf(failed)
      if (failed instanceof ApiError && end === 'unknown') refuse(UNKNOWN)
      else if (end) onEnded(end)
      else setTrouble(sentenceOf(failed))
    }
  }

  return (
    <EntryScreen title="Type the code from your letter">
      <Lead>The 12-character code beside the QR code.</Lead>
      <AlreadySignedIn />
      <form
        noValidate
        aria-label="The code from your letter"
        className="flex flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          void run(submit)
        }}
      >
        <Field label="Code" error={error} hint="Capitals, spaces and dashes do not matter." className="mt-5">
          <TextInput
            ref={input}
            name="code"
            mono
            icon={Mail}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="ABCD EFGH JKLM"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              const odd = /[01oi]/i.test(event.target.value)
              setError(odd ? codeError(event.target.value) : '')
            }}
          />
        </Field>
        {trouble && (
          <Alert tone="error" className="mt-4">
            {trouble}
          </Alert>
        )}
        <Actions>
          <Button type="submit" size="lg" block pending={pending}>
            Next
          </Button>
          <p className="pt-1 text-center text-small text-ink-2">
            Have you chosen a password before?{' '}
            <Link href="/auth" className="font-semibold text-brand-text underline underline-offset-2">
              Sign in
            </Link>
          </p>
        </Actions>
      </form>
    </EntryScreen>
  )
}

/** A code grouped as printed; other text stays as it is. */
function grouped(given: string): string {
  const code = readCode(given)
  return code ? groupsOf(code).join(' ') : given
}
