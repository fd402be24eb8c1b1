import { formatWords } from '@shared/domain/dates'
import { countStandings, type Standing, standingOf, standings } from '@shared/domain/may-keep'
import { useId } from 'react'
import { LevelMarker } from '@/ui/level-marker'
import { Hatch, wellPaint, wellShape } from './well-shapes'
import type { PlateFood } from './wells'

const words: Record<Exclude<Standing, 'own'>, string> = {
  allergy: 'Allergy',
  trigger: 'Complaints noticed',
  high: 'High',
  limited: 'Limited',
  moderate: 'Moderate',
  keep: 'No elevation',
}

/** A food's standing in words; `own`: the reader is the tested person. */
export const standingText = (standing: Standing, own: boolean): string =>
  standing === 'own' ? `Left out by ${own ? 'you' : 'choice'}` : words[standing]

/** A food's standing in words, with the date for one that is fine by its outcome. */
export const foodText = (food: PlateFood, own: boolean): string =>
  isFineByOutcome(food)
    ? `Fine${own ? ' for you' : ''} since ${formatWords(food.fineSince ?? '')}`
    : standingText(standingOf(food), own)

/** Whether an outcome allows the food despite its value. */
export const isFineByOutcome = (food: PlateFood): boolean =>
  food.fineSince !== null && standingOf(food) === 'keep'

/**
 * The mark of a standing outside the plate, where levels have their own shapes; put its word beside
 * it.
 */
export function StandingMark({ standing }: { standing: Standing }) {
  if (standing === 'high' || standing === 'moderate')
    return <LevelMarker level={standing} className="size-3.5" />
  if (standing === 'keep') return <LevelMarker level="low" className="size-3.5" />
  return <WellMark kind={standing} />
}

/** A single well, as in the plate's key; put its word beside it. */
export function WellMark({ kind }: { kind: Standing }) {
  const hatch = useId()
  return (
    <svg viewBox="-6 -6 12 12" aria-hidden="true" className="size-3.5 shrink-0">
      {kind === 'moderate' && <Hatch id={hatch} pitch={12} />}
      <path d={wellShape({ food: null, kind, x: 0, y: 0 }, 12)} {...wellPaint(kind, 12, hatch)} />
    </svg>
  )
}

/** Explains the wells that occur in the plate. */
export function WellKey({ foods, own }: { foods: readonly PlateFood[]; own: boolean }) {
  const counts = countStandings(foods)
  const isFine = foods.some(isFineByOutcome)
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 px-4 text-small text-ink-2">
      {standings
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <WellMark kind={kind} />
            {kind === 'keep' && isFine ? 'Keep' : standingText(kind, own)}
          </li>
        ))}
    </ul>
  )
}
