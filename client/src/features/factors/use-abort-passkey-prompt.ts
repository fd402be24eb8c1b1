import { useEffect } from 'react'
import { loadPasskey } from './load-passkey'

/** Cancels the browser's passkey prompt when the asking control unmounts or is done. */
export function useAbortPasskeyPrompt(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return
    return () => void loadPasskey().then(({ abortPasskeyPrompt }) => abortPasskeyPrompt())
  }, [isAsking])
}
