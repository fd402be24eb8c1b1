import { useCallback, useEffect, useState } from 'react'

/** What a dialog shows, null when it is closed. */
export type HistoryDialog<T> = { shown: T | null; open: (item: T) => void; close: () => void }

/** The state of a dialog that the browser's back button closes: opening adds a step to the history, closing takes it. */
export function useHistoryDialog<T>(): HistoryDialog<T> {
  const [shown, setShown] = useState<T | null>(null)
  useEffect(() => {
    const onBack = () => setShown(null)
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  const open = useCallback((item: T) => {
    window.history.pushState(window.history.state, '')
    setShown(item)
  }, [])
  const close = useCallback(() => window.history.back(), [])
  return { shown, open, close }
}
