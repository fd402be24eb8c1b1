import type { Account } from '../person-words'
import { HiddenPassword, PasswordCell } from './password-cell'
import { useCredential } from './use-credential'

type AccountPasswordProps = { account: Account; inRow?: boolean }

/** An account's password in a list as dots; only a client's can be revealed. */
export function AccountPassword(props: AccountPasswordProps) {
  return props.account.role === 'client' ? (
    <ClientPassword {...props} />
  ) : (
    <HiddenPassword inRow={props.inRow} />
  )
}

function ClientPassword({ account, inRow }: AccountPasswordProps) {
  const credential = useCredential(account.id, account.hasCredential)
  return (
    <>
      <PasswordCell credential={credential} whose={account.email} inRow={inRow} />
      {credential.failure && (
        <p role="alert" className="text-small text-high-text">
          {credential.failure}
        </p>
      )}
    </>
  )
}
