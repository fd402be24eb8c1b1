import { Alert } from '@/ui/alert'
import { AddressText } from '@/ui/address-text'

/** The username of a client without email, whom no message can remind of it. */
export function SignInName({ name }: { name: string }) {
  return (
    <Alert className="mt-4" title="We have no email address for you">
      You sign in with {/* On its own line, so that a hyphen in it cannot be mistaken for a line break. */}
      <b className="my-1 block text-body font-semibold text-ink">
        <AddressText address={name} />
      </b>{' '}
      and your password. Write it down, or add an email under Settings.
    </Alert>
  )
}
