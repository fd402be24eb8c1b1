import { ApiError } from '@/api/request'

/**
 * What the server found wrong with each field of a form. A clash with another row is said in its whole sentence, because
 * the word at the field alone does not say with what.
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
