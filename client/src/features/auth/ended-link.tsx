import type { EndedLink as Ended } from '@shared/domain/sign-in/sign-in-links'
import { formatWords, localDay } from '@shared/domain/text/dates'
import { MailPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { ApiError, request, sentenceOf } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button, buttonClass } from '@/ui/button'
import { AskLaboratory } from './ask-laboratory'
import { Actions, Lead, EntryScreen } from './entry-screen'

const ForgotPassword = lazy(() => import('./forgot-password'))

/** How the user arrived. */
export type EntryMeans = 'link' | 'code' | 'reset'

/** Why the link cannot be used: ended, unknown, or missing from the URL. */
export type LinkProblem = Ended | 'unknown' | 'missing'

type Words = [title: string, sentence: string]

const whenOf = (endedAt: string | null) => (endedAt ? ` on ${formatWords(localDay(endedAt))}` : '')

const lives: Record<EntryMeans, string> = {
  link: 'Links work for 14 days. Your result is still here.',
  code: 'Codes work for 60 days. Your result is still here.',
  reset: 'Password reset links work for 60 minutes. Your password has not changed.',
}

const unknown: Record<EntryMeans, Words> = {
  link: ['We do not recognise this link', 'Part of it may be missing. Open it from the message again.'],
  code: ['We do not recognise this code', 'Please compare it with your letter.'],
  reset: ['We do not recognise this link', 'Part of it may be missing. Open it from the email again.'],
}

const missing: Record<Exclude<EntryMeans, 'code'>, Words> = {
  link: [
    'Please open your link again',
    'This web address has no invitation. Open the link in your message, or type the code from your letter.',
  ],
  reset: ['Please open your link again', 'This web address is not a password reset link.'],
}

function wordsOf(why: LinkProblem, by: EntryMeans): Words {
  const thing = by === 'code' ? 'code' : 'link'
  if (why === 'unknown') return unknown[by]
  if (why === 'missing') return missing[by === 'reset' ? 'reset' : 'link']
  switch (why.why) {
    case 'expired':
      return [`This ${thing} expired${whenOf(why.endedAt)}`, lives[by]]
    case 'used':
      return [
        `This ${thing} has already been used`,
        by === 'reset'
          ? 'It was used to set a new password. Sign in with that password.'
          : 'It was used to set a password. Sign in with that password and your email or sign-in name.',
      ]
    case 'locked':
      return [
        `This ${thing} is locked`,
        'We locked it after 5 wrong answers, so that nobody can guess. Your result is still here.',
      ]
    case 'revoked':
      return [
        `This ${thing} has been replaced`,
        'A newer message has replaced it, or your laboratory has withdrawn it. Open the newest message.',
      ]
  }
}

/** A link or code that cannot be used: the reason and what to do instead. */
export function EndedLink({ why, by, token }: { why: LinkProblem; by: EntryMeans; token: string }) {
  const config = useApiQuery('GET /api/config').data
  const [forgot, setForgot] = useState(false)
  const [email, setEmail] = useState('')
  const [title, sentence] = wordsOf(why, by)
  const ended = typeof why === 'object' ? why : undefined

  if (forgot)
    return (
      <EntryScreen key="forgot" title="Forgot password?">
        <div className="mt-5">
          <Suspense>
            <ForgotPassword
              email={email}
              onEmail={setEmail}
              config={config}
              onBack={() => setForgot(false)}
            />
          </Suspense>
        </div>
      </EntryScreen>
    )
  return (
    <EntryScreen key="ended" title={title}>
      <Lead>{sentence}</Lead>
      {ended?.canResend && <Again token={token} />}
      <Actions>
        {by === 'reset' && <ForgotButton first onOpen={() => setForgot(true)} />}
        {(ended?.why === 'used' || ended?.why === 'revoked' || why === 'missing' || by === 'reset') && (
          <Link
            href="/auth"
            className={buttonClass({
              variant: by === 'reset' ? 'secondary' : 'primary',
              size: 'lg',
              block: true,
            })}
          >
            Sign in
          </Link>
        )}
        {ended?.why === 'used' && by !== 'reset' && <ForgotButton onOpen={() => setForgot(true)} />}
        {typeof why === 'string' && by !== 'reset' && (
          <Link
            href="/welcome/code"
            replace
            className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
          >
            Type the code from a letter
          </Link>
        )}
        <AskLaboratory support={ended?.support || (config?.supportAddress ?? '')} />
      </Actions>
    </EntryScreen>
  )
}

function ForgotButton({ first = false, onOpen }: { first?: boolean; onOpen: () => void }) {
  return (
    <Button size="lg" block variant={first ? 'primary' : 'secondary'} onClick={onOpen}>
      Forgot password?
    </Button>
  )
}

/** Sends a new link to the address on record in place of an expired one. */
function Again({ token }: { token: string }) {
  const [pending, run] = usePending()
  const [outcome, setOutcome] = useState<'sent' | { trouble: string }>()

  const send = () =>
    run(async () => {
      try {
        await request('POST /api/welcome/again', { body: { token } })
        setOutcome('sent')
      } catch (error) {
        setOutcome({ trouble: sentenceOf(error) })
      }
    })

  if (outcome === 'sent')
    return (
      <Alert tone="success" live className="mt-5" title="A new link is on its way">
        It goes to the address your laboratory has for you. Nobody else can read it.
      </Alert>
    )
  return (
    <div className="mt-5 space-y-3">
      <Button
        size="lg"
        block
        icon={MailPlus}
        pending={pending}
        pendingLabel="Sending..."
        onClick={() => void send()}
      >
        Send me a new one
      </Button>
      <p className="text-body text-ink-2">
        It goes to the address your laboratory has for you. Nobody else can read it.
      </p>
      {outcome && <Alert tone="error">{outcome.trouble}</Alert>}
    </div>
  )
}

/** Why a failed request says a link cannot be used; undefined for other errors. */
export function linkProblemOf(error: unknown): LinkProblem | undefined {
  if (!(error instanceof ApiError)) return undefined
  // After the last wrong answer the link is locked.
  if (error.remaining === 0) return { why: 'locked', endedAt: null, support: '', canResend: false }
  return error.status === 404 ? 'unknown' : error.link
}
