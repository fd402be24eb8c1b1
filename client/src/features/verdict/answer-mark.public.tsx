import { rowWords, type VerdictAnswer } from '@shared/domain/verdict/answer'
import type { VerdictLevel } from '@shared/domain/verdict/kinds'
import { cn } from '@/lib/class-names'
import { LevelMarker } from '@/ui/level-marker'
import { KindMark } from './kind'

type AnswerMarkProps = { answer: VerdictAnswer; level?: VerdictLevel | null; className?: string }

/** An answer's shape, to be put beside its words; `level` tells "now and then" from "go ahead". */
export function AnswerMark({ answer, level, className = 'size-3.5' }: AnswerMarkProps) {
  switch (answer) {
    case 'leave-out':
      return <LevelMarker level="high" className={className} />
    case 'go-ahead':
      return <LevelMarker level={isLess(level) ? 'moderate' : 'low'} className={className} />
    case 'check-first':
      return <KindMark kind="may-hold" className={className} />
    case 'not-food':
      return (
        <svg viewBox="0 0 12 12" aria-hidden="true" className={cn('shrink-0', className)}>
          <path
            d="M6 1.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6ZM2.6 9.4l6.8-6.8"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.3}
          />
        </svg>
      )
    case 'allergy':
    case 'not-tested':
    case 'not-known':
      return <KindMark kind={answer} className={className} />
  }
}

const isLess = (level: VerdictLevel | null | undefined) => level === 'moderate' || level === 'limited'

const tones: Record<VerdictAnswer, string> = {
  allergy: 'text-high-text',
  'leave-out': 'text-high-text',
  'check-first': 'text-ink',
  'go-ahead': 'text-low-text',
  'not-tested': 'text-ink-2',
  'not-known': 'text-ink-2',
  'not-food': 'text-ink-2',
}

/** The end of a row of foods: its answer as shape and words. */
export function RowAnswer({ answer, level }: { answer: VerdictAnswer; level: VerdictLevel | null }) {
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center gap-2 text-base font-semibold whitespace-nowrap',
        answer === 'go-ahead' && isLess(level) ? 'text-mod-text' : tones[answer],
      )}
    >
      <AnswerMark answer={answer} level={level} />
      {rowWords(answer, level)}
    </span>
  )
}
