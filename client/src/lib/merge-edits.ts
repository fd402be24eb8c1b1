/** What came of two people changing the same row, by field. */
export type Merge<Field> = {
  /** Both changed it, to different things: a person has to choose. */
  conflicts: Field[]
  /** Changed here alone. */
  onlyMine: Field[]
  /** Changed by somebody else alone. */
  onlyTheirs: Field[]
}

/**
 * Compares what is about to be saved with how the row is now; `seen` is what both started from. `differing` names the
 * fields whose meaning differs between two versions.
 */
export function mergeEdits<Values, Field>(
  differing: (one: Values, other: Values) => Field[],
  { seen, mine, theirs }: { seen: Values; mine: Values; theirs: Values },
): Merge<Field> {
  const byMe = differing(seen, mine)
  const byThem = differing(seen, theirs)
  const open = differing(mine, theirs)
  return {
    conflicts: open.filter((field) => byMe.includes(field) && byThem.includes(field)),
    onlyMine: open.filter((field) => byMe.includes(field) && !byThem.includes(field)),
    onlyTheirs: open.filter((field) => !byMe.includes(field) && byThem.includes(field)),
  }
}

/**
 * What becomes of an edit when the row has changed meanwhile: fields that only they changed follow them, what I changed
 * stays. `disputed`: both changed it, differently.
 */
export function rebaseEdits<Values extends object, Field extends keyof Values>(
  differing: (one: Values, other: Values) => Field[],
  versions: { seen: Values; mine: Values; theirs: Values },
): { values: Values; disputed: Field[] } {
  const { onlyMine, conflicts } = mergeEdits(differing, versions)
  const kept = Object.fromEntries([...onlyMine, ...conflicts].map((field) => [field, versions.mine[field]]))
  return { values: { ...versions.theirs, ...kept }, disputed: conflicts }
}
