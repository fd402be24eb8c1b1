import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysFrom,
  formatDayAndMonth,
  formatDayOf,
  formatDots,
  formatSlashes,
  formatWords,
  localDay,
  parseDate,
  utcDay,
} from './dates'

describe('parseDate', () => {
  it.each([
    ['11/14/2026', '2026-11-14'],
    ['1/2/1980', '1980-01-02'],
    ['14.11.2026', '2026-11-14'],
    ['1. 2. 1980', '1980-02-01'],
    [' 2026-11-14 ', '2026-11-14'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['01.01.1900', '1900-01-01'],
    ['12/31/2100', '2100-12-31'],
  ])('parses %s', (text, iso) => {
    expect(parseDate(text)).toBe(iso)
  })

  it.each([
    ...[
      '14/11/2026',
      '11.14.2026',
      '29.02.2023',
      '29.02.1900',
      '31.04.2026',
      '00.01.2026',
      '01.00.2026',
      '1.1.26',
    ],
    ...[
      '01/01/26',
      '2026-13-01',
      '2026-1-1',
      '31.12.1899',
      '01.01.2101',
      '',
      'yesterday',
      '14-11-2026',
      '14.11/2026',
    ],
    ...['2026-11-14T00:00:00Z', '１４.11.2026', '14.11.20261', '-1.1.2020'],
  ])('refuses "%s"', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })

  it('parses every day that it formats', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10)
        expect(parseDate(iso)).toBe(iso)
        expect(parseDate(formatDots(iso))).toBe(iso)
        expect(parseDate(formatSlashes(iso))).toBe(iso)
      }),
    )
  })
})

describe('formatting', () => {
  it('writes dots, slashes and words', () => {
    expect(formatDots('2026-11-04')).toBe('04.11.2026')
    expect(formatSlashes('2026-11-04')).toBe('11/04/2026')
    expect(formatWords('2026-11-04')).toBe('4 November 2026')
    expect(formatWords('2024-02-29')).toBe('29 February 2024')
    expect(formatDayAndMonth('2026-11-04')).toBe('4 November')
  })

  it.each(['', 'unknown', '2026-02-30', '11/14/2026'])('returns "%s" unchanged', (text) => {
    const all = [formatDots, formatSlashes, formatWords, formatDayAndMonth]
    expect(all.map((format) => format(text))).toEqual([text, text, text, text])
  })

  it('returns the UTC day of a moment', () => {
    expect(utcDay(new Date('2026-01-05T23:59:00Z'))).toBe('2026-01-05')
    expect(utcDay(Date.UTC(2026, 0, 6))).toBe('2026-01-06')
  })

  it('returns the local day of a moment', () => {
    expect(formatDayOf(new Date(2026, 0, 2, 23, 59))).toBe('02.01.2026')
    expect(formatDayOf(new Date(2026, 0, 2, 0, 0).toISOString())).toBe('02.01.2026')
    expect(formatDayOf('nonsense')).toBe('')
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})

describe('addDays and daysFrom', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-11-26', 0, '2026-11-26'],
  ])('turn %s and %i days into %s and back', (day, count, then) => {
    expect(addDays(day, count)).toBe(then)
    expect(daysFrom(day, then)).toBe(count)
  })
})
