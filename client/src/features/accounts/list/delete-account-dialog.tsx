import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { fullName } from '@shared/domain/full-name'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/use-toast'
import type { WithClose } from '@/ui/dialog-host'
import { roleWords, type Account } from '../person-words'

/** Asks before an account is deleted. */
export default function DeleteAccountDialog({ account, onClose }: WithClose<{ account: Account }>) {
  const remove = useApiMutation('DELETE /api/users/:id')

  async function confirm() {
    if (remove.isPending) return
    try {
      await remove.mutateAsync({ params: { id: account.id } })
      toast({ title: 'Success', description: 'User deleted successfully' })
    } catch (error) {
      toast({
        title: 'Error',
        description: sentenceOf(error) || 'Failed to delete user',
        variant: 'destructive',
      })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete User"
      description={
        <>
          <p className="break-words">
            <b className="font-medium text-ink">{fullName(account)}</b> ({roleWords[account.role]},{' '}
            <span className="break-all">{account.email}</span>) can no longer sign in and is signed out
            everywhere. This cannot be undone.
          </p>
          <p className="mt-2">
            Users with associated client or practitioner records cannot be deleted here; delete those in the
            client directory or the practitioner management.
          </p>
        </>
      }
      confirmLabel="Delete user"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
