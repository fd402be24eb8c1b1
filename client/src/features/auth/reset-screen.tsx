import { leastCharacters } from '@shared/domain/passwords'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { request } from '@/api/request'
import { setUser } from '@/session/session'
import { EndedLink, noWayOf, type NoWay } from './ended-link'
import { NewPasswordForm } from './new-password-form'
import { SomebodyHere } from './somebody-here'
import { useLinkToken } from './use-link-token'
import { Lead, WayIn } from './way-in'

/** A new password, with the link of an email. */
export default function ResetScreen() {
  const token = useLinkToken()
  return <Reset key={token} token={token} />
}

function Reset({ token }: { token: string }) {
  const [why, setWhy] = useState<NoWay | undefined>(token ? undefined : 'missing')

  async function choose(password: string) {
    try {
      const user = await request('POST /api/password-reset/complete', { body: { token, password } })
      setUser(user)
      // It opens nothing any more, and must not stay in the address.
      navigate('/', { replace: true })
    } catch (error) {
      const end = noWayOf(error)
      if (!end) throw error
      setWhy(end)
    }
  }

  if (why) return <EndedLink why={why} by="reset" token={token} />
  return (
    <WayIn title="Choose a new password">
      <Lead>It signs you in here, and signs you out everywhere else.</Lead>
      <SomebodyHere />
      <NewPasswordForm
        email=""
        least={leastCharacters('client', 'owner')}
        enough={leastCharacters('practitioner', 'owner')}
        submitLabel="Save and sign in"
        send={choose}
      />
    </WayIn>
  )
}
