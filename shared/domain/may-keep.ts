import { knownLevels } from './avoid-levels'
import type { Level } from './levels'

/**
 * Why a person leaves a food out, whatever its value, the gravest first: an allergy, complaints that they noticed, a limit
 * that they keep to, or their own choice.
 */
export const otherReasons = ['allergy', 'trigger', 'limited', 'own'] as const
export type LeftOut = (typeof otherReasons)[number]

/** How a tested food stands, by what is done about it, in the order of the avoid list; what is on none is kept. */
export const standings = [...knownLevels, 'keep'] as const
export type Standing = (typeof standings)[number]

/** `fineSince`: the day since when it may be eaten by what was found out, so that its value does not count; null where it may not. */
type Standable = { level: Level; leftOut: LeftOut | null; fineSince: string | null }

/** What was found out stands before every value, and a choice after it, as on the avoid list, so that no two screens differ. */
export function standingOf({ level, leftOut, fineSince }: Standable): Standing {
  if (leftOut !== null && leftOut !== 'own') return leftOut
  return level === 'low' || fineSince !== null ? (leftOut ?? 'keep') : level
}

/** How many foods stand so, each counted once. */
export function countStandings(foods: readonly Standable[]): Record<Standing, number> {
  const counts = { allergy: 0, trigger: 0, high: 0, limited: 0, moderate: 0, own: 0, keep: 0 }
  for (const food of foods) counts[standingOf(food)] += 1
  return counts
}
