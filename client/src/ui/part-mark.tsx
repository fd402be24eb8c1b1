/** Half a disc, for a label of which only a part was read. */
export function PartMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d="M16 3.5a12.5 12.5 0 0 0 0 25"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="4.6 3.25"
      />
      <path d="M16 2.25a13.75 13.75 0 0 1 0 27.5Z" fill="currentColor" />
    </svg>
  )
}
