import { fullName } from '@shared/domain/full-name'
import { sentenceOf } from '@/api/request'
import { ConfirmDelete } from '@/forms/confirm-delete'
import type { WithClose } from '@/ui/dialog-host'
import { roleWords, type Account } from '../person-words'

/** Asks before an account is deleted. */
export default function DeleteAccountDialog({ account, onClose }: WithClose<{ account: Account }>) {
  return (
    <ConfirmDelete
      route="DELETE /api/users/:id"
      id={account.id}
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
      done={{ title: 'Success', description: 'User deleted successfully' }}
      failure="Error"
      failureOf={(error) => sentenceOf(error) || 'Failed to delete user'}
      onClose={onClose}
    />
  )
}
