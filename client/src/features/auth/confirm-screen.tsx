import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Reply } from '@shared/api'
import { ApiError, request, sentenceOf } from '@/api/request'
import { useConfig } from '@/api/use-config'
import { setUser, useSession } from '@/session/session'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { Field } from '@/ui/field'
import { pageClass } from '@/ui/page-class'
import { PasswordInput } from '@/ui/password-input'
import { LaboratoryContact } from '@/ui/laboratory-contact'
import { LinkOutcome } from '@/ui/link-outcome'
import { toast } from '@/ui/use-toast'

type Outcome = Reply<'POST /api/confirm'>['made'] | 'gone'

const words: Record<Outcome, [title: string, sentence: string]> = {
  account: ['Your account is ready', 'Sign in with your email and the password you chose.'],
  address: ['Your email is confirmed', 'Sign in with it from now on. We signed out your other devices.'],
  gone: [
    'This link no longer works',
    'It has been used already, or is more than 7 days old. Try signing in.',
  ],
}

/** Confirms a link from an email; asks the password, as a stranger may have requested it. */
export default function ConfirmScreen() {
  const config = useConfig()
  const [token] = useState(() => window.location.hash.slice(1))
  const [outcome, setOutcome] = useState<Outcome | undefined>(token ? undefined : 'gone')

  function settle(settled: Outcome) {
    // The token is spent.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    setOutcome(settled)
  }

  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <Card className="mx-auto max-w-[28rem] md:mt-8 md:p-9">
        {outcome ? <OutcomeMessage outcome={outcome} /> : <Ask token={token} onSettled={settle} />}
      </Card>
      <LaboratoryContact config={config} className="mx-auto mt-5 max-w-[28rem]" />
    </main>
  )
}

function Ask({ token, onSettled }: { token: string; onSettled: (outcome: Outcome) => void }) {
  const session = useSession()
  const [error, setError] = useState('')
  const [pending, setPending] = useState(false)

  function refuse(form: HTMLFormElement, sentence: string) {
    setError(sentence)
    form.querySelector('input')?.focus()
  }

  async function confirm(form: HTMLFormElement) {
    const password = new FormData(form).get('password')
    if (typeof password !== 'string' || password === '') {
      refuse(form, 'Password is required')
      return
    }
    setPending(true)
    try {
      const { made } = await request('POST /api/confirm', { body: { token, password } })
      // The signed-in user may have a new address now.
      if (session.status === 'signed-in') await request('GET /api/user').then(setUser, () => undefined)
      onSettled(made)
    } catch (failed) {
      setPending(false)
      const wrong = failed instanceof ApiError ? failed.fields['password'] : undefined
      if (failed instanceof ApiError && failed.status === 410) onSettled('gone')
      else if (wrong) refuse(form, wrong)
      else toast({ title: 'Not confirmed', description: sentenceOf(failed), variant: 'destructive' })
    }
  }

  return (
    <>
      <h1 className="text-h1">Confirm your email</h1>
      <p className="mt-1.5 text-body text-ink-2">
        Enter your password, or the one you chose when you registered. If you did not ask for this, close the
        page. Nothing will change.
      </p>
      <form
        noValidate
        aria-label="Confirm your email"
        className="mt-5 space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) void confirm(event.currentTarget)
        }}
      >
        <Field id="password" label="Password" error={error}>
          <PasswordInput name="password" autoComplete="current-password" icon={Lock} />
        </Field>
        <Button type="submit" size="lg" block pending={pending} pendingLabel="Confirming...">
          Confirm
        </Button>
      </form>
    </>
  )
}

function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  const [title, sentence] = words[outcome]
  const isHere = useSession().status === 'signed-in'
  return (
    <LinkOutcome isGone={outcome === 'gone'} title={title} sentence={sentence}>
      <Link href={isHere ? '/' : '/auth'} className={buttonClass({ size: 'lg', block: true })}>
        {isHere ? 'Go to the start page' : 'Sign In'}
      </Link>
    </LinkOutcome>
  )
}
