import type { Level } from './levels'

/** Why a person leaves a food out, whatever its value: an allergy, or their own choice. */
export const otherReasons = ['allergy', 'own'] as const
export type LeftOut = (typeof otherReasons)[number]

/** How many foods of a test are high and moderate, and how many a person may keep: not elevated, and not left out. */
export function keepCounts(
  results: readonly { level: Level; leftOut: LeftOut | null }[],
): Record<'high' | 'moderate' | 'keep', number> {
  const counts = { high: 0, moderate: 0, keep: 0 }
  for (const { level, leftOut } of results)
    if (level !== 'low') counts[level] += 1
    else if (leftOut === null) counts.keep += 1
  return counts
}
