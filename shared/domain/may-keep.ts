import type { Level } from './levels'

/** Why a person leaves a food out, whatever its value: an allergy, or their own choice. */
export const otherReasons = ['allergy', 'own'] as const
export type LeftOut = (typeof otherReasons)[number]

/** How a tested food stands, by what is done about it, the strictest first: never, out for now, out by choice, now and then, kept. */
export const standings = ['allergy', 'high', 'own', 'moderate', 'keep'] as const
export type Standing = (typeof standings)[number]

type Standable = { level: Level; leftOut: LeftOut | null }

/** An allergy stands before every value; a choice before all but a high one, which is told though the food is left out anyway. */
export function standingOf({ level, leftOut }: Standable): Standing {
  if (leftOut === 'allergy') return leftOut
  if (level === 'high') return level
  return leftOut ?? (level === 'low' ? 'keep' : level)
}

/** How many foods stand so, each counted once. */
export function countStandings(foods: readonly Standable[]): Record<Standing, number> {
  const counts = { allergy: 0, high: 0, own: 0, moderate: 0, keep: 0 }
  for (const food of foods) counts[standingOf(food)] += 1
  return counts
}
