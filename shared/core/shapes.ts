import type * as z from 'zod/v4/core'
import type { Endpoint } from './contract'

/** An answer's types without rules: a `typeof`, `any`, or a container and its content. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'any'
  | ['nullable' | 'optional' | 'list' | 'map', Shape]
  | ['either', Shape[]]
  | ['object', Record<string, Shape>]

/** The shape of an endpoint's answer; undefined where it is not JSON. */
export function shapeOfReply({ reply }: Endpoint): Shape | undefined {
  return typeof reply === 'string' ? undefined : shapeOf(reply)
}

function shapeOf(schema: z.$ZodType): Shape {
  const { def } = (schema as z.$ZodTypes)._zod
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return def.type
    case 'enum':
      return 'string'
    case 'literal':
      return ['either', def.values.map(kindOf)]
    case 'nullable':
    case 'optional':
      return [def.type, shapeOf(def.innerType)]
    case 'array':
      return ['list', shapeOf(def.element)]
    case 'record':
      return ['map', shapeOf(def.valueType)]
    case 'union':
      return ['either', def.options.map(shapeOf)]
    case 'object':
      return [
        'object',
        Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, shapeOf(part)])),
      ]
    case 'pipe':
      // A reply contains the output of a pipe.
      return shapeOf(def.out)
    default:
      return 'any'
  }
}

const kindOf = (value: unknown): Shape => {
  const kind = typeof value
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'any'
}

/** Whether a value fits; unknown fields may be from a portal newer than the page. */
export function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return shape === 'any' || typeof value === shape
  const [kind, of] = shape
  switch (kind) {
    case 'nullable':
      return value === null || fits(of, value)
    case 'optional':
      return value === undefined || fits(of, value)
    case 'either':
      return of.some((one) => fits(one, value))
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(of, item))
    case 'map':
      return isObject(value) && Object.values(value).every((item) => fits(of, item))
    case 'object':
      return isObject(value) && Object.entries(of).every(([key, part]) => fits(part, value[key]))
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
