import { useEffect, useEffectEvent, useState } from 'react'

/** Long enough for the next tap, short enough not to be lost when the screen is left. */
const WAIT_MS = 500

/**
 * Saves values that have changed, a moment after the last change and one write at a time; at once
 * when the screen is left. `retry` saves the same values again.
 */
export function useAutosave(
  values: object,
  { isNew, isReady, pending, save }: { isNew: boolean; isReady: boolean; pending: boolean; save: () => void },
): { retry: () => void } {
  const [tried, setTried] = useState(isNew ? undefined : values)
  const isWaiting = values !== tried && isReady
  const saveNow = useEffectEvent(() => {
    setTried(values)
    save()
  })
  useEffect(() => {
    if (!isWaiting || pending) return undefined
    const timer = setTimeout(saveNow, WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, pending, values])
  const leave = useEffectEvent(() => {
    if (isWaiting && !pending) saveNow()
  })
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      leave()
    }
  }, [])
  return { retry: () => setTried(undefined) }
}
