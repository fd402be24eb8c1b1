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

/** How a food stands, in words; `own`: the reader is who was tested. */
export const standingText = (standing: Standing, own: boolean): string =>
  standing === 'own' ? `Left out by ${own ? 'you' : 'choice'}` : words[standing]

/** How a food stands, in words; of one that is kept whatever its value since when it is fine. */
export const foodText = (food: PlateFood, own: boolean): string =>
  isFineByOutcome(food)
    ? `Fine${own ? ' for you' : ''} since ${formatWords(food.fineSince ?? '')}`
    : standingText(standingOf(food), own)

/** Whether a food is kept for what was found out about it. */
export const isFineByOutcome = (food: PlateFood): boolean =>
  food.fineSince !== null && standingOf(food) === 'keep'

/** The mark of how a food stands outside of the plate, where levels have their own shapes; its word stands beside it. */
export function StandingMark({ standing }: { standing: Standing }) {
  if (standing === 'high' || standing === 'moderate')
    return <LevelMarker level={standing} className="size-3.5" />
  if (standing === 'keep') return <LevelMarker level="low" className="size-3.5" />
  return <WellMark kind={standing} />
}

/** One well by itself, as in the key of the plate; its word stands beside it. */
export function WellMark({ kind }: { kind: Standing }) {
  const hatch = useId()
  return (
    <svg viewBox="-6 -6 12 12" aria-hidden="true" className="size-3.5 shrink-0">
      {kind === 'moderate' && <Hatch id={hatch} pitch={12} />}
      <path d={wellShape({ food: null, kind, x: 0, y: 0 }, 12)} {...wellPaint(kind, 12, hatch)} />
    </svg>
  )
}

/** What the wells mean, of those that are there. */
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
