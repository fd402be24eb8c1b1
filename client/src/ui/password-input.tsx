import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextInput, type TextInputProps } from './text-input'

/** A password field with a button that shows and hides what was typed. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const label = shown ? 'Hide password' : 'Show password'
  return (
    <TextInput
      {...props}
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
  )
}
