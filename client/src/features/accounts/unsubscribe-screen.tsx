import { linkTo } from '@shared/screens'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { ApiError, request, sentenceOf } from '@/api/request'
import { useSession } from '@/session/session'
import { Alert } from '@/ui/alert'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { LinkOutcome } from '@/ui/link-outcome'

type Outcome = 'ended' | 'gone'

const words: Record<Outcome, [title: string, sentence: string]> = {
  ended: [
    'You get no more of these emails',
    'What is new still waits for you in the portal, under the bell. You can switch the emails on again in your settings.',
  ],
  gone: [
    'This link does not work',
    'It may have been cut off, or its account is gone. You can switch emails off in your settings.',
  ],
}

/** Ends report emails on a button press only, as mail programs open links automatically. */
export default function UnsubscribeScreen() {
  const [token] = useState(() => window.location.hash.slice(1))
  const [outcome, setOutcome] = useState<Outcome | undefined>(token ? undefined : 'gone')
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <Card className="mx-auto max-w-[28rem] md:mt-8 md:p-9">
        {outcome ? <OutcomeMessage outcome={outcome} /> : <Ask token={token} onSettled={setOutcome} />}
      </Card>
    </main>
  )
}

function Ask({ token, onSettled }: { token: string; onSettled: (outcome: Outcome) => void }) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState('')

  async function end() {
    setPending(true)
    setError('')
    try {
      await request('POST /api/unsubscribe', { body: { token } })
      onSettled('ended')
    } catch (failed) {
      setPending(false)
      if (failed instanceof ApiError && (failed.status === 410 || failed.status === 400)) onSettled('gone')
      else setError(sentenceOf(failed))
    }
  }

  return (
    <>
      <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand-text">
        <Mail className="size-6" />
      </span>
      <h1 className="mt-4 text-h1">Emails about reports</h1>
      <p className="mt-1.5 mb-5 text-body text-ink-2">
        You were told by email that a report is ready. Without these emails you see it in the portal, under
        the bell. Emails about the security of your account go on.
      </p>
      {error && (
        <Alert tone="error" className="mb-4">
          {error}
        </Alert>
      )}
      <Button size="lg" block pending={pending} pendingLabel="Stopping..." onClick={() => void end()}>
        Stop emails about reports
      </Button>
    </>
  )
}

function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  const [title, sentence] = words[outcome]
  const isHere = useSession().status === 'signed-in'
  return (
    <LinkOutcome isGone={outcome === 'gone'} title={title} sentence={sentence}>
      <Link
        href={linkTo('/settings', { hash: 'notifications' })}
        className={buttonClass({ size: 'lg', block: true, variant: 'secondary' })}
      >
        {isHere ? 'Open settings' : 'Sign in to settings'}
      </Link>
    </LinkOutcome>
  )
}
