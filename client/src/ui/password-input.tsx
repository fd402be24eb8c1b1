import { Eye, EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { TextInput, type TextInputProps } from './text-input'

/** A password field with a button to show the password, and a note about pasted spaces. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'action' | 'onFocus'>) {
  const [shown, setShown] = useState(false)
  const [note, setNote] = useState<ReactNode>()
  const Icon = shown ? EyeOff : Eye
  const label = shown ? 'Hide password' : 'Show password'
  return (
    <>
      <TextInput
        {...props}
        // The note is loaded on the first focus, because it would weigh on the sign-in page.
        onFocus={({ currentTarget }) =>
          void import('./space-note').then(
            (late) => setNote(<late.SpaceNote input={currentTarget} />),
            () => undefined,
          )
        }
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        action={
          <button
            type="button"
            aria-label={label}
            title={label}
            disabled={props.disabled}
            className="grid size-11 place-items-center rounded-sm text-ink-3 hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            <Icon className="size-5" />
          </button>
        }
      />
      {note}
    </>
  )
}
