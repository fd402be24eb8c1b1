/** The entity tag of a row that carries a version. */
export const etagOf = ({ version }: { version: number }): string => `"${version}"`

/**
 * Whether If-Match lets a change of this version through: no header, `*`, or one of the strong tags it lists
 * (RFC 9110, 13.1.1; a weak tag never matches).
 */
export function mayChange(ifMatch: string | undefined, row: { version: number }): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((tag) => tag.trim() === etagOf(row))
}
