import { useLayoutEffect } from 'react'

/** What is typed before the search is there, and before its field has the focus, is meant for it, and no key of the page below. */
export function TypedKeysBuffer({ onType }: { onType: (key: string) => void }) {
  // Not after the paint: a key in between would be nobody's.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      onType(event.key)
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  })
  return null
}
