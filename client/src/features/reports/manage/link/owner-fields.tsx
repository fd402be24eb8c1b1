import { useId } from 'react'
import { RadioCard } from '../radio-card'
import { AccountEmail } from './account-email'
import { ClientPicker } from '@/lists/client-picker'
import type { OwnerChoice } from './owner-choice'

type Kind = OwnerChoice['kind']

const words: Record<Kind, string> = {
  file: 'Read from the file',
  client: 'An existing client',
  email: 'Create an account for this email',
  withoutEmail: 'A new account without an email address',
  nobody: 'Unlink',
}

type OwnerFieldsProps = {
  legend: string
  kinds: readonly Kind[]
  choice: OwnerChoice
  onChange: (choice: OwnerChoice) => void
  /** The initial search and what the report states about the person; '' and null are unknown. */
  person: { search: string; email: string; dateOfBirth: string | null }
  disabled?: boolean
  error?: string
}

export function OwnerFields({ legend, kinds, choice, onChange, person, disabled, error }: OwnerFieldsProps) {
  const name = useId()
  const blank: Record<Kind, OwnerChoice> = {
    file: { kind: 'file' },
    client: { kind: 'client' },
    email: { kind: 'email', email: person.email },
    withoutEmail: { kind: 'withoutEmail' },
    nobody: { kind: 'nobody' },
  }
  return (
    <div className="space-y-3">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-small font-semibold">{legend}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {kinds.map((kind) => (
            <RadioCard
              key={kind}
              name={name}
              checked={choice.kind === kind}
              disabled={disabled}
              onChoose={() => onChange(blank[kind])}
              label={words[kind]}
            />
          ))}
        </div>
      </fieldset>
      {choice.kind === 'client' && (
        <ClientPicker
          search={person.search}
          dateOfBirth={person.dateOfBirth}
          chosen={choice.client}
          onChoose={(client) => onChange({ kind: 'client', client })}
          disabled={disabled}
          error={error}
        />
      )}
      {choice.kind === 'email' && (
        <AccountEmail
          email={choice.email}
          dateOfBirth={person.dateOfBirth}
          onChange={(email) => onChange({ kind: 'email', email })}
          disabled={disabled}
          error={error}
        />
      )}
      {error && (
        <p role="alert" className="sr-only">
          {error}
        </p>
      )}
    </div>
  )
}
