import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/runs'
import { dateCodes, senselessBirth, senselessDates, withoutDates } from './date-sense'
import { addDays } from './dates'

const today = '2026-11-16'
const sentences = (dateOfBirth: string | null, dateOfReceipt: string | null, reportDate: string | null) =>
  senselessDates({ dateOfBirth, dateOfReceipt, reportDate }, today).map(({ sentence }) => sentence)

describe('senselessDates', () => {
  it.each<[string | null, string | null, string | null, string[]]>([
    [null, null, '2062-11-10', ['The report date 10.11.2062 is in the future.']],
    [null, '2026-11-18', null, ['The date of receipt 18.11.2026 is in the future.']],
    ['2027-01-01', null, null, ['The date of birth 01.01.2027 is in the future.']],
    ['2026-11-02', '2026-11-01', null, ['The date of birth 02.11.2026 is after the receipt on 01.11.2026.']],
    ['2026-11-02', null, '2026-11-01', ['The date of birth 02.11.2026 is after the report on 01.11.2026.']],
    [null, '2026-11-02', '2026-11-01', ['The date of receipt 02.11.2026 is after the report on 01.11.2026.']],
    [
      '1906-10-31',
      '2026-11-01',
      null,
      ['The date of birth 31.10.1906 is more than 120 years before the receipt on 01.11.2026.'],
    ],
    ['1906-11-15', null, null, ['The date of birth 15.11.1906 is more than 120 years before today.']],
  ])('finds with birth %s, receipt %s, report %s: %j', (birth, receipt, report, expected) => {
    expect(sentences(birth, receipt, report)).toEqual(expected)
  })

  it.each<[string | null, string | null, string | null]>([
    [null, null, null],
    ['1980-02-29', '2026-11-02', '2026-11-10'],
    ['2026-11-01', '2026-11-01', '2026-11-01'],
    [null, null, '2026-11-17'],
    ['1906-11-01', '2026-11-01', null],
    ['1906-11-16', null, null],
  ])('accepts birth %s, receipt %s, report %s', (birth, receipt, report) => {
    expect(sentences(birth, receipt, report)).toEqual([])
  })

  it('names the field to check first, then the one it is compared with', () => {
    const dates = { dateOfBirth: null, dateOfReceipt: '2026-11-02', reportDate: '2026-11-01' }
    expect(senselessDates(dates, today)[0]?.fields).toEqual(['dateOfReceipt', 'reportDate'])
  })

  it('accepts dates in the order birth, receipt, report, today', () => {
    const days = fc.array(fc.integer({ min: 0, max: 43_000 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(days, (back) => {
        const [birth = 0, receipt = 0, report = 0] = [...back].sort((a, b) => b - a)
        expect(sentences(addDays(today, -birth), addDays(today, -receipt), addDays(today, -report))).toEqual(
          [],
        )
      }),
      { numRuns: runs(1000) },
    )
  })
})

it('editing a date removes only the warnings that mention it', () => {
  const day = fc.constantFrom(null, '1899-01-01', '2026-01-01', '2026-01-02', '2062-01-01')
  const fields = ['dateOfBirth', 'dateOfReceipt', 'reportDate'] as const
  fc.assert(
    fc.property(
      day,
      day,
      day,
      fc.constantFrom(...fields),
      (dateOfBirth, dateOfReceipt, reportDate, edited) => {
        const found = senselessDates({ dateOfBirth, dateOfReceipt, reportDate }, today)
        const other = { code: 'html', message: 'The receipt of the birth report is long.' }
        const all = found.map(({ fields: [first], sentence }) => ({
          code: dateCodes[first],
          message: sentence,
        }))
        expect(withoutDates([...all, other], [edited, 'phone'])).toEqual([
          ...all.filter((_, at) => !found[at]?.fields.includes(edited)),
          other,
        ])
      },
    ),
    { numRuns: runs(500) },
  )
})

it('a date of birth alone is compared with today', () => {
  expect(senselessBirth('2062-01-01', today)).toBe('The date of birth 01.01.2062 is in the future.')
  expect(senselessBirth('1980-01-01', today)).toBeUndefined()
  expect(senselessBirth(null, today)).toBeUndefined()
})
