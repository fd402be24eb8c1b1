import { named } from '@shared/testing/people'
import { expect, it } from 'vitest'
import { acted, aReport, reportRow } from '@/testing/rows'
import { type ChangedReport, actionResultText, reachedClientsText } from './action-result'

const nora = named.client.name
const report = (fields: Parameters<typeof aReport>[0] = {}, reached: Parameters<typeof acted>[1] = {}) =>
  acted(aReport(fields), reached)
const off = { name: nora, isActive: false }
const of4 = { status: 'pending' as const, practitionerId: 4, practitionerName: 'Mara Vale' }

it.each<[string, ChangedReport, Parameters<typeof reportRow>[0] | undefined, string]>([
  ['being read', report({ status: 'processing' }), undefined, 'It is being read.'],
  [
    'not read',
    report({ status: 'failed', failure: 'No column.' }),
    undefined,
    'It could not be read. No column.',
  ],
  [
    'to check',
    report({ status: 'processed', warningCount: 2 }),
    undefined,
    "It's waiting for you: 2 warnings to check.",
  ],
  ['held', report(of4), undefined, "It's waiting for Mara Vale to review it."],
  [
    'held without a practitioner',
    report({ status: 'pending', practitionerId: null }),
    undefined,
    "It's waiting for a practitioner to review it.",
  ],
  [
    'held for a practitioner who cannot sign in',
    report({ ...of4, practitionerActive: false }),
    undefined,
    'Mara Vale cannot review it. The account is deactivated.',
  ],
  ['linked to nobody', report({ clientId: null }), undefined, 'It is completed, but not linked to a client.'],
  [
    'whose client cannot sign in',
    report({ clientAccount: off }),
    undefined,
    `${nora} cannot sign in. The account is deactivated.`,
  ],
  ['released by this', report({}, { released: [7] }), undefined, `${nora} can see it now.`],
  ['released before', report({}, { released: [8] }), undefined, `${nora} can see it.`],
  [
    'new client, a man',
    report({ gender: 'Male' }, { released: [7], madeAccount: true }),
    undefined,
    `New account for ${nora}. He can see it now.`,
  ],
  [
    'new client, of no gender',
    report({}, { released: [7], madeAccount: true }),
    undefined,
    `New account for ${nora}. ${nora} can see it now.`,
  ],
  [
    'taken from the one before',
    report({ status: 'processed', warningCount: 1 }),
    { clientAccount: { name: 'Owen Price', isActive: true } },
    "It's waiting for you: 1 warning to check. Owen Price no longer sees it.",
  ],
  [
    'not seen before either',
    report({ status: 'processed', warningCount: 1 }),
    { status: 'pending' },
    "It's waiting for you: 1 warning to check.",
  ],
  ['still seen', report(), {}, `${nora} can see it.`],
])('describes the result of an action on a report: one %s', (_, after, before, said) => {
  expect(actionResultText(after, before && reportRow(before))).toBe(said)
})

it('says how many clients a bulk release reached', () => {
  expect([[], [1], [1, 2]].map(reachedClientsText)).toEqual([
    'No reports went to clients.',
    '1 report is with its client now.',
    '2 reports are with their clients now.',
  ])
})
