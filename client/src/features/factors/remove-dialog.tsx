import { utcDay } from '@shared/domain/text/dates'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { WithClose } from '@/ui/dialog-host'
import { toast } from '@/ui/use-toast'
import type { OwnFactors, Passkey } from './own-factors'

type RemoveDialogProps = WithClose<{
  /** The passkey to remove; without it the authenticator app. */
  passkey?: Passkey
  factors: OwnFactors
}>

/** Asks before a factor is removed and explains the consequences. */
export default function RemoveDialog({ passkey, factors, onClose }: RemoveDialogProps) {
  const removePasskey = useApiMutation('DELETE /api/user/passkeys/:id')
  const removeApp = useApiMutation('DELETE /api/user/totp')
  const once = useOneAtATime()
  const what = passkey ? 'Passkey' : 'Authenticator app'

  async function remove() {
    try {
      await (passkey ? removePasskey.mutateAsync({ params: { id: passkey.id } }) : removeApp.mutateAsync({}))
      toast({
        title: `${what} removed`,
        description: 'It no longer signs you in. We have signed you out everywhere else.',
      })
    } catch (error) {
      // It was removed elsewhere, which is what the user wanted.
      if (error instanceof ApiError && error.status === 404)
        toast({
          title: `${what} removed`,
          description: 'It no longer signs you in. We have signed you out everywhere else.',
        })
      else toast({ title: `${what} not removed`, description: sentenceOf(error), variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={passkey ? 'Remove passkey' : 'Remove authenticator app'}
      description={
        <>
          {passkey ? (
            <p>
              <b className="font-medium break-words text-ink">{passkey.name}</b> will no longer sign you in.
              Delete it on your device too.
            </p>
          ) : (
            <p>Its codes will no longer sign you in. Delete the account in the app too.</p>
          )}
          <p className="mt-2">You will be signed out everywhere else.</p>
          {isLastOfStaff(factors) && (
            <p className="mt-2">
              <b className="font-medium text-ink">It is your only second factor.</b>{' '}
              {isRequired(factors)
                ? 'Staff need one. Please add another before you remove it.'
                : 'Your recovery codes will go too. You will then sign in with your password only.'}
            </p>
          )}
        </>
      }
      confirmLabel="Remove"
      pendingLabel="Removing..."
      pending={removePasskey.isPending || removeApp.isPending}
      onConfirm={() => void once(remove)}
    />
  )
}

const isRequired = ({ mode, requiredFrom }: OwnFactors) =>
  mode === 'required' && (requiredFrom === null || requiredFrom <= utcDay(new Date()))

const isLastOfStaff = ({ passkeys, authenticatorSince, recoveryCodes }: OwnFactors) =>
  recoveryCodes !== null && passkeys.length + (authenticatorSince === null ? 0 : 1) === 1
