import { named } from '@shared/testing/people'
import { expect, it } from 'vitest'
import { reportRow } from '@/testing/rows'
import type { ReportRow } from './report-row'
import {
  seenOnAssigning,
  seenOnAssigningEach,
  seenOnHolding,
  seenOnLinking,
  seenOnReading,
  seenOnReleasing,
} from './seen'

const nora = named.client.name
const holds = { id: 4, name: 'Hana Holds', holds: true }
const releases = { id: 5, name: 'Rita Releases', holds: false }
const asks: Partial<ReportRow> = { status: 'processed', warningCount: 1, lacks: 'practitioner' }
const held: Partial<ReportRow> = {
  ...{ held: true, practitionerId: 4, practitionerName: holds.name },
}

it.each<[string, Partial<ReportRow>, typeof holds | null, string]>([
  ['by a rule that releases', asks, releases, `Rita Releases and ${nora} see it at once.`],
  ['of nobody chosen', asks, null, `${nora} sees it at once.`],
  [
    'by a rule that holds',
    asks,
    holds,
    `Hana Holds sees it at once and reviews it. ${nora} sees it once it is released.`,
  ],
  [
    'held for one who is gone, whatever the rule',
    { ...asks, lacks: 'next-practitioner' },
    releases,
    `Rita Releases sees it at once and reviews it. ${nora} sees it once it is released.`,
  ],
  [
    'of nobody',
    { ...asks, clientId: null },
    releases,
    'Rita Releases sees it at once. No client sees it: it belongs to nobody.',
  ],
  [
    'that waits for more',
    { ...asks, lacks: null },
    releases,
    'Nobody sees it yet: it has to be confirmed first.',
  ],
  ['that failed', { status: 'failed' }, releases, 'Nobody sees it yet: it has to be read first.'],
  ['released already', {}, releases, `Rita Releases sees it at once. ${nora} sees it already.`],
  ['taken from everybody', {}, null, `No practitioner sees it any more. ${nora} sees it already.`],
  [
    'under review',
    { ...held, status: 'pending' },
    releases,
    `Rita Releases sees it at once and reviews it. ${nora} sees it once it is released.`,
  ],
  [
    'under review, taken from everybody',
    { ...held, status: 'pending' },
    null,
    'It waits for you again, as nobody is left to review it.',
  ],
])('says who sees a report as it is assigned: one %s', (_, fields, reviewer, said) => {
  expect(seenOnAssigning(reportRow(fields), reviewer)).toBe(said)
})

it.each<[string, Partial<ReportRow>, typeof holds, string]>([
  [
    'held',
    { clientId: null },
    holds,
    'Hana Holds sees it at once and reviews it. No client sees it: it belongs to nobody.',
  ],
  ['held that its client sees', {}, holds, `${nora} sees it already, so it cannot be held for review.`],
  ['not held', { ...held, status: 'pending' }, releases, `Rita Releases and ${nora} see it at once.`],
  ['not held that its client sees', {}, releases, `Rita Releases sees it at once. ${nora} sees it already.`],
  [
    'not held in the place of one who is gone',
    { ...asks, lacks: 'next-practitioner' },
    releases,
    `Rita Releases and ${nora} see it at once.`,
  ],
  [
    'not held that waits for more',
    { status: 'processed' },
    releases,
    'Nobody sees it yet: it has to be confirmed first.',
  ],
])('says who sees a report that is given to a practitioner and %s', (_, fields, reviewer, said) => {
  expect(seenOnHolding(reportRow(fields), reviewer)).toBe(said)
})

it('names those of several whose clients see theirs at once', () => {
  const open = [1, 2].map((id) => reportRow({ id, ...asks, sampleId: `EF${id}`, clientName: `Cara ${id}` }))
  const done = reportRow({ id: 3 })
  expect(seenOnAssigningEach([...open, done], () => releases)).toBe(
    'Cara 1 (EF1) and Cara 2 (EF2) see their reports at once.',
  )
  expect(seenOnAssigningEach([...open, done], () => holds)).toBe(
    'No client sees a report by this. Reviewed first: Cara 1 (EF1) and Cara 2 (EF2).',
  )
  const many = Array.from({ length: 8 }, (_, n) =>
    reportRow({ ...asks, sampleId: `EF${n}`, clientName: `C${n}` }),
  )
  expect(seenOnAssigningEach(many, () => null)).toBe(
    'C0 (EF0), C1 (EF1), C2 (EF2), C3 (EF3), C4 (EF4) and 3 more see their reports at once.',
  )
  expect(seenOnAssigningEach([done], () => null)).toBe(seenOnAssigning(done, null))
})

it.each<[Partial<ReportRow>, string]>([
  [{ status: 'completed' }, `${nora} sees it at once.`],
  [{ status: 'processed', lacks: 'client' }, `${nora} sees it at once.`],
  [{ ...held, status: 'processed', lacks: 'client' }, `${nora} sees it once Hana Holds has released it.`],
  [{ ...held, status: 'pending' }, `${nora} sees it once Hana Holds has released it.`],
  [{ status: 'processed' }, `${nora} sees it once it is confirmed.`],
  [{ ...held, status: 'processed' }, `${nora} sees it once it is confirmed and released.`],
  [{ status: 'failed' }, `${nora} sees it once it is read.`],
])('says when a client sees a report that is linked to them: %o', (fields, said) => {
  expect(seenOnLinking(reportRow({ clientId: null, ...fields }), nora)).toBe(said)
})

it.each<[Partial<ReportRow>, string]>([
  [{ status: 'processed' }, `${nora} sees it at once.`],
  [
    { ...held, status: 'processed' },
    `It goes to Hana Holds for review. ${nora} sees it once it is released.`,
  ],
  [{ ...held, status: 'pending' }, `${nora} sees it at once; Hana Holds has not released it.`],
  [{ ...held, status: 'pending', clientId: null }, 'It belongs to nobody: link it first.'],
  [{}, 'There is nothing to release.'],
])('says who sees a report as it is confirmed or released: %o', (fields, said) => {
  expect(seenOnReleasing(reportRow(fields))).toBe(said)
})

it.each<[Partial<ReportRow>, string]>([
  [{}, `Where nothing is to check, ${nora} sees it at once.`],
  [
    { clientId: null },
    'Where nothing is to check, the client whose address is in the files sees it at once. A new address gets an account.',
  ],
  [held, `Where nothing is to check, Hana Holds reviews it, and ${nora} sees it once it is released.`],
])('says who may see a report as files are read into it: %o', (fields, said) => {
  expect(seenOnReading(reportRow(fields))).toBe(said)
})
