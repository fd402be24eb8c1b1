/** The names of the fields that differ from the row. */
export function changedIn<T extends object>(changes: T, row: Record<keyof T, unknown>): string[] {
  return (Object.keys(changes) as (keyof T & string)[]).filter(
    (field) => changes[field] !== undefined && changes[field] !== row[field],
  )
}
