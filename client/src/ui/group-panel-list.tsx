import type { ReactNode } from 'react'

/** A list of panels, divided by lines. */
export function GroupPanelList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {children}
    </ul>
  )
}
