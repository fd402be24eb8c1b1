import { useEffect } from 'react'
import { PlainError } from './plain-error'

type NoConnectionProps = { sentence: string; onRetry: () => void }

/** Replaces content that could not load offline; retries once there is a network. */
export function NoConnection({ sentence, onRetry }: NoConnectionProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return <PlainError title="No connection" sentence={sentence} onRetry={onRetry} />
}
