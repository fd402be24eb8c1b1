import type { ReactNode } from 'react'

/** A key drawn as on a keyboard. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-xs border border-line-strong bg-surface px-1.5 font-sans text-small font-semibold text-ink-2">
      {children}
    </kbd>
  )
}
