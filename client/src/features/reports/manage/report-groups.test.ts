import { named } from '@shared/testing/people'
import { describe, expect, it } from 'vitest'
import { reportRow as row } from '@/testing/rows'
import { groupBySample, stateNote } from './report-groups'
import { clientNameOf, practitionerNameOf } from './report-row'

describe('groupBySample and stateNote', () => {
  it('keeps the order of the rows when a sample appears again later', () => {
    const groups = groupBySample([
      row({ id: 3 }),
      row({ id: 2, sampleId: 'EF2', clientName: named.otherClient.name }),
      row({ id: 1, clientName: 'Ella Whitfield', createdAt: '2026-11-02T12:00:00.000Z' }),
      row({ id: 0 }),
    ])
    expect(groups.map(({ sampleId, names, reports }) => [sampleId, names, reports.map((r) => r.id)])).toEqual(
      [
        ['EF1', 'Nora Whitfield, Ella Whitfield', [3, 1, 0]],
        ['EF2', named.otherClient.name, [2]],
      ],
    )
  })

  it('returns no groups without rows', () => expect(groupBySample([])).toEqual([]))
})

it('falls back to the client number when a name is missing', () => {
  expect(clientNameOf({ clientName: ' ', clientId: 318 })).toBe('Client 318')
  expect(clientNameOf({ clientName: '', clientId: null })).toBe('Unnamed client')
  expect(practitionerNameOf(row({}))).toBe('Unassigned')
  expect(practitionerNameOf(row({ practitionerId: 4, practitionerName: named.practitioner.name }))).toBe(
    'Amara Nwosu',
  )
  expect(practitionerNameOf(row({ practitionerId: 4, practitionerName: '' }))).toBe('Practitioner 4')
})

it('describes what needs checking and what failed', () => {
  expect(stateNote(row({ status: 'processed', warningCount: 1 }))).toBe('1 warning to check')
  expect(stateNote(row({ status: 'failed', failure: 'No results.' }))).toBe('No results.')
  expect(stateNote(row({ status: 'pending', warningCount: 1 }))).toBeUndefined()
})
