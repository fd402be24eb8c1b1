import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type HiddenWhileProps = { waits: boolean; className?: string; children: ReactNode }

/**
 * Loads its children hidden until the content above has its final height, so that they do not move
 * after they appear.
 */
export function HiddenWhile({ waits, className, children }: HiddenWhileProps) {
  return <div className={cn(waits && 'invisible', className)}>{children}</div>
}
