import { expect, it } from 'vitest'
import { countText, formatCount, plural } from './counts'

it.each([
  [0, '0 reports'],
  [1, '1 report'],
  [1286, '1,286 reports'],
])('%i with its noun is %s', (count, text) => expect(countText(count, 'report')).toBe(text))

it('plural takes an irregular plural form', () => {
  expect([
    plural(1, 'is', 'are'),
    plural(0, 'is', 'are'),
    countText(2, 'entry', 'entries'),
    countText(1204, 'FAQ'),
  ]).toEqual([...['is', 'are'], ...['2 entries', '1,204 FAQs']])
  expect(formatCount(1234567)).toBe('1,234,567')
})
