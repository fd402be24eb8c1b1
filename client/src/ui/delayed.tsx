import { useEffect, useState, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'

const DELAY_MS = 200

/**
 * Reserves the space of its children and shows them only after a delay, so that quick work neither
 * flickers nor shifts the layout.
 */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <div className={cn('contents', !shown && 'invisible')}>{children}</div>
}
