import { named } from '@shared/testing/people'
import { describe, expect, it } from 'vitest'
import { reportRow } from '@/testing/rows'
import { groupByClient, worstStatus } from './client-groups'

describe('groupByClient', () => {
  it('groups linked reports by account and unlinked ones by name, and never mixes the two', () => {
    const groups = groupByClient([
      reportRow({ id: 5 }),
      reportRow({ id: 4, clientId: null, clientEmail: null }),
      reportRow({ id: 3, clientId: 9, clientEmail: 'other-nora@example.com' }),
      reportRow({ id: 2, clientName: 'Nora M. Whitfield', createdAt: '2026-11-02T12:00:00.000Z' }),
      reportRow({ id: 1, clientId: null, clientEmail: null, clientName: 'NORA WHITFIELD' }),
    ])
    expect(
      groups.map(({ client, account, linked, reports }) => [
        client,
        account,
        linked,
        reports.map((r) => r.id),
      ]),
    ).toEqual([
      ['Nora Whitfield, Nora M. Whitfield', named.client.email, true, [5, 2]],
      ['Nora Whitfield, NORA WHITFIELD', null, false, [4, 1]],
      ['Nora Whitfield', 'other-nora@example.com', true, [3]],
    ])
  })
})

describe('worstStatus', () => {
  const of = (...statuses: Parameters<typeof reportRow>[0]['status'][]) =>
    worstStatus(statuses.map((status) => reportRow({ status })))

  it('returns the gravest status in the group and how many reports have it', () => {
    expect(of('completed', 'failed', 'processed', 'failed')).toEqual({
      status: 'failed',
      words: '2 of 4 could not be read',
    })
    expect(of('completed', 'processed', 'pending')).toEqual({ status: 'processed', words: '1 of 3 to check' })
    expect(of('completed', 'pending', 'processing')).toEqual({
      status: 'pending',
      words: '1 of 3 held for review',
    })
    expect(of('completed', 'processing')).toEqual({ status: 'processing', words: '1 of 2 being read' })
    expect(of('completed', 'completed')).toEqual({ status: 'completed', words: 'All 2 completed' })
  })
})
