import type * as z from 'zod/v4/core'
import { writerOf } from './reply-shape'

/** JSON text of an answer from the database: a list whose rows have exactly `names`. */
export class DatabaseJson<T> {
  declare readonly answer: T
  constructor(
    readonly text: string,
    readonly names: readonly string[],
  ) {}

  get isEmpty(): boolean {
    return this.text === '[]'
  }
}

/** An answer as JSON with only the fields of its schema. Throws if it does not fit. */
export function textOf(schema: z.$ZodType, answer: unknown): string {
  if (!(answer instanceof DatabaseJson)) return writerOf(schema)(answer)
  if (!fits(schema, answer.names))
    throw new TypeError('The rows that were written do not match their schema.')
  return answer.text
}

/** Caches which name lists fit a schema; the lists are constants and recur. */
const fitting = new WeakMap<readonly string[], z.$ZodType>()

/** Whether rows with these fields fit the list's schema: all are known and none is missing. */
function fits(schema: z.$ZodType, names: readonly string[]): boolean {
  if (fitting.get(names) === schema) return true
  const { element } = schema._zod.def as Partial<z.$ZodArrayDef>
  const { shape = {} } = (element?._zod.def ?? {}) as Partial<z.$ZodObjectDef>
  const needed = Object.entries(shape).filter(([, field]) => field._zod.optin !== 'optional')
  const isFit = names.every((name) => name in shape) && needed.every(([name]) => names.includes(name))
  if (isFit) fitting.set(names, schema)
  return isFit
}
