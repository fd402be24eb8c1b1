import { hasEmail } from '@shared/domain/people/no-email'
import { leastCharacters } from '@shared/domain/sign-in/passwords'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, request } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { setUser } from '@/session/session'
import { FullPageSpinner } from '@/ui/spinner'
import { EndedLink, linkProblemOf, type EntryMeans, type LinkProblem } from '../ended-link'
import { NewPasswordForm } from '../new-password-form'
import { ServerUnreachable } from '../server-unreachable'
import { Lead, EntryScreen } from '../entry-screen'
import { answerOf, AnswerStep, wrongAnswer } from './answer-step'
import { saveUsed, saveWelcome, savedWelcome } from './saved-welcome'
import { SignInName } from './sign-in-name'
import { stepInstead, stepOn, type Step } from './steps'
import { WrongRecipient } from './wrong-recipient'

/** The steps up to the sign-in, which use the link's token. */
export function Invitation({ token, by, step }: { token: string; by: EntryMeans; step: Step }) {
  const [kept, setKept] = useState(() => savedWelcome(token))
  const [ended, setEnded] = useState<LinkProblem>()
  const [refused, setRefused] = useState('')
  const support = useApiQuery('GET /api/config').data?.supportAddress ?? ''
  const look = useQuery({
    queryKey: ['welcome', token],
    queryFn: ({ signal }) => request('POST /api/welcome/look', { body: { token } }, signal),
    // Not cached, because the link may have ended when it is opened again.
    gcTime: 0,
  })

  function keep(next: typeof kept) {
    saveWelcome(next)
    setKept(next)
  }

  function fail(error: unknown): boolean {
    const end = linkProblemOf(error)
    setEnded(end)
    return end !== undefined
  }

  const why = ended ?? linkProblemOf(look.error)
  if (why) return <EndedLink why={why} by={by} token={token} />
  if (look.isPending) return <FullPageSpinner />
  if (look.isError) return <ServerUnreachable look={look} />
  const { asks, initials } = look.data
  if (step === 'stranger') return <WrongRecipient initials={initials} onBack={() => window.history.back()} />
  const read = answerOf(asks, kept.typed)
  if (step !== 'password' || 'error' in read || !kept.email)
    return (
      <AnswerStep
        token={token}
        look={look.data}
        typed={kept.typed}
        onTyped={(typed) => keep({ ...kept, typed, email: '' })}
        refused={refused}
        onRight={(email) => {
          keep({ ...kept, email })
          setRefused('')
          stepOn('password')
        }}
        onFailed={fail}
        onStranger={() => stepOn('stranger')}
      />
    )

  async function choose(password: string, answer: { dateOfBirth?: string; sampleId?: string }) {
    try {
      const user = await request('POST /api/welcome', { body: { token, ...answer, password } })
      saveUsed(token, user.id)
      // Removes the spent token from the URL.
      stepInstead('allergies', '')
      setUser(user)
    } catch (error) {
      if (fail(error)) return
      if (!(error instanceof ApiError) || error.status !== 403) throw error
      setRefused(wrongAnswer(asks, error, support))
      stepInstead('answer')
    }
  }

  return (
    <EntryScreen step={2} title="Choose a password">
      {hasEmail(kept.email) ? (
        <Lead>You sign in with it and your email, {kept.email}.</Lead>
      ) : (
        <SignInName name={kept.email} />
      )}
      <NewPasswordForm
        email={kept.email}
        least={leastCharacters('client', 'owner')}
        submitLabel="Next"
        send={(password) => choose(password, read.answer)}
      />
    </EntryScreen>
  )
}
