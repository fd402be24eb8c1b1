import { spaceAt } from '@shared/domain/sign-in/passwords'
import { useEffect, useState } from 'react'

/** Warns that a space at an end of a password may have been pasted; the space is kept. */
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
    // A typed space may come between two words, so only pasted text is checked at once.
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
      {where && `There is a space at ${where}. Was it pasted by mistake?`}
    </span>
  )
}
