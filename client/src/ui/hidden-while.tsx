import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type HiddenWhileProps = { waits: boolean; className?: string; children: ReactNode }

/** Loads its children hidden until the content above them has its final height. */
export function HiddenWhile({ waits, className, children }: HiddenWhileProps) {
  return <div className={cn(waits && 'invisible', className)}>{children}</div>
}
