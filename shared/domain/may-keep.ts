import type { Level } from './levels'

/** Why a person leaves a food out, whatever its value: an allergy, or their own choice. */
export const otherReasons = ['allergy', 'own'] as const
export type LeftOut = (typeof otherReasons)[number]

/** How a tested food stands, by what is done about it, in the order of the avoid list: never, out for now, now and then, out by choice, kept. */
export const standings = ['allergy', 'high', 'moderate', 'own', 'keep'] as const
export type Standing = (typeof standings)[number]

type Standable = { level: Level; leftOut: LeftOut | null }

/** An allergy stands before every value, and a choice after it, as on the avoid list, so that no two screens differ. */
export function standingOf({ level, leftOut }: Standable): Standing {
  if (leftOut === 'allergy') return leftOut
  return level === 'low' ? (leftOut ?? 'keep') : level
}

/** How many foods stand so, each counted once. */
export function countStandings(foods: readonly Standable[]): Record<Standing, number> {
  const counts = { allergy: 0, high: 0, moderate: 0, own: 0, keep: 0 }
  for (const food of foods) counts[standingOf(food)] += 1
  return counts
}
