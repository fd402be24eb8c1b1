import { useEffect } from 'react'
import { loadPasskey } from './load-passkey'

/** Ends what the browser asks for as the control goes that asked for it, or once it has been answered. */
export function useStopAsking(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return
    return () => void loadPasskey().then(({ stopAsking }) => stopAsking())
  }, [isAsking])
}
