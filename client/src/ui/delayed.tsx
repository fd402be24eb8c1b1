import { useEffect, useState, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'

const DELAY_MS = 200

/** Shows its children after a delay but reserves their space, so that nothing flickers. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <div className={cn('contents', !shown && 'invisible')}>{children}</div>
}
