import type { Level } from '@shared/domain/reports/levels'
import { cn } from '@/lib/class-names'
import { LevelMarker, levelWords } from './level-marker'

const tones: Record<Level, string> = {
  high: 'border-high-line bg-high-soft text-high-text',
  moderate: 'border-mod-line bg-mod-soft text-mod-text',
  low: 'border-low-line bg-low-soft text-low-text',
}

/** A level as marker and word. `sm` is 24 px high, for food cards; `md` 26 px. */
export function LevelBadge({ level, size = 'md' }: { level: Level; size?: 'sm' | 'md' }) {
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full border font-semibold whitespace-nowrap',
        'text-small',
        size === 'sm' ? 'h-6 px-2' : 'h-6.5 px-2.5',
        tones[level],
      )}
    >
      <LevelMarker level={level} className={size === 'sm' ? 'size-2.5' : 'size-3'} />
      {levelWords[level]}
    </span>
  )
}
