type ProgressBarProps = {
  /** 0 to 100. */
  percent: number
  /** The work under way, shown above the bar at the left with the percentage at the right. */
  label: string
  className?: string
}

/** The progress of a job; the caller announces milestones in a live region. */
export function ProgressBar({ percent, label, className }: ProgressBarProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div className={className}>
      <p className="mb-1.5 flex justify-between gap-3 text-small">
        <span className="font-semibold">{label}</span>
        <span className="nums text-ink-3">{value}%</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-brand transition-[width] duration-base forced-colors:bg-[Highlight]"
          style={{ width: `${value}%` }}
        />
      </div>
    </div>
  )
}
