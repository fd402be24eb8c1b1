import { accountName } from '@/session/person'
import { useSession } from '@/session/session'
import { Alert } from '@/ui/alert'

/** Warns that continuing signs out the current user. */
export function AlreadySignedIn() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <Alert className="mt-4">
      You are signed in as {accountName(session.user)}. If you continue, that account will be signed out here.
    </Alert>
  )
}
