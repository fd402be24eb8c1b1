/** A divider between two alternatives. */
export function Or() {
  return (
    <p className="flex items-center gap-3 py-4.5 text-small text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}
