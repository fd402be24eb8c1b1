import { useEffect, useState, type ReactNode } from 'react'

const DELAY_MS = 200

/** Shows its children only after a wait, so that quick work leaves no flicker. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return shown ? children : null
}
