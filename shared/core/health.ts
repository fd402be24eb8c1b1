import * as z from 'zod/v4/core'

const marked = new WeakSet<z.$ZodType>()

/**
 * Marks a field as health data. An endpoint whose reply contains one names its audit action in
 * `reads`; `server/tests/reads.test.ts` finds an endpoint that does not.
 */
// @__NO_SIDE_EFFECTS__
export function health<S extends z.$ZodType>(schema: S): S {
  // Clone, as the same schema may be used in unmarked fields too.
  const own = z.clone(schema)
  marked.add(own)
  return own
}

type Parts = {
  shape?: Record<string, z.$ZodType>
  options?: z.$ZodType[]
} & Partial<Record<'element' | 'innerType' | 'in' | 'out', z.$ZodType>>

const partsOf = (schema: z.$ZodType): Parts => schema._zod.def as Parts

/** Whether a schema or any part of it is marked as health data. */
export function tellsOfHealth(schema: z.$ZodType): boolean {
  if (marked.has(schema)) return true
  const { shape = {}, options = [], element, innerType, in: from, out } = partsOf(schema)
  return [...Object.values(shape), ...options, element, innerType, from, out].some(
    (part) => part !== undefined && tellsOfHealth(part),
  )
}

const telling = new WeakMap<z.$ZodType, string[]>()

/** The names of the health fields in a list's rows; cached per schema. */
export function healthFields(list: z.$ZodType): string[] {
  const known = telling.get(list)
  if (known) return known
  const { element } = partsOf(list)
  const { shape = {} } = element ? partsOf(element) : {}
  const fields = Object.keys(shape).filter((name) => shape[name] && tellsOfHealth(shape[name]))
  telling.set(list, fields)
  return fields
}
