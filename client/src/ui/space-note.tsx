import { spaceAt } from '@shared/domain/sign-in/passwords'
import { useEffect, useState } from 'react'

/**
 * Notes below a password field that a space at an end may have been pasted by mistake. The space is
 * kept, because it may be part of the password.
 */
export function SpaceNote({ input }: { input: HTMLInputElement }) {
  const [where, setWhere] = useState<ReturnType<typeof spaceAt>>()

  useEffect(() => {
    const listeners = new AbortController()
    const on = (target: EventTarget | null, type: string, hear: (event: Event) => void) =>
      target?.addEventListener(type, hear, { signal: listeners.signal })
    const look = () => setWhere(spaceAt(input.value))
    // Checks what was filled in while this was loading.
    look()
    // Not on blur: a note that appears then would move the button that the user is pressing.
    on(input, 'focus', look)
    on(input, 'keydown', (event) => (event as KeyboardEvent).key === 'Enter' && look())
    // Typing passes a space between two words, so only pasted or filled-in text is checked before
    // the end.
    on(input, 'input', (event) => {
      if ((event as InputEvent).inputType === 'insertText') setWhere((said) => said && spaceAt(input.value))
      else look()
    })
    // A form reset sends no input event to its fields.
    on(input.form, 'reset', () => setWhere(undefined))
    return () => listeners.abort()
  }, [input])

  return (
    <span aria-live="polite" className="mt-1.5 block text-body text-ink-2 empty:sr-only">
      {where && `There is a space at ${where}. Was it pasted along?`}
    </span>
  )
}
