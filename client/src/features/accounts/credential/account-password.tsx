import type { Account } from '../person-words'
import { HiddenPassword, PasswordCell } from './password-cell'
import { useCredential } from './use-credential'

/** The password of an account in a list: dots, which only a client's can be read behind. */
export function AccountPassword({ account }: { account: Account }) {
  if (account.role !== 'client') return <HiddenPassword />
  return <ClientPassword account={account} />
}

function ClientPassword({ account }: { account: Account }) {
  const credential = useCredential(account.id, account.hasCredential)
  return (
    <>
      <PasswordCell credential={credential} whose={account.email} />
      {credential.failure && (
        <p role="alert" className="text-caption text-high-text">
          {credential.failure}
        </p>
      )}
    </>
  )
}
