import { leastCharacters } from '@shared/domain/sign-in/passwords'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { ProofMethods } from '@shared/domain/sign-in/factors'
import { ApiError, request } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { setUser, type SessionUser } from '@/session/session'
import { AddressText } from '@/ui/address-text'
import { FullPageSpinner } from '@/ui/spinner'
import { toast } from '@/ui/use-toast'
import { EndedLink, linkProblemOf, type LinkProblem } from './ended-link'
import { NewPasswordForm } from './new-password-form'
import { ServerUnreachable } from './server-unreachable'
import { AlreadySignedIn } from './already-signed-in'
import { StepMarks } from './step-marks'
import { SecondStepMethods } from './second-step-methods'
import { useLinkToken } from './use-link-token'
import { Lead, EntryScreen } from './entry-screen'

/** Sets a new password by the link of an email. */
export default function ResetScreen() {
  const token = useLinkToken()
  return token ? <Reset key={token} token={token} /> : <EndedLink why="missing" by="reset" token="" />
}

function Reset({ token }: { token: string }) {
  const [ended, setEnded] = useState<LinkProblem>()
  const [methods, setMethods] = useState<ProofMethods>()
  const look = useQuery({
    queryKey: ['reset', token],
    queryFn: ({ signal }) => request('POST /api/password-reset/look', { body: { token } }, signal),
    // Not cached, because the link may have ended when it is opened again.
    gcTime: 0,
  })

  function enter(user: SessionUser) {
    setUser(user)
    // Removes the spent token from the URL.
    navigate('/', { replace: true })
  }

  async function choose(password: string) {
    try {
      enter(await request('POST /api/password-reset/complete', { body: { token, password } }))
    } catch (error) {
      if (error instanceof ApiError && error.methods) return setMethods(error.methods)
      const end = linkProblemOf(error)
      if (!end) throw error
      setEnded(end)
    }
  }

  const why = ended ?? linkProblemOf(look.error)
  if (why) return <EndedLink why={why} by="reset" token={token} />
  if (look.isPending) return <FullPageSpinner />
  if (look.isError) return <ServerUnreachable look={look} />
  const { email, role } = look.data
  if (methods) return <Step email={email} methods={methods} onIn={enter} />
  return (
    <EntryScreen title="Choose a new password">
      <Lead>
        For <AddressText address={email} />. We sign you in here and out everywhere else.
      </Lead>
      <AlreadySignedIn />
      <NewPasswordForm
        email={email}
        least={leastCharacters(role, 'owner')}
        submitLabel="Save and sign in"
        send={choose}
      />
    </EntryScreen>
  )
}

/** The new password is already set; accounts with a second factor prove that as well. */
function Step(props: { email: string; methods: ProofMethods; onIn: (user: SessionUser) => void }) {
  const config = useApiQuery('GET /api/config')
  return (
    <EntryScreen key="step" title="One more step">
      <Lead>
        Your new password is saved. Now use the second factor for <AddressText address={props.email} />.
      </Lead>
      <div className="mt-4 mb-6">
        <StepMarks />
      </div>
      <SecondStepMethods
        {...props}
        config={config.data}
        onEnded={(sentence) => {
          toast({ title: 'Login failed', description: sentence, variant: 'destructive' })
          navigate('/auth', { replace: true })
        }}
      />
    </EntryScreen>
  )
}
