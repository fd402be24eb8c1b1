import type { VerdictKind, VerdictLevel } from '@shared/domain/verdict/kinds'
import { cn } from '@/lib/class-names'
import { LevelMarker, levelWords } from '@/ui/level-marker'

/** The label of each kind. */
export const kindWords: Record<VerdictKind, string> = {
  allergy: 'Allergy',
  trigger: 'Complaints noticed',
  high: levelWords.high,
  limited: 'Limited',
  moderate: levelWords.moderate,
  own: 'You leave it out',
  'may-hold': 'Ask first',
  tolerated: 'Fine for you',
  'no-elevation': levelWords.low,
  'not-readable': 'Tested, not readable',
  'not-tested': 'Not tested',
  'not-known': 'Not known',
}

export const kindOfLevel = (level: VerdictLevel): VerdictKind => (level === 'low' ? 'no-elevation' : level)

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.3, strokeLinecap: 'round' } as const

function Drawn({ kind }: { kind: Exclude<VerdictKind, 'high' | 'moderate' | 'no-elevation'> }) {
  switch (kind) {
    case 'allergy':
      return (
        <path
          d="M6 .5 11 2.2v3.6c0 2.8-2 4.8-5 5.7-3-.9-5-2.9-5-5.7V2.2ZM5.35 3v3.5h1.3V3Zm0 4.6v1.3h1.3V7.6Z"
          fill="currentColor"
          fillRule="evenodd"
        />
      )
    case 'trigger':
      return (
        <>
          <circle cx="6" cy="6" r="4.8" {...line} strokeWidth={2} />
          <path d="M6 3.5v2.9M6 8.4v.01" {...line} strokeWidth={1.5} />
        </>
      )
    case 'limited':
      return (
        <>
          <circle cx="6" cy="6" r="4.8" {...line} />
          <path d="M1.2 6a4.8 4.8 0 0 0 9.6 0Z" fill="currentColor" />
        </>
      )
    case 'tolerated':
      return <path d="M6 1.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6ZM3.8 6.2l1.6 1.6 2.9-3.4" {...line} />
    case 'own':
      return <path d="M6 1.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6ZM3.8 6h4.4" {...line} />
    case 'may-hold':
      return (
        <>
          <path d="M6 .9 11.1 6 6 11.1.9 6Z" {...line} strokeWidth={1} strokeDasharray="1.5 1.35" />
          <path d="M4.9 5a1.1 1.1 0 1 1 1.5 1c-.3.2-.4.4-.4.8M6 8.2v.01" {...line} strokeWidth={1} />
        </>
      )
    case 'not-readable':
      return (
        <>
          <circle cx="6" cy="6" r="4.8" {...line} />
          <path d="M4.9 5a1.1 1.1 0 1 1 1.5 1c-.3.2-.4.4-.4.8M6 8.2v.01" {...line} strokeWidth={1} />
        </>
      )
    case 'not-tested':
      return <circle cx="6" cy="6" r="4.8" {...line} strokeDasharray="1.6 2.15" />
    case 'not-known':
      return (
        <>
          <rect x="1.2" y="1.2" width="9.6" height="9.6" rx="2" {...line} strokeDasharray="1.6 2.2" />
          <path d="M4.9 5a1.1 1.1 0 1 1 1.5 1c-.3.2-.4.4-.4.8M6 8.2v.01" {...line} strokeWidth={1} />
        </>
      )
  }
}

/** Put its label beside it; levels have a colour of their own, others that of the text. */
export function KindMark({ kind, className = 'size-3.5' }: { kind: VerdictKind; className?: string }) {
  if (kind === 'high' || kind === 'moderate') return <LevelMarker level={kind} className={className} />
  if (kind === 'no-elevation') return <LevelMarker level="low" className={className} />
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={cn('shrink-0', className)}>
      <Drawn kind={kind} />
    </svg>
  )
}

const neutral = 'border-line-strong bg-surface text-ink-2'
const tones: Record<VerdictKind, string> = {
  allergy: 'border-transparent bg-high text-surface',
  trigger: 'border-high bg-surface text-high-text',
  high: 'border-high-line bg-high-soft text-high-text',
  limited: 'border-mod bg-surface text-mod-text',
  moderate: 'border-mod-line bg-mod-soft text-mod-text',
  own: neutral,
  'not-readable': neutral,
  'may-hold': `${neutral} border-dashed`,
  tolerated: 'border-low-line bg-surface text-low-text',
  'no-elevation': 'border-low-line bg-low-soft text-low-text',
  'not-tested': `${neutral} border-dashed`,
  'not-known': `${neutral} border-dashed`,
}

/** A kind as shape and label in a pill; `words` replaces the label. */
export function KindBadge({ kind, words = kindWords[kind] }: { kind: VerdictKind; words?: string }) {
  return (
    <span
      className={cn(
        'inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-small font-semibold whitespace-nowrap',
        tones[kind],
      )}
    >
      <KindMark kind={kind} />
      {words}
    </span>
  )
}
