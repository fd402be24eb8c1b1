import { expect, it } from 'vitest'
import { namesAnotherPerson } from '../reports/reports.public'
import { neverInReason, nobodyReason, warningsReason } from './reasons'

const codes = [
  ...['sample-id-differs', 'sample-id-csv', 'sample-id-pdf', 'sample-id-file-names'],
  ...['client-name-differs', 'client-name-csv', 'client-name-pdf', 'client-name-file-names'],
  ...['birth-date-differs', 'gender-differs', 'several-samples'],
]

it.each(codes)('%s explains in its own words why a report waits and why it is unlinked', (code) => {
  const warnings = [{ line: null, code }]
  expect(namesAnotherPerson(code)).toBe(true)
  expect(warningsReason(warnings)).not.toMatch(/need.? a look|Waits/)
  expect(nobodyReason({ email: '', dateOfBirth: null, warnings }, [])).toBe(warningsReason(warnings))
})

it.each(['birth', 'receipt', 'report'])(
  'an impossible %s date explains why a report waits, but not why it is unlinked',
  (date) => {
    const warnings = [{ line: null, code: `date-of-sense-${date}` }]
    expect(warningsReason(warnings)).toMatch(/^Impossible .*\bdate\b/)
    expect(nobodyReason({ email: 'a@b.test', dateOfBirth: null, warnings }, [])).toBe(
      'No client has this name',
    )
  },
)

const now = new Date('2026-11-20T12:00:00Z')
const sent = {
  channel: 'email' as 'email' | 'letter',
  createdAt: new Date('2026-11-17T09:00:00Z'),
  openedAt: null as Date | null,
  delivery: 'sent',
}
const openedAt = new Date('2026-11-18T09:00:00Z')

it.each([
  [{}, 'Invited by email 3 days ago, link never opened'],
  [{ delivery: 'failed' }, 'Invited by email 3 days ago, the message was not delivered'],
  [{ openedAt }, 'Invited by email 3 days ago, link opened on 18 November, never signed in'],
  [{ channel: 'letter' as const }, 'Letter printed 3 days ago, code never used'],
  [
    { channel: 'letter' as const, openedAt },
    'Letter printed 3 days ago, code opened on 18 November, never signed in',
  ],
])('an invitation %j reads "%s"', (link, reason) => {
  expect(neverInReason({ state: 'invited', link: { ...sent, ...link } }, now)).toBe(reason)
})

it('distinguishes never invited, withdrawn and locked', () => {
  expect(neverInReason({ state: 'never', link: null }, now)).toBe('Never invited')
  expect(neverInReason({ state: 'never', link: sent }, now)).toBe('The invitation was withdrawn')
  expect(neverInReason({ state: 'locked', link: sent }, now)).toBe('Locked after 5 wrong answers')
})
