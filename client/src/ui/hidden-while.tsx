import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type HiddenWhileProps = { waits: boolean; className?: string; children: ReactNode }

/** Loads unseen while it waits for what will stand above it and may take room: it is first seen where it stays. */
export function HiddenWhile({ waits, className, children }: HiddenWhileProps) {
  return <div className={cn(waits && 'invisible', className)}>{children}</div>
}
