/** A bar for work of unknown length; `label` is its accessible name. */
export function WaitingBar({ label, className }: { label: string; className?: string }) {
  return (
    <div role="progressbar" aria-label={label} className={className}>
      <span className="skeleton block h-1.5 rounded-full! forced-colors:border" />
    </div>
  )
}
