import { Alert } from '@/ui/alert'
import { AddressText } from '@/ui/address-text'

/** What somebody without an email signs in with, which no message can tell them again. */
export function SignInName({ name }: { name: string }) {
  return (
    <Alert className="mt-4" title="You have no email with us">
      You sign in with {/* On a line of its own, so that no hyphen of it looks like one of the line's end. */}
      <b className="my-1 block text-body font-semibold text-ink">
        <AddressText address={name} />
      </b>{' '}
      and your password: write it down, or add an email under Settings.
    </Alert>
  )
}
