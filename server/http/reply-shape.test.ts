import fc from 'fast-check'
import * as z from 'zod/v4/core'
import * as mini from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { endpoints, type ApiRoute } from '@shared/api'
import { day, moment } from '@shared/core/schemas'
import { writerOf } from './reply-shape'

const RUNS = 25
const SEED = 20_261_127

const shapes = (Object.keys(endpoints) as ApiRoute[]).flatMap((route) => {
  const { reply, toMachine } = endpoints[route]
  return [
    ...(typeof reply === 'object' ? [[route, reply] as const] : []),
    ...(toMachine ? [[`${route} for a machine`, toMachine] as const] : []),
  ]
})

type Def = z.$ZodTypes['_zod']['def'] & { format?: string; checks?: z.$ZodCheck[] }

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '"',
    '\\',
    '\u0000\n\u001f',
    '\ud800',
    'a\udc00b',
    '\u2028',
    '👩‍👩‍👧‍👦',
    'x'.repeat(100),
    '"'.repeat(50),
  ),
)

/** Values that the schema accepts and a handler may return, with extra fields. */
function valuesOf(schema: z.$ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (def.type) {
    case 'string':
      if (def.format === 'date') return fc.constantFrom('2026-11-27', '1980-02-29')
      return fits(
        schema,
        texts,
        fc.constantFrom('Some text', 'kim@example.org', 'https://lab.example/x', '#112233'),
      )
    case 'number':
      return def.format === 'safeint'
        ? fits(schema, fc.integer(), fc.constantFrom(0, 1, 5))
        : fits(
            schema,
            fc.double({ noNaN: true, noDefaultInfinity: true }),
            fc.constantFrom(0, -0, 0.1, 1e21, 5e-7),
          )
    case 'boolean':
      return fc.boolean()
    case 'date':
      return fc.date({ min: new Date('0000-01-01'), max: new Date('+012000-01-01'), noInvalidDate: true })
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'nullable':
      return fc.option(valuesOf(def.innerType), { nil: null })
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined })
    case 'union':
      return fc.oneof(...def.options.map(valuesOf))
    case 'pipe':
      return valuesOf(def.in)
    case 'array': {
      const lengths = (def.checks ?? []).map(({ _zod }) => (_zod.def as { length?: number }).length)
      const [length = 0] = lengths
      const most = lengths.length > 0 ? length : 3
      return fc.array(valuesOf(def.element), { minLength: length, maxLength: most })
    }
    case 'record': {
      const keys = def.keyType._zod.def as Def
      return keys.type === 'enum'
        ? fc.record(
            Object.fromEntries(Object.values(keys.entries).map((key) => [key, valuesOf(def.valueType)])),
          )
        : fc.dictionary(fc.constantFrom('Milk', 'Rye', 'b "c"'), valuesOf(def.valueType))
    }
    case 'object':
      return fc
        .tuple(
          fc.record(
            Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, valuesOf(part)])),
          ),
          fc.constantFrom(
            {},
            { 'zz-told': 'zz-told' },
            { 'zz-told': { allergies: ['zz-told'] }, toString: 'zz-told' },
          ),
          fc.boolean(),
        )
        .map(([named, more, isAfter]) => (isAfter ? { ...named, ...more } : { ...more, ...named }))
    default:
      throw new Error(`no values of ${def.type}: ${JSON.stringify(def)}`)
  }
}

/** The first generator with enough values that the schema accepts, filtered to those. */
function fits(schema: z.$ZodType, ...kinds: fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> {
  const takes = (value: unknown) => z.safeParse(schema, value).success
  const kind = kinds.find((each) => fc.sample(each, { numRuns: 20, seed: SEED }).filter(takes).length > 5)
  if (!kind) throw new Error(`no values of ${JSON.stringify(schema._zod.def)}`)
  return kind.filter(takes)
}

const plain = (schema: z.$ZodType, value: unknown) => JSON.stringify(z.parse(schema, value))

/** For every place in a value, a function that replaces what is there. */
function places(
  value: unknown,
  put: (other: unknown) => unknown = (other) => other,
): ((other: unknown) => unknown)[] {
  const inner =
    value instanceof Date || typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, part]) =>
          places(part, (other) =>
            put(Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }),
          ),
        )
  return [put, ...inner]
}

const odd = [
  undefined,
  null,
  'x',
  '',
  1,
  0.5,
  NaN,
  Infinity,
  2 ** 53,
  true,
  [],
  {},
  new Date(NaN),
  new Date(0),
  new String('x'),
  1n,
]

describe('every answer', () => {
  it.each(shapes)('%s is written as its schema parses it, without unnamed fields', (_route, schema) => {
    const write = writerOf(schema)
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        const text = write(value)
        expect(text).toBe(plain(schema, value))
        expect(text).not.toMatch(/zz-told/)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  it.each(shapes)('%s is refused where its schema refuses it', (_route, schema) => {
    const write = writerOf(schema)
    fc.assert(
      fc.property(valuesOf(schema), fc.nat(), fc.constantFrom(...odd), (value, at, other) => {
        const all = places(value)
        const changed = all[at % all.length]?.(other)
        const read = z.safeParse(schema, changed)
        if (read.success) expect(write(changed)).toBe(JSON.stringify(read.data))
        else expect(() => write(changed)).toThrow(z.$ZodError)
      }),
      { numRuns: RUNS * 2, seed: SEED },
    )
  })
})

it('writes rare schema types as the schema itself does', () => {
  const kinds: [z.$ZodType, unknown[]][] = [
    [
      mini.object({ a: mini.optional(mini.string()), b: mini.optional(mini.int()) }),
      [{}, { b: 1 }, { a: 'x', b: 2 }, { a: undefined }, [], null],
    ],
    [mini.object({}), [{}, { a: 1 }, 1]],
    [mini.strictObject({ a: mini.string() }), [{ a: 'x' }, { a: 'x', b: 1 }]],
    [mini.looseObject({ a: mini.string() }), [{ a: 'x', b: 1 }]],
    [mini.array(moment), [[new Date(0)], [new Date(NaN)], ['1970']]],
    [mini.string().check(mini.trim()), [' x ', 1]],
    [mini.string().check(mini.maxLength(2)), ['xx', 'xxx']],
    [mini.int().check(mini.minimum(1)), [0, 1, 1.5]],
    [mini.number(), [-0, 1e21, NaN, '1']],
    [mini.literal(['a', 1, null]), ['a', 1, null, 'b', '1']],
    [
      mini.union([mini.object({ a: mini.string() }), mini.object({ b: mini.string() })]),
      [{ b: 'x', c: 1 }, { c: 1 }],
    ],
    [
      mini.object({ day, 'odd "name"': mini.boolean() }),
      [
        { day: '2026-11-27', 'odd "name"': true },
        { day: '2026-13-01', 'odd "name"': true },
      ],
    ],
    [mini._default(mini.string(), 'x'), [undefined, 'y']],
    [mini.record(mini.string(), mini.int()), [{ a: 1 }, { a: 'x' }]],
  ]
  for (const [schema, values] of kinds)
    for (const value of values) {
      const read = z.safeParse(schema, value)
      if (read.success) expect(writerOf(schema)(value)).toBe(JSON.stringify(read.data))
      else expect(() => writerOf(schema)(value)).toThrow(z.$ZodError)
    }
})
