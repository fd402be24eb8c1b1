import { linkTo } from '@shared/screens'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { ApiError, request, sentenceOf } from '@/api/request'
import { useConfig } from '@/api/use-config'
import { useSession } from '@/session/session'
import { Alert } from '@/ui/alert'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { LaboratoryContact } from '@/ui/laboratory-contact'
import { LinkOutcome } from '@/ui/link-outcome'

type Outcome = 'ended' | 'gone'

const words: Record<Outcome, [title: string, sentence: string]> = {
  ended: [
    'We have stopped these emails',
    "You'll still see what's new under the bell. You can turn emails back on in your settings.",
  ],
  gone: [
    'This link does not work',
    'Part of it may be missing, or the account may have been deleted. You can turn emails off in your settings.',
  ],
}

/** Ends report emails on a button press only, as mail programs open links automatically. */
export default function UnsubscribeScreen() {
  const config = useConfig()
  const [token] = useState(() => window.location.hash.slice(1))
  const [outcome, setOutcome] = useState<Outcome | undefined>(token ? undefined : 'gone')
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <Card className="mx-auto max-w-[28rem] md:mt-8 md:p-9">
        {outcome ? <OutcomeMessage outcome={outcome} /> : <Ask token={token} onSettled={setOutcome} />}
      </Card>
      <LaboratoryContact config={config} className="mx-auto mt-5 max-w-[28rem]" />
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
        We email you when a report is ready. Without these emails, look under the bell. We still email you
        about your account’s security.
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
