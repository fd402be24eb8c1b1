/** Only `high` and `moderate` exclude a food; `low` never does. */
export type Level = 'high' | 'moderate' | 'low'

/** The scales a number can be graded by. `µg/ml` is written with the micro sign U+00B5. */
export type ScaleName = 'µg/ml' | 'index'

/** `moderate` and `high` are the lowest values of their levels; `unit` follows a value. */
export type Scale = { name: ScaleName; unit: string | null; moderate: number; high: number }

/** The scale for clients (S1 and S2 section 9) and the CSV rule (S2 section 5). */
export const scales: Record<ScaleName, Scale> = {
  'µg/ml': { name: 'µg/ml', unit: 'µg/ml', moderate: 7.5, high: 20 },
  index: { name: 'index', unit: null, moderate: 15, high: 30 },
}

export const levelWords: Record<Level, string> = { high: 'High', moderate: 'Moderate', low: 'No elevation' }

/** 0 for low to 2 for high, to compare levels. */
export const levelRank: Record<Level, number> = { low: 0, moderate: 1, high: 2 }

/** Grades a finite, non-negative number by a scale: a bound belongs to its own level. */
export function levelOf(value: number, scale: ScaleName): Level {
  const { moderate, high } = scales[scale]
  if (value >= high) return 'high'
  return value >= moderate ? 'moderate' : 'low'
}

/** High and moderate results, highest first; those in words follow the numbers of their level. */
export function elevated<T extends { food: string; value: number | null; level: Level }>(
  results: readonly T[],
): T[] {
  return results
    .filter((result) => result.level !== 'low')
    .sort(
      (a, b) =>
        levelRank[b.level] - levelRank[a.level] ||
        (b.value ?? -1) - (a.value ?? -1) ||
        (a.food < b.food ? -1 : Number(a.food > b.food)),
    )
}
