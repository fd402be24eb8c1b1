import { fullName } from '@shared/domain/people/full-name'
import { ShieldOff } from 'lucide-react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { WithClose } from '@/ui/dialog-host'
import { toast } from '@/ui/use-toast'
import type { Account } from '../person-words'

/** Asks before a second factor is removed and explains the consequences. */
export default function ResetFactorDialog({ account, onClose }: WithClose<{ account: Account }>) {
  const reset = useApiMutation('DELETE /api/users/:id/factors')
  const once = useOneAtATime()
  const name = fullName(account)
  const isClient = account.role === 'client'

  async function confirm() {
    try {
      await reset.mutateAsync({ params: { id: account.id } })
      toast({ title: 'Second factor reset', description: `${name} now signs in with just a password.` })
    } catch (error) {
      toast({ title: 'Not reset', description: sentenceOf(error), variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Reset second factor"
      description={
        <>
          <p className="break-words">
            {isClient ? 'The passkeys' : 'The passkeys, the authenticator app and the recovery codes'} of{' '}
            <b className="font-medium text-ink">{name}</b> will be removed, and they will be signed out
            everywhere. They will then sign in with the password alone
            {isClient ? '' : ' until they set up another second factor'}.
          </p>
          <p className="mt-2">
            They and all administrators will get a message. First check that the request really came from
            them.
          </p>
        </>
      }
      confirmLabel="Reset"
      pendingLabel="Resetting..."
      pending={reset.isPending}
      icon={ShieldOff}
      onConfirm={() => void once(confirm)}
    />
  )
}
