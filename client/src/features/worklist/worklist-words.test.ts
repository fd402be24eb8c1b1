import { expect, it } from 'vitest'
import {
  countsIn,
  daysSince,
  filterIn,
  filtersFor,
  headline,
  keyOfRow,
  oldestIn,
  waitedText,
  waitingText,
  detailLink,
  type WorklistRow,
} from './worklist-words'

const row = (fields: Partial<WorklistRow> = {}): WorklistRow => ({
  ...{ kind: 'nobody', since: '2026-11-07T09:00:00Z', reportId: 7, userId: null, questionId: null },
  ...{ registrationId: null, addressChangeId: null, exportId: null, job: null },
  ...{ deletionId: null, sampleId: 'EF20415', title: 'Owen Price', reason: 'No address', actions: ['link'] },
  ...fields,
})
const now = new Date('2026-11-23T15:00:00Z')

it('reads the counts of the header with their total, and 0 for missing types', () => {
  const counts = countsIn(new Headers({ 'X-Counts': '{"nobody":5,"failed":3}' }))
  expect(counts).toMatchObject({ all: 8, nobody: 5, failed: 3, held: 0 })
  expect(countsIn(new Headers()).all).toBe(0)
})

it('shows a plus when the server stopped counting', () => {
  expect([waitingText(1000), waitingText(1001)]).toEqual(['1,000', '1,000+'])
})

it('reads the item type in the URL, and falls back to all', () => {
  const kindOf = (search: string) => filterIn(new URLSearchParams(search))
  expect([kindOf('kind=held'), kindOf('kind=nobodys'), kindOf('')]).toEqual(['held', 'all', 'all'])
})

it.each([
  [0, null, 'Anything that needs your attention appears here.'],
  [1, '2026-11-07T09:00:00Z', '1 open item, the oldest 16 days. Resolved items disappear.'],
  [23, now.toISOString(), '23 open items. Resolved items disappear.'],
] as const)('the headline for %i items', (count, since, text) => {
  const oldest = oldestIn(new Headers(since === null ? {} : { 'X-Oldest': since }))
  expect(headline(count, oldest, now)).toBe(text)
})

it('shows the waiting time in words', () => {
  const waited = ['2026-11-23T01:00:00Z', '2026-11-22T23:00:00Z', '2026-11-07T09:00:00Z']
  expect(waited.map((since) => waitedText(since, now))).toEqual(['Today', '1 day', '16 days'])
})

it('counts calendar days, and none for a future start', () => {
  expect(daysSince('2026-11-22T23:00:00Z', now)).toBe(1)
  expect(daysSince('2026-11-24T23:00:00Z', now)).toBe(0)
})

it.each([
  ['nobody', {}, '/admin/reports/7/check'],
  ['to-check', {}, '/admin/reports/7/check'],
  ['failed', {}, '/admin/reports/7'],
  ['held', {}, '/admin/reports/7'],
  ['never-in', {}, '/admin/invitations?q=Owen%20Price'],
  ['question', { reportId: null, questionId: 4 }, '/admin/questions-to-review?review=4'],
  ['deletion', { reportId: null, deletionId: 2 }, '/admin/settings#deletion-requests'],
  ['registration', { reportId: null, registrationId: 3 }, '/admin/users#waiting'],
  ['address', { reportId: null, addressChangeId: 3 }, '/admin/users#waiting'],
  ['export', { reportId: null, exportId: 3 }, '/admin/users?q=Owen%20Price'],
  ['upload', { reportId: null }, '/admin/reports'],
  ['upload', {}, '/admin/reports/7'],
  ['job', { reportId: null, job: 'fold-tallies' }, '/admin/settings#system'],
  ['backup', { reportId: null }, '/admin/settings#system'],
] as const)('the full screen of %s exists', (kind, ids, path) => {
  expect(detailLink(row({ kind, ...ids }))).toBe(path)
})

it('offers the filter of a rare item type only while there are some, or while it is chosen', () => {
  const counts = countsIn(new Headers({ 'X-Counts': '{"registration":1}' }))
  const usual = filtersFor(undefined, 'all')
  expect(usual).toHaveLength(8)
  expect(filtersFor(counts, 'all')).toEqual([...usual, 'registration'])
  expect(filtersFor(countsIn(new Headers()), 'backup')).toEqual([...usual, 'backup'])
})

it('distinguishes two samples without a report', () => {
  const [one, other] = ['EF1', 'EF2'].map((sampleId) =>
    keyOfRow(row({ kind: 'upload', reportId: null, sampleId })),
  )
  expect(one).not.toBe(other)
})
