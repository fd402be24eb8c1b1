import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

/** What a dialog shows, null when it is closed. */
export type HistoryDialog<T> = {
  shown: T | null
  open: (item: T) => void
  close: () => void
  /** For a link in the dialog, which takes the dialog's step of the history itself (`replace`). */
  leave: () => void
}

/** The state of a dialog that the browser's back button closes: opening adds a step to the history, closing takes it. */
export function useHistoryDialog<T>(): HistoryDialog<T> {
  const [shown, setShown] = useState<T | null>(null)
  // Going back takes a moment, in which a second Esc must not take a step that is not the dialog's.
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
    // A lazy dialog whose code is still on its way leaves the page as it is until it can be shown.
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
