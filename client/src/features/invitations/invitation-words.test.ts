import { placeholderEmailFor } from '@shared/domain/people/no-email'
import { expect, it } from 'vitest'
import { invitationRow } from '@/testing/rows'
import {
  countsOf,
  expiryOf,
  isLive,
  outsideOf,
  releasedText,
  skippedLines,
  sumText,
  selectAllText,
} from './invitation-words'

const now = new Date('2026-11-23T09:00:00')
const link: NonNullable<ReturnType<typeof invitationRow>['link']> = {
  ...{ id: 1, channel: 'email', createdAt: '2026-11-10T09:00:00Z', openedAt: null, revokedAt: null },
  ...{ expiresAt: '2026-11-24T09:00:00', delivery: 'sent' },
}

it('reads only the counts that the header contains', () => {
  expect(countsOf(new Headers({ 'X-State-Counts': 'all=425, never=34,in=349, odd=1' }))).toEqual({
    ...{ all: { n: 425, more: false }, never: { n: 34, more: false }, in: { n: 349, more: false } },
  })
  expect(countsOf(new Headers())).toEqual({})
  expect(countsOf(undefined)).toEqual({})
  const headers = new Headers({
    ...{ 'X-State-Counts': 'all=2034, never=1000, locked=34, in=1000', 'X-Counts-Capped': 'all, never, in' },
  })
  expect(countsOf(headers)).toMatchObject({ all: { n: 2034, more: true }, locked: { n: 34, more: false } })
})

it('counts the people who have not signed in', () => {
  const counts = { all: { n: 2034, more: true }, never: { n: 34, more: false }, in: { n: 1000, more: true } }
  expect(outsideOf({ ...counts, locked: { n: 5, more: false } }, 'all')).toEqual({ n: 39, more: false })
  expect(outsideOf({ ...counts, locked: { n: 1000, more: true } }, 'all')).toEqual({ n: 1034, more: true })
  expect(outsideOf(counts, 'in')).toEqual({ n: 1000, more: true })
  expect(outsideOf({}, 'all')).toEqual({ n: 0, more: false })
})

it.each([
  [{ link: null }, 'None', false],
  [{ link }, '24.11.2026', true],
  [{ link: { ...link, expiresAt: '2026-11-17T09:00:00' } }, 'Expired 17.11.', false],
  [{ link: { ...link, revokedAt: '2026-11-12T09:00:00' } }, 'Revoked 12.11.', false],
  [{ link: { ...link, delivery: 'failed' } }, 'Not delivered', true],
  [{ link, state: 'locked' }, 'Ended', false],
  [{ link, state: 'in' }, 'Not needed', false],
] as const)('says until when %o is valid: %s', (fields, text, live) => {
  const person = invitationRow({ state: 'invited', ...fields })
  expect(expiryOf(person, now).text).toBe(text)
  expect(isLive(person, now)).toBe(live)
})

it('returns the text below a name', () => {
  expect(releasedText(invitationRow({ releasedAt: '2026-11-23T01:00:00' }), now)).toBe('Released today')
  expect(releasedText(invitationRow({ releasedAt: '2026-11-18T12:00:00' }), now)).toBe('Released 18.11.2026')
  expect(releasedText(invitationRow({ state: 'locked' }), now)).toBe('5 wrong answers')
})

it('sums up the delivery channels, leaving out empty ones', () => {
  const people = (['email', 'none', 'email', 'sms'] as const).map((reachedBy) => invitationRow({ reachedBy }))
  expect(sumText(people)).toBe('2 email, 1 SMS, 1 to hand over')
  expect(sumText([invitationRow({ reachedBy: 'none', email: placeholderEmailFor('EF20638') })])).toBe(
    '1 without an address',
  )
  expect(selectAllText('never', false, { n: 34, more: false })).toBe('all 34 never invited')
  expect(selectAllText('never', true, { n: 1000, more: true })).toBe('all 1000+ found')
})

it('names skipped people by reason, and counts those beyond eight', () => {
  const people = Array.from({ length: 11 }, (_, at) => invitationRow({ userId: at, name: `P${at}` }))
  const skipped = people.map(({ userId }) => ({
    userId,
    why: userId === 0 ? ('inactive' as const) : ('no-address' as const),
  }))
  expect(skippedLines(skipped, people)).toEqual([
    'P0: the account is deactivated.',
    'P1, P2, P3, P4, P5, P6, P7, P8 and 2 more: no email address or mobile number to send to.',
  ])
})
