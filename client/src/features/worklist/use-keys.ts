import { useEffect, useRef } from 'react'

const typing = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Marks the dialog in which the keys of the page below go on working. */
export const keysReach = { 'data-keys': '' }

/** Whether a key that was pressed means the page, and not a field, a dialog or the browser. */
function isForPage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  if (target instanceof Element && target.closest(typing)) return false
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  return !dialog || dialog.hasAttribute('data-keys')
}

/** Hears single keys, by what they type, wherever the focus is; `act` says whether it did something. */
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
