import { spaceAt } from '@shared/domain/sign-in/passwords'
import { useEffect, useState } from 'react'

/**
 * Says below a password's field where a space at an end may have been pasted along. It stays there: it may be part of the
 * password.
 */
export function SpaceNote({ input }: { input: HTMLInputElement }) {
  const [where, setWhere] = useState<ReturnType<typeof spaceAt>>()

  useEffect(() => {
    const heard = new AbortController()
    const on = (target: EventTarget | null, type: string, hear: (event: Event) => void) =>
      target?.addEventListener(type, hear, { signal: heard.signal })
    const look = () => setWhere(spaceAt(input.value))
    // What was filled in while this was on its way.
    look()
    // Not as it is left: what moves then is missed by whoever presses a button below.
    on(input, 'focus', look)
    on(input, 'keydown', (event) => (event as KeyboardEvent).key === 'Enter' && look())
    // Whoever types comes by a space between two words: before the end only what is pasted or filled in is looked at.
    on(input, 'input', (event) => {
      if ((event as InputEvent).inputType === 'insertText') setWhere((said) => said && spaceAt(input.value))
      else look()
    })
    // A form that is cleared tells its fields nothing.
    on(input.form, 'reset', () => setWhere(undefined))
    return () => heard.abort()
  }, [input])

  return (
    <span aria-live="polite" className="mt-1.5 block text-body text-ink-2 empty:sr-only">
      {where && `There is a space at ${where}. Was it pasted along?`}
    </span>
  )
}
