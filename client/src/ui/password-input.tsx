import { spaceAt } from '@shared/domain/passwords'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useFieldControl } from './field'
import { TextInput, type TextInputProps } from './text-input'

/**
 * A password field with a button that shows and hides what was typed. It says where a space at an end may have been pasted
 * along, and leaves it there: it may be part of the password.
 */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false)
  const [space, setSpace] = useState<ReturnType<typeof spaceAt>>()
  const control = useFieldControl(props)
  const noteId = useId()
  const note = useRef<HTMLSpanElement>(null)
  const Icon = shown ? EyeOff : Eye
  const label = shown ? 'Hide password' : 'Show password'
  const look = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    setSpace(spaceAt(currentTarget.value))

  useEffect(() => {
    const form = note.current?.closest('form')
    // A form that is cleared tells its fields nothing.
    const clear = () => setSpace(undefined)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])

  return (
    <>
      <TextInput
        {...control}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={
          [control['aria-describedby'], space && noteId].filter(Boolean).join(' ') || undefined
        }
        onChange={(event) => {
          // Whoever types comes by a space between two words: only what is pasted or filled in is looked at before the end.
          if (space || (event.nativeEvent as InputEvent).inputType !== 'insertText') look(event)
          props.onChange?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') look(event)
          props.onKeyDown?.(event)
        }}
        onBlur={(event) => {
          look(event)
          props.onBlur?.(event)
        }}
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
      <span
        ref={note}
        id={noteId}
        aria-live="polite"
        className="mt-1.5 block text-body text-ink-2 empty:sr-only"
      >
        {space && `There is a space at ${space}. Was it pasted along?`}
      </span>
    </>
  )
}
