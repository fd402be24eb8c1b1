import { useEffect, useState, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'

const DELAY_MS = 200

/** Keeps the room of its children and shows them only after a wait, so that quick work leaves no flicker and moves nothing. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <div className={cn('contents', !shown && 'invisible')}>{children}</div>
}
