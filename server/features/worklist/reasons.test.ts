import { expect, it } from 'vitest'
import { speaksOfAnother } from '../reports/reports.public'
import { nobodyReason, warningsReason } from './reasons'

const codes = [
  ...['sample-id-differs', 'sample-id-csv', 'sample-id-pdf', 'sample-id-file-names'],
  ...['client-name-differs', 'client-name-csv', 'client-name-pdf', 'client-name-file-names'],
  ...['birth-date-differs', 'gender-differs', 'several-samples'],
]

it.each(codes)('%s is why a report waits and why it is nobody’s, in words of its own', (code) => {
  const warnings = [{ line: null, code }]
  expect(speaksOfAnother(code)).toBe(true)
  expect(warningsReason(warnings)).not.toMatch(/need.? a look|Waits/)
  expect(nobodyReason({ email: '', dateOfBirth: null, warnings }, [])).toBe(warningsReason(warnings))
})

it.each(['birth', 'receipt', 'report'])(
  'a %s date that cannot be right is why a report waits, not why it is nobody’s',
  (date) => {
    const warnings = [{ line: null, code: `date-of-sense-${date}` }]
    expect(warningsReason(warnings)).toContain('cannot be right')
    expect(nobodyReason({ email: 'a@b.test', dateOfBirth: null, warnings }, [])).toBe('Nobody has this name')
  },
)
