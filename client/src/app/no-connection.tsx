import { useEffect } from 'react'
import { Trouble } from './trouble'

type NoConnectionProps = { sentence: string; onRetry: () => void }

/** In the place of what could not be loaded without a network; it is tried again as soon as there is one. */
export function NoConnection({ sentence, onRetry }: NoConnectionProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return <Trouble title="No connection" sentence={sentence} onRetry={onRetry} />
}
