import { differingFields, pick, type EditChanges, type EditField, type EditValues } from './edit-values'

/** What came of two people changing the same report, by field. */
export type Merge = {
  /** Both changed it, to different things: a person has to choose. */
  conflicts: EditField[]
  /** Changed here alone. */
  onlyMine: EditField[]
  /** Changed by somebody else alone. */
  onlyTheirs: EditField[]
}

export type Side = 'mine' | 'theirs'

/** Compares what is about to be saved with how the report is now; `seen` is what both started from. */
export function mergeOf(seen: EditValues, mine: EditValues, theirs: EditValues): Merge {
  const byMe = differingFields(seen, mine)
  const byThem = differingFields(seen, theirs)
  const open = differingFields(mine, theirs)
  return {
    conflicts: open.filter((field) => byMe.includes(field) && byThem.includes(field)),
    onlyMine: open.filter((field) => byMe.includes(field) && !byThem.includes(field)),
    onlyTheirs: open.filter((field) => !byMe.includes(field) && byThem.includes(field)),
  }
}

/** What to send over the report as it is now: my changes that nobody else touched, and the conflicts decided for mine. */
export function chosenChanges(
  mine: EditValues,
  { conflicts, onlyMine }: Merge,
  choices: Partial<Record<EditField, Side>>,
): EditChanges {
  return pick(mine, [...onlyMine, ...conflicts.filter((field) => choices[field] === 'mine')])
}
