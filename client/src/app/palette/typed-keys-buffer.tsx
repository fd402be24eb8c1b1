import { useLayoutEffect } from 'react'

/** Collects keys typed before the palette has the focus, so that the page gets none. */
export function TypedKeysBuffer({ onType }: { onType: (key: string) => void }) {
  // Before the paint, so that no key in between is lost.
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
