import { describe, expect, it } from 'vitest'
import { aResult } from '@/testing/rows'
import { chartOf } from './chart-rows'
import type { Result } from './report-types'

const result = (
  line: number,
  food: string,
  value: number | null,
  text: string,
  level: Result['level'],
): Result => aResult({ line, food, value, text, level })

describe('chartOf', () => {
  it('gives each food its bar, text and unit', () => {
    const [egg, rye] = [result(2, 'Egg', 30, '30', 'high'), result(3, 'Rye', 15, '15', 'moderate')]
    const { rows, beyond } = chartOf([egg, rye], 'µg/ml')
    expect(rows).toEqual([
      { result: egg, text: '30.0', unit: ' µg/ml', percent: 100, broken: false },
      { result: rye, text: '15.0', unit: ' µg/ml', percent: 50, broken: false },
    ])
    expect(beyond).toBe(false)
  })

  it('breaks a bar that is cut off or open-ended, and says so', () => {
    const cut = chartOf([result(2, 'Egg', 412, '412', 'high')], 'µg/ml')
    expect(cut.rows[0]).toMatchObject({ percent: 100, broken: true, text: '412.0' })
    expect(cut.beyond).toBe(true)
    const open = chartOf([result(2, 'Egg', 200, '>200', 'high')], 'µg/ml')
    expect(open.rows[0]).toMatchObject({ percent: 100, broken: true, text: '>200' })
    expect(open.beyond).toBe(false)
  })

  it('has no bar for a result in words', () => {
    const { rows } = chartOf([result(2, 'Egg', null, 'class III', 'high')], 'index')
    expect(rows[0]).toMatchObject({ percent: null, broken: false, text: 'class III', unit: '' })
  })

  it('summarises the chart with the thresholds of its scale', () => {
    const egg = result(2, 'Egg', 54.7, '54.7', 'high')
    const tuna = result(3, 'Tuna', 7.7, '7.7', 'moderate')
    expect(chartOf([egg, tuna], 'µg/ml').summary).toBe(
      'Bar chart of 2 elevated foods, highest first: from Egg 54.7 µg/ml, High, to Tuna 7.7 µg/ml, Moderate. Moderate begins at 7.5 and high at 20.0 µg/ml.',
    )
    expect(chartOf([egg], 'index').summary).toBe(
      'Bar chart of 1 elevated food: Egg 54.7, High. Moderate begins at 15 and high at 30.',
    )
  })

  it('draws a hundred foods', () => {
    const many = Array.from({ length: 100 }, (_, at) => result(at + 2, `Food ${at}`, 120 - at, '', 'high'))
    expect(chartOf(many, 'µg/ml').rows).toHaveLength(100)
  })
})
