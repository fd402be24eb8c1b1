import { mergeEdits, type Merge as MergeOf } from '@/lib/merge-edits'
import { differingFields, pick, type EditChanges, type EditField, type EditValues } from './edit-values'

export type Merge = MergeOf<EditField>

export type Side = 'mine' | 'theirs'

/** Compares what is about to be saved with how the report is now; `seen` is what both started from. */
export function mergeOf(seen: EditValues, mine: EditValues, theirs: EditValues): Merge {
  return mergeEdits(differingFields, { seen, mine, theirs })
}

/** What to send over the report as it is now: my changes that nobody else touched, and the conflicts decided for mine. */
export function chosenChanges(
  mine: EditValues,
  { conflicts, onlyMine }: Merge,
  choices: Partial<Record<EditField, Side>>,
): EditChanges {
  return pick(mine, [...onlyMine, ...conflicts.filter((field) => choices[field] === 'mine')])
}
