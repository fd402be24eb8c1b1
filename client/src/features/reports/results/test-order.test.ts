import { describe, expect, it } from 'vitest'
import { dayWords, resultsPath, type Test, testsAround } from './test-order'

const test = (id: number, reportDate: string | null, createdAt = '2026-11-15T09:00:00.000Z'): Test => ({
  id,
  sampleId: `EF${id}`,
  reportDate,
  createdAt,
  updatedAt: createdAt,
})

describe('testsAround', () => {
  const [first, second, third] = [test(9, '03.01.2026'), test(4, '14.10.2026'), test(5, '02.11.2026')]

  it('orders by report date, not by order of upload', () => {
    const { latest, previous, others } = testsAround(second, [first, second, third])
    expect([latest, previous]).toEqual([third, first])
    expect(others).toEqual([third, first])
  })

  it('the oldest test has no previous one', () => {
    expect(testsAround(first, [first, second]).previous).toBeUndefined()
    expect(testsAround(first, [first])).toEqual({ latest: first, previous: undefined, others: [] })
  })

  it('orders tests of the same day by upload, then by number', () => {
    const early = test(7, '02.11.2026', '2026-11-03T08:00:00.000Z')
    const late = test(6, '02.11.2026', '2026-11-04T08:00:00.000Z')
    expect(testsAround(late, [early, late]).previous).toBe(early)
    expect(testsAround(early, [early, late]).latest).toBe(late)
    const twin = test(8, '02.11.2026', '2026-11-04T08:00:00.000Z')
    expect(testsAround(twin, [late, twin]).previous).toBe(late)
  })

  it('uses the day of upload for a test without a date', () => {
    const undated = test(1, null, '2026-10-20T09:00:00.000Z')
    expect(testsAround(undated, [first, second, third, undated])).toEqual({
      latest: third,
      previous: second,
      others: [third, second, first],
    })
    expect(testsAround(second, [first, second, undated]).latest).toBe(undated)
  })

  it('a report dated in the future is not the latest, unless it was changed on its own day', () => {
    const ahead = test(2, '10.11.2062', '2026-10-20T09:00:00.000Z')
    expect(testsAround(first, [first, second, third, ahead])).toEqual({
      latest: third,
      previous: undefined,
      others: [third, ahead, second],
    })
    const since = { ...ahead, reportDate: '20.11.2026', updatedAt: '2026-11-20T09:00:00.000Z' }
    expect(testsAround(since, [third, since]).latest).toBe(since)
  })

  it('places a test that is not completed among the completed ones', () => {
    const pending = test(20, '20.10.2026')
    expect(testsAround(pending, [first, second, third])).toEqual({
      latest: third,
      previous: second,
      others: [third, second, first],
    })
  })
})

describe('dayWords', () => {
  it('returns the day of the report, else the day it was added', () => {
    expect(dayWords(test(1, '14.11.2026'))).toBe('14 November 2026')
    expect(dayWords(test(1, null))).toBe('added 15 November 2026')
    expect(dayWords(test(1, '10.11.2062'))).toBe('added 15 November 2026')
    expect(dayWords(test(1, null, 'never'))).toBe('no date')
  })
})

describe('resultsPath', () => {
  it("leads into the reader's own area", () => {
    expect(resultsPath('client', 4)).toBe('/client/my-reports/4')
    expect(resultsPath('practitioner', 4)).toBe('/practitioner/reports/4')
    expect(resultsPath('admin', 4)).toBe('/admin/reports/4')
  })
})
