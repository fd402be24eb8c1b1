import { hasEmail } from '@shared/domain/no-email'

/** An email address that breaks before its @ where the line is too short; that there is none where one only stands in. */
export function AddressText({ address }: { address: string }) {
  if (!hasEmail(address)) return <span>No email</span>
  const at = address.lastIndexOf('@')
  if (at < 1) return <span className="wrap-anywhere">{address}</span>
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
