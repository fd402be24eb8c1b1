import { useEffect, useRef, type RefObject } from 'react'

/** Returns the focus to a row's Edit button when an edit ends with the focus inside it. */
export function useEditFocus(editing: number[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<number[]>([])
  const key = editing.join(' ')
  useEffect(() => {
    const now = key === '' ? [] : key.split(' ').map(Number)
    const ended = before.current.find((id) => !now.includes(id))
    before.current = now
    // The focused input has been removed.
    if (ended === undefined || document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>(`[data-edit="${ended}"]`)?.focus()
  }, [key])
  return box
}
