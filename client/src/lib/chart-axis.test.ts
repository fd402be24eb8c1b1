import { scales } from '@shared/domain/reports/levels'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartAxis, percentOn } from './chart-axis'

const scaleNames = fc.constantFrom('µg/ml' as const, 'index' as const)
const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 100 })

describe('chartAxis', () => {
  it('fits the values in even steps', () => {
    expect(chartAxis([54.7, 7.7], 'µg/ml')).toEqual({ max: 60, ticks: [0, 20, 40, 60] })
    expect(chartAxis([100], 'µg/ml')).toEqual({ max: 100, ticks: [0, 20, 40, 60, 80, 100] })
    expect(chartAxis([143.7], 'index')).toEqual({ max: 150, ticks: [0, 50, 100, 150] })
  })

  it('shows where high begins when nothing is high, or no result has a number', () => {
    expect(chartAxis([8.1], 'µg/ml').max).toBe(25)
    expect(chartAxis([], 'index').max).toBe(40)
  })

  it('ends at ten times the high threshold', () => {
    expect(chartAxis([4_000], 'µg/ml')).toEqual({ max: 200, ticks: [0, 50, 100, 150, 200] })
    expect(chartAxis([412], 'index')).toEqual({ max: 300, ticks: [0, 100, 200, 300] })
  })

  it('contains both thresholds and every value up to its end, with three to six ticks', () => {
    fc.assert(
      fc.property(values, scaleNames, (list, scale) => {
        const { max, ticks } = chartAxis(list, scale)
        expect(max).toBeGreaterThan(scales[scale].high)
        expect(max >= scales[scale].high * 10 || list.every((value) => value <= max)).toBe(true)
        expect(ticks.length).toBeGreaterThanOrEqual(3)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.at(-1)).toBe(max)
      }),
    )
  })
})

describe('percentOn', () => {
  it('stays on the axis', () => {
    expect(percentOn(60, 15)).toBe(25)
    expect(percentOn(60, 400)).toBe(100)
    expect(percentOn(60, -1)).toBe(0)
  })
})
