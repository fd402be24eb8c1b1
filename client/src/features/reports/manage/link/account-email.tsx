import { useApiQuery } from '@/api/use-api'
import { fullName } from '@shared/domain/people/full-name'
import { Alert } from '@/ui/alert'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useDebounced } from '@/lib/use-debounced'
import { birthMatch, bornOn, type ClientRow } from '@/lists/born-on'
import { isEmail } from './owner-choice'

type AccountEmailProps = {
  email: string
  dateOfBirth: string | null
  onChange: (email: string) => void
  disabled?: boolean
  error?: string
}

/** The account's email address, with a note on whether an account is created or exists already. */
export function AccountEmail({ email, dateOfBirth, onChange, disabled, error }: AccountEmailProps) {
  const address = useDebounced(email.trim().toLowerCase())
  const asked = isEmail(address)
  const { data } = useApiQuery(
    'GET /api/clients',
    { query: { q: address, pageSize: 20 } },
    { enabled: asked },
  )
  const holder = data?.find(({ user }) => user.email.toLowerCase() === address)
  const settled = !error && asked && data !== undefined && address === email.trim().toLowerCase()
  return (
    <div>
      <Field label="Client’s email" error={error}>
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div role="status" className="mt-2">
        {settled && holder && <HolderNotice holder={holder} dateOfBirth={dateOfBirth} />}
        {settled && !holder && (
          <p className="text-small text-ink-2">
            No client has this email address yet. We’ll create a new account.
          </p>
        )}
      </div>
    </div>
  )
}

/** Shows which account has the address already. */
function HolderNotice({ holder, dateOfBirth }: { holder: ClientRow; dateOfBirth: string | null }) {
  const born = bornOn(holder)
  const other = birthMatch(holder, dateOfBirth) === 'other'
  return (
    <Alert tone={other ? 'warning' : 'info'}>
      This email belongs to {fullName(holder.user)}
      {born && `, born ${born}`}
      {other && ` (the report says ${dateOfBirth ?? ''})`}. The report goes to them. No account is created.
    </Alert>
  )
}
