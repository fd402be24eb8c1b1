import { readCode } from '@shared/domain/sign-in/sign-in-links'
import { useEffect, useState } from 'react'
import { useSession } from '@/session/session'
import { EndedLink, type LinkProblem } from '../ended-link'
import { useHistoryStep, useLinkToken } from '../use-link-token'
import { AllergiesStep } from './allergies-step'
import { CodeStep } from './code-step'
import { Invitation } from './invitation'
import { saveWelcome, savedWelcome, lastWelcome } from './saved-welcome'
import { ResultsStep } from './results-step'
import { isStep, stepInstead, stepOn } from './steps'

/** From an invitation to the results, by a link or by a letter's code. */
export default function WelcomeScreen({ byCode }: { byCode: boolean }) {
  const hash = useLinkToken()
  const token = byCode ? (readCode(hash) ?? '') : hash
  const said = useHistoryStep()
  const step = isStep(said) ? said : undefined
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const [ended, setEnded] = useState<{ hash: string; why: LinkProblem }>()

  // Back from a later step must not return to an earlier one or show the token in the URL.
  const isIn = user !== undefined && token !== '' && savedWelcome(token).usedBy === user.id
  useEffect(() => {
    if (isIn) stepInstead('allergies', '')
  }, [isIn])
  if (isIn) return null

  if ((step === 'allergies' || step === 'results') && user?.role === 'client') return <Inside step={step} />
  if (ended?.hash === hash) return <EndedLink why={ended.why} by="code" token={token} />
  if (byCode && (!token || !step))
    return (
      <CodeStep
        key={hash}
        given={hash}
        onCode={(code) => stepOn('answer', `#${code}`)}
        onEnded={(why) => setEnded({ hash, why })}
      />
    )
  if (!token) return <EndedLink why="missing" by="link" token="" />
  return <Invitation key={token} token={token} by={byCode ? 'code' : 'link'} step={step ?? 'answer'} />
}

/** The steps after signing in, which use the session. */
function Inside({ step }: { step: 'allergies' | 'results' }) {
  if (step === 'results') return <ResultsStep />
  const last = lastWelcome()
  return (
    <AllergiesStep
      asked={last?.asked ?? false}
      onAnswered={() => stepInstead('results')}
      onDone={(how) => {
        if (last && how === 'saved') saveWelcome({ ...last, asked: true })
        stepOn('results')
      }}
    />
  )
}
