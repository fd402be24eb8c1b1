import { formatWords } from '@shared/domain/text/dates'
import {
  countFoodStatuses,
  type FoodStatus,
  foodStatusOf,
  foodStatuses,
} from '@shared/domain/avoidance/food-status'
import { useId } from 'react'
import { LevelMarker } from '@/ui/level-marker'
import { Hatch, wellPaint, wellShape } from './well-shapes'
import type { PlateFood } from './wells'

const words: Record<Exclude<FoodStatus, 'own'>, string> = {
  allergy: 'Allergy',
  trigger: 'Complaints noticed',
  high: 'High',
  limited: 'Limited',
  moderate: 'Moderate',
  'beyond-value': 'Because of another food',
  keep: 'No elevation',
}

/** A food's standing in words; `own`: the reader is the tested person. */
export const foodStatusText = (status: FoodStatus, own: boolean): string =>
  status === 'own' ? `Left out by ${own ? 'you' : 'choice'}` : words[status]

/** A food's standing in words, with the date for one that is fine by its outcome. */
export const foodText = (food: PlateFood, own: boolean): string =>
  isFineByOutcome(food)
    ? `Fine${own ? ' for you' : ''} since ${formatWords(food.fineSince ?? '')}`
    : foodStatusText(foodStatusOf(food), own)

/** Whether an outcome allows the food despite its value. */
export const isFineByOutcome = (food: PlateFood): boolean =>
  food.fineSince !== null && foodStatusOf(food) === 'keep'

/** A standing's mark outside the plate, with shapes by level; put its word beside it. */
export function FoodStatusMark({ status }: { status: FoodStatus }) {
  if (status === 'high' || status === 'moderate') return <LevelMarker level={status} className="size-3.5" />
  if (status === 'keep') return <LevelMarker level="low" className="size-3.5" />
  return <WellMark kind={status} />
}

/** A single well, as in the plate's key; put its word beside it. */
export function WellMark({ kind }: { kind: FoodStatus }) {
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
  const counts = countFoodStatuses(foods)
  const isFine = foods.some(isFineByOutcome)
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 px-4 text-small text-ink-2">
      {foodStatuses
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <WellMark kind={kind} />
            {kind === 'keep' && isFine ? 'Keep' : foodStatusText(kind, own)}
          </li>
        ))}
    </ul>
  )
}
