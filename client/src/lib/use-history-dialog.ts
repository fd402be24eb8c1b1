import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

/** The item that a dialog shows, null when it is closed. */
export type HistoryDialog<T> = {
  shown: T | null
  open: (item: T) => void
  close: () => void
  /** For a link in the dialog, which replaces the dialog's history entry. */
  leave: () => void
}

/** Back closes the dialog: opening adds a history entry, closing removes it. */
export function useHistoryDialog<T>(): HistoryDialog<T> {
  const [shown, setShown] = useState<T | null>(null)
  // Going back is asynchronous, and a second Esc meanwhile must not go back twice.
  const steps = useRef(0)
  useEffect(() => {
    const onBack = () => {
      steps.current = 0
      setShown(null)
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  const open = useCallback((item: T) => {
    steps.current += 1
    window.history.pushState(window.history.state, '')
    // The page stays as it is until the code of a lazy dialog has loaded.
    startTransition(() => setShown(item))
  }, [])
  const close = useCallback(() => {
    if (steps.current > 0) window.history.go(-steps.current)
    steps.current = 0
  }, [])
  const leave = useCallback(() => {
    steps.current = 0
    setShown(null)
  }, [])
  return { shown, open, close, leave }
}
