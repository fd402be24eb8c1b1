import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { moment } from './schemas'
import { fits, shapeOfReply } from './shapes'

const row = z.object({
  id: z.int(),
  name: z.string(),
  isOpen: z.boolean(),
  kind: z.enum(['one', 'other']),
  at: moment,
  readAt: z.nullable(moment),
  note: z.optional(z.string()),
  tags: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
  end: z.union([z.object({ open: z.literal(true) }), z.object({ since: z.string() })]),
})
const shape = shapeOfReply({ summary: '', reply: row }) ?? 'any'
const written = {
  ...{ id: 1, name: 'A', isOpen: true, kind: 'one', at: '2026-11-23T08:00:00.000Z', readAt: null },
  ...{ tags: ['x'], counts: { x: 1 }, end: { since: '2026-11-23' } },
}

it('an answer of the portal fits, with additional fields and without optional ones', () => {
  for (const more of [{}, { note: 'x' }, { readAt: written.at }, { later: [] }, { end: { open: true } }])
    expect(fits(shape, { ...written, ...more })).toBe(true)
  // An older page does not know every value of an enum.
  expect(fits(shape, { ...written, kind: 'third' })).toBe(true)
})

it('a value of another type does not fit', () => {
  const others = fc.constantFrom<unknown>(undefined, null, 7, 'text', true, [], [7], {}, { x: 'y' })
  const kindOf = (value: unknown) =>
    JSON.stringify(value, (_, part: unknown) => (Object(part) === part ? part : typeof part))
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(written) as (keyof typeof written)[])),
      others,
      (key, other) => {
        const isSame = kindOf(other) === kindOf(written[key])
        const mayBe =
          (key === 'readAt' && (other === null || typeof other === 'string')) ||
          (key === 'tags' && JSON.stringify(other) === '[]') ||
          (key === 'counts' && JSON.stringify(other) === '{}')
        fc.pre(!isSame)
        expect(fits(shape, { ...written, [key]: other })).toBe(mayBe)
      },
    ),
  )
})

it('an answer that is not JSON has no shape', () => {
  expect(shapeOfReply({ summary: '', reply: 'empty' })).toBeUndefined()
  expect(shapeOfReply({ summary: '', reply: 'file' })).toBeUndefined()
})
