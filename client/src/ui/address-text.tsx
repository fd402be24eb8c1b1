import { hasEmail } from '@shared/domain/people/no-email'

/** Breaks an email address before its @, and in the domain only where that is too long. */
export function AddressText({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  if (at < 1) return <span className="wrap-anywhere">{address}</span>
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      <span className="inline-block max-w-full">{address.slice(at)}</span>
    </span>
  )
}

/** The email of an account as text, or that there is none if the address is only a sign-in name. */
export const emailWords = (address: string): string => (hasEmail(address) ? address : 'No email')

/** The same, breaking before its @. */
export function EmailText({ address }: { address: string }) {
  return <AddressText address={emailWords(address)} />
}
