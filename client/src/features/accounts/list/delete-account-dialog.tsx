import { fullName } from '@shared/domain/people/full-name'
import { Link } from 'wouter'
import { sentenceOf } from '@/api/request'
import { ConfirmDelete } from '@/forms/confirm-delete'
import { Button, buttonClass } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { roleWords, type Account } from '../person-words'

type Props = WithClose<{ account: Account }>

/** Not for accounts with a client or practitioner record, which are deleted elsewhere. */
export default function DeleteAccountDialog(props: Props) {
  return props.account.hasRecord ? <DeletedElsewhere {...props} /> : <AskToDelete {...props} />
}

const cannot = 'Users with associated client or practitioner records cannot be deleted'

function DeletedElsewhere({ account, onClose }: Props) {
  const isClient = account.role === 'client'
  const place = isClient ? 'client directory' : 'practitioner management'
  const search = new URLSearchParams({ q: account.email })
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title="Delete User"
      description={fullName(account)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Link
            href={`/admin/${isClient ? 'clients' : 'practitioners'}?${search}`}
            className={buttonClass({})}
          >
            Open the {place}
          </Link>
        </>
      }
    >
      <p className="text-small text-ink-2">
        {cannot} here. {isClient ? 'A client' : 'A practitioner'} is deleted in the {place}, with the account
        {isClient ? ' and all reports' : '. Their reports stay, unassigned'}. To keep everything and only stop
        them from signing in, deactivate the account instead.
      </p>
    </Dialog>
  )
}

function AskToDelete({ account, onClose }: Props) {
  return (
    <ConfirmDelete
      route="DELETE /api/users/:id"
      id={account.id}
      title="Delete User"
      description={
        <>
          <p className="break-words">
            <b className="font-medium text-ink">{fullName(account)}</b> ({roleWords[account.role]},{' '}
            <span className="break-all">{account.email}</span>) will no longer be able to sign in and will be
            signed out everywhere. This cannot be undone.
          </p>
          <p className="mt-2">
            {cannot} here. Delete those in the client directory or under practitioner management.
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
