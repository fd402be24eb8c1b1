import { describe, expect, it } from 'vitest'
import { faq } from '@/testing/rows'
import { endOf, faqsOf, moved, prioritiesFor, reordered } from './order'

const a = faq({ priority: 5 })
const b = faq({ priority: 7 })
const guide = faq({ targetRole: 'practitioner', priority: 6 })
const c = faq({ priority: 7 })
const note = faq({ targetRole: 'admin', priority: 1 })
const all = [c, note, guide, b, a]
const ids = (faqs: { id: number }[]) => faqs.map(({ id }) => id)

it("a role's list is sorted by priority, then by age; the list of all contains everything", () => {
  expect(ids(faqsOf('client', all))).toEqual(ids([a, b, c]))
  expect(ids(faqsOf('practitioner', all))).toEqual(ids([guide]))
  expect(ids(faqsOf('all', all))).toEqual(ids([note, a, guide, b, c]))
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [7, 0, 'abc'],
])('moving from %i to %i gives %s', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
})

describe('a new order', () => {
  it.each([
    ['client', 1000],
    ['practitioner', 2000],
    ['all', 3000],
  ] as const)('the list %s starts at priority %i', (list, base) => {
    expect(prioritiesFor(list, [b, a])).toEqual([
      { id: b.id, priority: base },
      { id: a.id, priority: base + 1 },
    ])
  })

  it('does not change the order of other lists', () => {
    const next = reordered(all, prioritiesFor('client', [c, a, b]))
    expect(ids(next)).toEqual(ids([note, guide, c, a, b]))
    expect(next.map(({ priority }) => priority)).toEqual([1, 6, 1000, 1001, 1002])
  })
})

it('the end of a list follows its last FAQ, or is the start of an empty list', () => {
  expect(endOf('client', all)).toBe(8)
  expect(endOf('admin', all)).toBe(2)
  expect(endOf('practitioner', [a])).toBe(2000)
  expect(endOf('admin', [a])).toBe(3000)
})
