import { useEffect, useRef } from 'react'

const typing = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Marks a dialog in which the shortcuts of the page below keep working. */
export const keysReach = { 'data-keys': '' }

/** Whether a pressed key is for the page, not for a field, a dialog or the browser. */
function isForPage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  if (target instanceof Element && target.closest(typing)) return false
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  return !dialog || dialog.hasAttribute('data-keys')
}

/** Handles single keys anywhere on the page; `act` returns whether it used the key. */
export function useKeys(act: (key: string) => boolean): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForPage(event) && latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
