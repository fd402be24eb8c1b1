import { leastCharacters } from '@shared/domain/passwords'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { request } from '@/api/request'
import { setUser } from '@/session/session'
import { AddressText } from '@/ui/address-text'
import { FullPageSpinner } from '@/ui/spinner'
import { EndedLink, noWayOf, type NoWay } from './ended-link'
import { NewPasswordForm } from './new-password-form'
import { NotAnswering } from './not-answering'
import { SomebodyHere } from './somebody-here'
import { useLinkToken } from './use-link-token'
import { Lead, WayIn } from './way-in'

/** A new password, with the link of an email. */
export default function ResetScreen() {
  const token = useLinkToken()
  return token ? <Reset key={token} token={token} /> : <EndedLink why="missing" by="reset" token="" />
}

function Reset({ token }: { token: string }) {
  const [ended, setEnded] = useState<NoWay>()
  const look = useQuery({
    queryKey: ['reset', token],
    queryFn: ({ signal }) => request('POST /api/password-reset/look', { body: { token } }, signal),
    // A link that has ended meanwhile says so when it is opened again.
    gcTime: 0,
  })

  async function choose(password: string) {
    try {
      const user = await request('POST /api/password-reset/complete', { body: { token, password } })
      setUser(user)
      // It opens nothing any more, and must not stay in the address.
      navigate('/', { replace: true })
    } catch (error) {
      const end = noWayOf(error)
      if (!end) throw error
      setEnded(end)
    }
  }

  const why = ended ?? noWayOf(look.error)
  if (why) return <EndedLink why={why} by="reset" token={token} />
  if (look.isPending) return <FullPageSpinner />
  if (look.isError) return <NotAnswering look={look} />
  const { email, role } = look.data
  return (
    <WayIn title="Choose a new password">
      <Lead>
        For <AddressText address={email} />. It signs you in here, and signs you out everywhere else.
      </Lead>
      <SomebodyHere />
      <NewPasswordForm
        email={email}
        least={leastCharacters(role, 'owner')}
        submitLabel="Save and sign in"
        send={choose}
      />
    </WayIn>
  )
}
