import { levelWords, type ScaleName } from '@shared/domain/reports/levels'
import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { type KnownFood, pictureOf } from '@/features/verdict/known-food.public'
import { KindBadge, KindMark } from '@/features/verdict/kind.public'
import { kindText } from '@/features/verdict/kind-text.public'
import { cn } from '@/lib/class-names'
import { clickableCardClass } from '@/ui/card'
import { FoodDish } from '@/ui/food-dish'
import { LevelBadge } from '@/ui/level-badge'
import { foodText, isFineByOutcome } from '../plate/well-mark'
import type { Result } from './report-types'
import { unitText, valueText } from '@/lib/value-text'
import { ValueTrack } from './value-track'

type FoodCardProps = {
  /** Whether the reader is the tested person. */
  own: boolean
  result: Result
  known: KnownFood | undefined
  scale: ScaleName
  max: number
  onOpen: (result: Result) => void
}

/**
 * An elevated food as a button, laid out in a column from 480 px up. Memoised, so that opening one
 * renders no others.
 */
export const FoodCard = memo(function FoodCard({ own, result, known, scale, max, onOpen }: FoodCardProps) {
  const status = foodStatusOf(result)
  const isFine = isFineByOutcome(result)
  const isPlain = status === 'own' || status === 'beyond-value' || status === 'keep'
  const kind = isFine ? 'tolerated' : isPlain ? undefined : status
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(result)}
      className={cn(
        clickableCardClass,
        'relative flex h-full w-full p-3 max-sm:items-center max-sm:gap-3.5 sm:flex-col sm:p-4',
      )}
    >
      <FoodDish name={result.food} {...pictureOf(known)} />
      <span className="flex min-w-0 flex-1 flex-col sm:mt-3 sm:w-full">
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold break-words text-ink">{result.food}</span>
          <span className="sm:absolute sm:top-4 sm:right-4">
            {kind && kind !== result.level ? (
              <KindBadge kind={kind} words={kindText(kind, own)} />
            ) : (
              <LevelBadge level={result.level} size="sm" />
            )}
          </span>
        </span>
        <span className="nums mt-0.5 mb-2 text-small break-words text-ink-2">
          <b className="font-semibold text-ink">{valueText(result, scale)}</b>
          {unitText(result, scale)}
          {kind && kind !== result.level && `, ${levelWords[result.level]}`}
        </span>
        {isFine && <span className="mb-1.5 text-small font-semibold">{foodText(result, own)}</span>}
        {result.leftOut === 'own' && (
          <span className="mb-1.5 flex items-center gap-1.5 text-small font-semibold">
            <KindMark kind="own" />
            Left out by choice
          </span>
        )}
        <ValueTrack result={result} scale={scale} max={max} />
        <span className="mt-auto flex items-center gap-1 pt-1 text-small text-brand-text sm:pt-3">
          Click for details
          <ChevronRight className="size-3.5" />
        </span>
      </span>
    </button>
  )
})
