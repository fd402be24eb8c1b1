import { expect, it } from 'vitest'
import { sectionAt } from './section-at'

const places = (...tops: number[]) => tops.map((top, index) => ({ id: `section ${index + 1}`, top }))

it.each([
  ['nothing scrolled', places(180, 600, 900), false, 'section 1'],
  ['the second under the line', places(-200, 220, 900), false, 'section 2'],
  ['the first begins below the line', places(400, 900), false, 'section 1'],
  ['the page ends before the last reaches the line', places(-900, -300, 500), true, 'section 3'],
  ['no sections', [], false, undefined],
])('%s', (_, list, atEnd, expected) => {
  expect(sectionAt(list, 300, atEnd)).toBe(expected)
})
