import { ApiError } from '@/api/request'

/** A clash shows the whole sentence, as the field's message does not name the other row. */
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
