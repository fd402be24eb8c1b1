/** The names of the fields that are given and differ from the row's, lists by their entries. */
export function diff<T extends object>(changes: T, row: Record<keyof T, unknown>): string[] {
  return (Object.keys(changes) as (keyof T & string)[]).filter(
    (field) => changes[field] !== undefined && JSON.stringify(changes[field]) !== JSON.stringify(row[field]),
  )
}
