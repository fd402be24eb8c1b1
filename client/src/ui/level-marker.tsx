import type { Level } from '@shared/domain/reports/levels'
import { cn } from '@/lib/class-names'

/** The word of each level. */
export const levelWords: Record<Level, string> = {
  high: 'High',
  moderate: 'Moderate',
  low: 'No elevation',
}

const markerColor: Record<Level, string> = { high: 'text-high', moderate: 'text-mod', low: 'text-low' }

function Shape({ level }: { level: Level }) {
  switch (level) {
    case 'high':
      return <path d="M6 0.4 11.6 6 6 11.6 0.4 6Z" fill="currentColor" />
    case 'moderate':
      return <path d="M6 0.9 11.7 11.1H0.3Z" fill="currentColor" />
    case 'low':
      return <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
  }
}

type LevelMarkerProps = {
  level: Level
  /** Adds the word for screen readers, unless it is written beside the marker. */
  labelled?: boolean
  className?: string
}

/** The plot marker of a level: filled diamond, filled triangle or open ring, 12 px by default. */
export function LevelMarker({ level, labelled = false, className = 'size-3' }: LevelMarkerProps) {
  return (
    <>
      <svg viewBox="0 0 12 12" aria-hidden="true" className={cn('shrink-0', markerColor[level], className)}>
        <Shape level={level} />
      </svg>
      {labelled && <span className="sr-only">{levelWords[level]}</span>}
    </>
  )
}
