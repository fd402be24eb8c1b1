import { useEffect, useState, type ReactNode } from 'react'

/** Shows its children only after a wait (200 ms unless told), so that quick work leaves no flicker. */
export function Delayed({ delay = 200, children }: { delay?: number; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return shown ? children : null
}
