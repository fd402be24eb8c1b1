import { ApiError } from '@/api/request'

/**
 * The server's errors for the fields of a form. A clash with another row shows the whole sentence,
 * because the message of the field alone does not name that row.
 */
export function fieldErrorsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): [Field, string][] {
  if (!(error instanceof ApiError)) return []
  return fields.flatMap((field) => {
    const found = error.fields[field]
    return found === undefined ? [] : [[field, error.status === 409 ? error.detail : found]]
  })
}
