import { sampleKeyOf } from '@shared/domain/text/file-name'
import type { IncompleteTriplet } from './folder'
import type { Incomplete } from './intake.tables'

/** The samples that lack a file, each with the time since when, from `before` if known. */
export function lackingSince(
  lacking: readonly IncompleteTriplet[],
  before: readonly Incomplete[],
  now: Date,
): Incomplete[] {
  const sinceOf = new Map(before.map((sample) => [sampleKeyOf(sample), sample.since]))
  return lacking.map((sample) => ({
    ...sample,
    since: sinceOf.get(sampleKeyOf(sample)) ?? now.toISOString(),
  }))
}
