import { useEffect } from 'react'
import { PlainError } from './plain-error'

type NoConnectionProps = { sentence: string; onRetry: () => void }

/** In the place of what could not be loaded without a network; it is tried again as soon as there is one. */
export function NoConnection({ sentence, onRetry }: NoConnectionProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return <PlainError title="No connection" sentence={sentence} onRetry={onRetry} />
}
