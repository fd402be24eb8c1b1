import { named } from '@shared/testing/people'
import { expect, it } from 'vitest'
import { aReport, reportRow } from '@/testing/rows'
import type { ReportRow } from './report-row'
import {
  visibilityAfterAssigning,
  visibilityAfterAssigningEach,
  visibilityAfterApplying,
  visibilityAfterEditing,
  visibilityAfterLinking,
  visibilityAfterReading,
  visibilityAfterReleasing,
} from './visibility'

const nora = named.client.name
const holds = { id: 4, name: 'Hana Holds', holds: true, isActive: true }
const releases = { id: 5, name: 'Rita Releases', holds: false, isActive: true }
const asks: Partial<ReportRow> = { status: 'processed', warningCount: 1, asks: ['practitioner-unchosen'] }
const held: Partial<ReportRow> = {
  ...{ held: true, practitionerId: 4, practitionerName: holds.name, practitionerActive: true },
}

it.each<[string, Partial<ReportRow>, typeof holds | null, string]>([
  [
    'whose practitioner releases at once',
    asks,
    releases,
    `Rita Releases and ${nora} see it at once. Rita Releases does not review reports first. You can change that under Practitioners.`,
  ],
  [
    'without a chosen practitioner',
    asks,
    null,
    `${nora} sees it at once. Without a practitioner, nobody reviews it first.`,
  ],
  [
    'whose practitioner reviews first',
    asks,
    holds,
    `Hana Holds sees it at once and reviews it. ${nora} sees it once it is released.`,
  ],
  [
    'held for a deleted practitioner',
    { ...asks, asks: ['practitioner-gone'] },
    releases,
    `Rita Releases sees it at once and reviews it. ${nora} sees it once it is released.`,
  ],
  [
    'without a client',
    { ...asks, clientId: null },
    releases,
    'Rita Releases sees it at once. No client sees it: it is not linked.',
  ],
  [
    'with further open questions',
    { ...asks, asks: ['practitioner-unchosen', 'unit'] },
    releases,
    'Nobody sees it until it is confirmed.',
  ],
  ['that failed', { status: 'failed' }, releases, 'Nobody sees it until it is read.'],
  ['released already', {}, releases, `Rita Releases sees it at once. ${nora} can already see it.`],
  ['taken from everybody', {}, null, `${nora} can already see it.`],
  [
    'under review',
    { ...held, status: 'pending' },
    releases,
    `Rita Releases sees it at once and reviews it. ${nora} sees it once it is released. Hana Holds no longer sees it.`,
  ],
  [
    'under review, taken from everybody',
    { ...held, status: 'pending' },
    null,
    "It's waiting for you again, as no one is left to review it. Hana Holds no longer sees it.",
  ],
])('describes who sees a report when it is assigned: a report %s', (_, fields, reviewer, said) => {
  expect(visibilityAfterAssigning(reportRow(fields), reviewer)).toBe(said)
})

it.each<[string, Partial<ReportRow>, typeof holds, string]>([
  [
    'held',
    { clientId: null },
    holds,
    'Hana Holds sees it at once and reviews it. No client sees it: it is not linked.',
  ],
  ['held that its client sees', {}, holds, `${nora} can already see it, so it can't be held for review.`],
  [
    'not held',
    { ...held, status: 'pending' },
    releases,
    `Rita Releases and ${nora} see it at once. Hana Holds no longer sees it.`,
  ],
  [
    'not held that its client sees',
    {},
    releases,
    `Rita Releases sees it at once. ${nora} can already see it.`,
  ],
  [
    'not held in the place of one who is gone',
    { ...asks, asks: ['practitioner-gone'] },
    releases,
    `Rita Releases and ${nora} see it at once.`,
  ],
  [
    'not held that waits for more',
    { status: 'processed' },
    releases,
    'Nobody sees it until it is confirmed.',
  ],
])('describes who sees a report given to a practitioner and %s', (_, fields, reviewer, said) => {
  expect(visibilityAfterApplying(reportRow(fields), { reviewer, hold: reviewer.holds })).toBe(said)
})

it('names the clients who see their reports at once when several are assigned', () => {
  const open = [1, 2].map((id) =>
    reportRow({ id, ...asks, sampleId: `EF${id}`, clientAccount: { name: `Cara ${id}`, isActive: true } }),
  )
  const done = reportRow({ id: 3 })
  expect(visibilityAfterAssigningEach([...open, done], () => releases)).toBe(
    'Cara 1 (EF1) and Cara 2 (EF2) see their reports at once. Nobody reviews them first.',
  )
  expect(visibilityAfterAssigningEach([...open, done], () => holds)).toBe(
    'No client sees a report yet. To be reviewed first: Cara 1 (EF1) and Cara 2 (EF2).',
  )
  const many = Array.from({ length: 8 }, (_, n) =>
    reportRow({ ...asks, sampleId: `EF${n}`, clientAccount: { name: `C${n}`, isActive: true } }),
  )
  expect(visibilityAfterAssigningEach(many, () => null)).toBe(
    'C0 (EF0), C1 (EF1), C2 (EF2), C3 (EF3), C4 (EF4) and 3 more see their reports at once. Nobody reviews them first.',
  )
  expect(visibilityAfterAssigningEach([done], () => null)).toBe(visibilityAfterAssigning(done, null))
})

it.each<[Partial<ReportRow>, string]>([
  [{ status: 'completed' }, `${nora} sees it at once.`],
  [{ status: 'processed', asks: ['email-name'] }, `${nora} sees it at once.`],
  [
    { ...held, status: 'processed', asks: ['email-name'] },
    `Hana Holds sees it at once and reviews it. ${nora} sees it once it is released.`,
  ],
  [{ ...held, status: 'pending' }, `${nora} sees it once Hana Holds has released it.`],
  [{ status: 'processed' }, `${nora} sees it once it is confirmed.`],
  [{ ...held, status: 'processed' }, `${nora} sees it once it is confirmed and released.`],
  [{ status: 'failed' }, `${nora} sees it once it is read.`],
])('describes when a client sees a report linked to them: %o', (fields, said) => {
  expect(
    visibilityAfterLinking(reportRow({ clientId: null, ...fields }), { id: 9, name: nora, isActive: true }),
  ).toBe(said)
})

it.each<[Partial<ReportRow>, string]>([
  [{ status: 'processed' }, `${nora} sees it at once.`],
  [
    { ...held, status: 'processed' },
    `Hana Holds sees it at once and reviews it. ${nora} sees it once it is released.`,
  ],
  [{ ...held, status: 'pending' }, `${nora} sees it at once. Hana Holds has not released it.`],
  [{ ...held, status: 'pending', clientId: null }, 'It is not linked. Link it first.'],
  [{}, 'There is nothing to release.'],
])('describes who sees a report when it is confirmed or released: %o', (fields, said) => {
  expect(visibilityAfterReleasing(reportRow(fields))).toBe(said)
})

it.each<[Partial<ReportRow>, string]>([
  [
    {},
    `If there is nothing to check, ${nora} sees it at once. Otherwise ${nora} cannot see it again until you confirm it.`,
  ],
  [{ status: 'failed' }, `If there is nothing to check, ${nora} sees it at once.`],
  [
    { ...held, held: false },
    `If there is nothing to check, Hana Holds and ${nora} see it at once. Otherwise Hana Holds and ${nora} cannot see it again until you confirm it.`,
  ],
  [{ clientId: null, asks: ['owner-taken'] }, 'It is no longer linked. No client sees it until you link it.'],
  [
    { clientId: null },
    'If there is nothing to check, the client whose address is in the files sees it at once. A new email address gets a new account.',
  ],
  [
    { ...held, status: 'processed' },
    `If there is nothing to check, Hana Holds sees it at once and reviews it. ${nora} sees it once it is released.`,
  ],
  [
    { status: 'failed', clientAccount: { name: 'Olga Offline', isActive: false } },
    'Olga Offline cannot sign in. The account is deactivated.',
  ],
  [
    {
      status: 'failed',
      held: true,
      practitionerId: 4,
      practitionerName: 'Hana Holds',
      practitionerActive: false,
    },
    `Hana Holds cannot review it. The account is deactivated. ${nora} sees it once it is released.`,
  ],
])('describes who may see a report when files are read into it: %o', (fields, said) => {
  expect(visibilityAfterReading(reportRow(fields))).toBe(said)
})

it('names the owner of the account rather than the name printed in the report', () => {
  const report = reportRow({ ...asks, clientName: 'Peter Stranger' })
  expect(visibilityAfterAssigning(report, null)).toBe(
    `${nora} sees it at once. Without a practitioner, nobody reviews it first.`,
  )
  expect(visibilityAfterAssigningEach([report, { ...report, id: 2 }], () => null)).not.toContain('Peter')
})

it('says that a deactivated account sees nothing and reviews nothing', () => {
  const client = { clientAccount: { name: 'Olga Offline', isActive: false } }
  const inactive = 'Olga Offline cannot sign in. The account is deactivated.'
  expect(visibilityAfterAssigning(reportRow({ ...asks, ...client }), releases)).toBe(
    `Rita Releases sees it at once. ${inactive}`,
  )
  expect(visibilityAfterAssigning(reportRow(asks), { ...holds, isActive: false })).toBe(
    `Hana Holds cannot review it. The account is deactivated. ${nora} sees it once it is released.`,
  )
  const nobodys = reportRow({ clientId: null })
  expect(visibilityAfterLinking(nobodys, { name: 'Olga Offline', isActive: false })).toBe(inactive)
  expect(visibilityAfterReleasing(reportRow({ status: 'processed', ...client }))).toBe(inactive)
})

it('shows a report to a client with a new account after their first sign-in', () => {
  const nobodys = reportRow({ ...asks, asks: ['email-name'], clientId: null })
  expect(visibilityAfterLinking(nobodys, { name: 'Tove', isActive: true })).toBe(
    'Tove sees it once they have signed in.',
  )
  expect(visibilityAfterLinking(nobodys, { name: 'Tove', isActive: false })).toBe(
    'Tove cannot sign in. The account is deactivated.',
  )
})

it('combines all choices applied to a known triplet', () => {
  const client = { id: 9, name: nora, isActive: true }
  const both = reportRow({ ...asks, asks: ['email-name', 'practitioner-unchosen'], clientId: null })
  expect(visibilityAfterApplying(both, { reviewer: releases, hold: false }, client)).toBe(
    `Rita Releases and ${nora} see it at once.`,
  )
  expect(
    visibilityAfterApplying(reportRow({ clientId: null }), { reviewer: holds, hold: true }, client),
  ).toBe(`Hana Holds sees it at once and reviews it. ${nora} sees it once it is released.`)
  expect(visibilityAfterApplying(reportRow({}), {})).toBe('The same people see it.')
})

it('combines all fields of an edit', () => {
  const warnings = [
    { line: null, code: 'date-of-sense-report', message: 'The report date 10.11.2062 is in the future.' },
    { line: null, code: 'practitioner-unchosen', message: 'Whose review?' },
  ]
  const report = aReport({ status: 'processed', warnings })
  const fields = ['reportDate', 'practitionerId']
  expect(visibilityAfterEditing(report, { fields, reviewer: releases })).toBe(
    `Rita Releases and ${nora} see it at once.`,
  )
  expect(visibilityAfterEditing(report, { fields, reviewer: holds })).toBe(
    `Hana Holds sees it at once and reviews it. ${nora} sees it once it is released.`,
  )
  const dated = { ...report, warnings: warnings.slice(0, 1) }
  expect(visibilityAfterEditing(dated, { fields: ['reportDate'] })).toBe(`${nora} sees it at once.`)
  expect(visibilityAfterEditing(report, { fields: ['phone', 'reportDate'] })).toBe('')
})
