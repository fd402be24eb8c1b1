import type { Actor } from '../access/actor'

/** The entity tag of a versioned row. */
export const etagOf = ({ version }: { version: number }): string => `"${version}"`

/** Answers the row and sets its version in the headers. */
export function tagged<R extends { version: number }>(
  request: { setHeader(name: string, value: string): void },
  row: R,
): R {
  request.setHeader('ETag', etagOf(row))
  return row
}

/** Who changes which row, and which version of it they have seen. */
export type Edit = { actor: Actor; id: number; ifMatch: string | undefined }

export const editOf = (request: {
  actor: Actor
  params: { id: number }
  header(name: string): string | undefined
}): Edit => ({ actor: request.actor, id: request.params.id, ifMatch: request.header('If-Match') })

/** Whether If-Match allows the change: none, `*` or a strong match (RFC 9110, 13.1.1). */
export function mayChange(ifMatch: string | undefined, row: { version: number }): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((tag) => tag.trim() === etagOf(row))
}

/** Whether If-None-Match lists this tag, weak or strong, since a compressing proxy weakens it. */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim())) ?? false
