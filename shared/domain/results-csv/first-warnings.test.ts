import { expect, it } from 'vitest'
import { firstWarnings } from './first-warnings'
import type { Warning } from './warning'

const rows = (count: number): Warning[] =>
  Array.from({ length: count }, (_, at) => ({ line: at + 1, code: 'no-result', message: `Line ${at + 1}` }))

it('firstWarnings keeps 100 warnings unchanged', () => {
  expect(firstWarnings(rows(100))).toEqual(rows(100))
})

it('firstWarnings keeps the first 100 of more and says how many are missing', () => {
  expect(firstWarnings(rows(103))).toEqual([
    ...rows(100),
    { line: null, code: 'more-warnings', message: '… and 3 more.' },
  ])
})

it('firstWarnings never drops a warning on the whole file', () => {
  const whole: Warning[] = [
    { line: 20_001, code: 'too-many-rows', message: 'a' },
    { line: null, code: 'mixed-scales', message: 'b' },
  ]
  const kept = firstWarnings([...rows(500), ...whole])
  expect(kept.slice(0, 3)).toEqual([...whole, rows(1)[0]])
  expect(kept).toHaveLength(101)
  expect(kept.at(-1)?.message).toBe('… and 402 more.')
})
