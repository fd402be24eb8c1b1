import { startTransition, useCallback, useState } from 'react'
import { useOnBack } from './use-on-back'

/** The item that a dialog shows, null when it is closed. */
export type HistoryDialog<T> = {
  shown: T | null
  open: (item: T) => void
  close: () => void
}

/** Back closes the dialog; a link in it replaces the dialog's history entry. */
export function useHistoryDialog<T>(): HistoryDialog<T> {
  const [shown, setShown] = useState<T | null>(null)
  const close = useCallback(() => setShown(null), [])
  useOnBack(shown !== null, close)
  // The page stays as it is until the code of a lazy dialog has loaded.
  const open = useCallback((item: T) => startTransition(() => setShown(item)), [])
  return { shown, open, close }
}
