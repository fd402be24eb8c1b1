import { Mail } from 'lucide-react'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

type EmailFieldProps = {
  error?: string
  value: string
  onChange: (email: string) => void
  autoFocus?: boolean
  /** Lets the browser offer passkeys in its autofill. */
  passkeys?: boolean
}

export function EmailField({ error, value, onChange, autoFocus, passkeys }: EmailFieldProps) {
  return (
    <Field id="email" label="Email" error={error}>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete={passkeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder="name@example.com"
        icon={Mail}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
