import * as z from 'zod/v4/core'
import { moment } from '@shared/core/schemas'

/** Writes an answer as JSON by its schema's fields, in order; throws if it does not fit. */
type Write = (answer: unknown) => string

const written = new WeakMap<z.$ZodType, Write>()

/** A schema's writer, cached: equals `JSON.stringify(z.parse(…))` without copying each row. */
export function writerOf(schema: z.$ZodType): Write {
  let write = written.get(schema)
  if (!write) {
    const compiled = compile(schema)
    write = (answer) => {
      try {
        return compiled(answer)
      } catch (error) {
        // Parse again for the schema's full error.
        if (error === misfit) z.parse(schema, answer)
        throw error
      }
    }
    written.set(schema, write)
  }
  return write
}

const misfit = new TypeError('A response does not match its schema.')

function refuse(): never {
  throw misfit
}

/** For texts longer than this a regular expression is faster than a loop. */
const BRIEF = 40
/** Characters that JSON escapes: control characters, quotes, backslashes and lone surrogates. */
// oxlint-disable-next-line no-control-regex
const special = /[\u0000-\u001f"\\\ud800-\udfff]/

function string(value: unknown): string {
  if (typeof value !== 'string') refuse()
  if (value.length > BRIEF) return special.test(value) ? JSON.stringify(value) : `"${value}"`
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at)
    if (code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff))
      return JSON.stringify(value)
  }
  return `"${value}"`
}

const number = (value: unknown): string => (Number.isFinite(value) ? `${value as number}` : refuse())
const integer = (value: unknown): string => (Number.isSafeInteger(value) ? `${value as number}` : refuse())
const boolean = (value: unknown): string => (value === true ? 'true' : value === false ? 'false' : refuse())
const date = (value: unknown): string =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? `"${value.toISOString()}"` : refuse()
const oneOf = (texts: ReadonlyMap<unknown, string>, value: unknown): string => texts.get(value) ?? refuse()

function list(value: unknown, write: Write): string {
  if (!Array.isArray(value)) refuse()
  if (value.length === 0) return '[]'
  let text = `[${write(value[0])}`
  for (let at = 1; at < value.length; at++) text += `,${write(value[at])}`
  return `${text}]`
}

/** Functions that the compiled code calls. */
const tools = { string, number, integer, boolean, date, oneOf, list, refuse }

/** Builds the code that writes a variable's value; `parts` are referred to as `parts[n]`. */
type Expression = (name: string) => string
type Def = z.$ZodTypes['_zod']['def'] & { checks?: unknown[]; format?: unknown }

function compile(schema: z.$ZodType): Write {
  const parts: unknown[] = []
  const expression = expressionOf(schema, parts)
  return writerFrom(`return ${expression('value')}`, parts)
}

function writerFrom(body: string, parts: unknown[]): Write {
  // The code is built from schemas only, never from values.
  // oxlint-disable-next-line no-implied-eval
  const make = new Function(...Object.keys(tools), 'parts', `return function (value) { ${body} }`) as (
    ...tools: unknown[]
  ) => Write
  return make(...Object.values(tools), parts)
}

function expressionOf(schema: z.$ZodType, parts: unknown[]): Expression {
  const part = (value: unknown) => `parts[${parts.push(value) - 1}]`
  const def = schema._zod.def as Def
  if (def === moment._zod.def) return (name) => `date(${name})`
  if (!def.checks?.length)
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (def.type) {
      case 'string':
        if (!def.format) return (name) => `string(${name})`
        break
      case 'number':
        if (!def.format) return (name) => `number(${name})`
        if (def.format === 'safeint') return (name) => `integer(${name})`
        break
      case 'boolean':
        return (name) => `boolean(${name})`
      case 'enum':
      case 'literal': {
        const values = def.type === 'enum' ? Object.values(def.entries) : def.values
        const texts = part(new Map(values.map((value) => [value, JSON.stringify(value)])))
        return (name) => `oneOf(${texts}, ${name})`
      }
      case 'nullable': {
        const inner = expressionOf(def.innerType, parts)
        return (name) => `(${name} === null ? 'null' : ${inner(name)})`
      }
      case 'array': {
        const item = part(compile(def.element))
        return (name) => `list(${name}, ${item})`
      }
      case 'object':
        if (!def.catchall) {
          const write = part(compileObject(def.shape))
          return (name) => `${write}(${name})`
        }
        break
      default:
    }
  // Rare or transforming types are left to the schema. Optional values occur only in objects.
  const plain = part((value: unknown) => {
    const read = z.parse(schema, value)
    return read === undefined ? refuse() : JSON.stringify(read)
  })
  return (name) => `${plain}(${name})`
}

function compileObject(shape: Readonly<Record<string, z.$ZodType>>): Write {
  const parts: unknown[] = []
  let isFirst = true
  const lines = Object.entries(shape).map(([key, schema]) => {
    const def = schema._zod.def as Def
    const isOptional = def.type === 'optional'
    const write = expressionOf(isOptional ? def.innerType : schema, parts)
    const name = JSON.stringify(key)
    const start = JSON.stringify(`,${name}:`)
    const first = JSON.stringify(`${name}:`)
    const opening = isFirst ? `(text === '{' ? ${first} : ${start})` : start
    const line = `text += ${opening} + ${write('field')}`
    if (!isOptional) isFirst = false
    return `field = value[${name}]; ${isOptional ? `if (field !== undefined) ${line}` : line}`
  })
  const statements = [
    "if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse()",
    "let field, text = '{'",
    ...lines,
    "return text + '}'",
  ]
  return writerFrom(statements.join('; '), parts)
}
