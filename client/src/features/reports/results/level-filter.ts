import type { Level } from '@shared/domain/reports/levels'

export type LevelFilter = 'all' | 'high' | 'moderate'

export function countLevels(results: readonly { level: Level }[]): Record<Level, number> {
  const counts: Record<Level, number> = { high: 0, moderate: 0, low: 0 }
  for (const { level } of results) counts[level] += 1
  return counts
}

export function filterByLevel<T extends { level: Level }>(
  results: readonly T[],
  filter: LevelFilter,
): readonly T[] {
  return filter === 'all' ? results : results.filter(({ level }) => level === filter)
}
