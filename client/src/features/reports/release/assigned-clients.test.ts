import { named } from '@shared/testing/people'
import { describe, expect, it } from 'vitest'
import { reportRow } from '@/testing/rows'
import { assignedClients } from './assigned-clients'

describe('assignedClients', () => {
  it('counts the reports of each client and keeps the order of the page', () => {
    const clients = assignedClients([
      reportRow({ id: 3, clientId: 8, clientName: named.otherClient.name }),
      reportRow({ id: 2, clientId: 5 }),
      reportRow({ id: 1, clientId: 8, clientName: named.otherClient.name }),
    ])
    expect(clients.map(({ name, reportCount }) => [name, reportCount])).toEqual([
      ['Idris Okafor', 2],
      ['Nora Whitfield', 1],
    ])
  })

  it('takes the newest test as the latest report, even when an older one was uploaded after it', () => {
    const [client] = assignedClients([
      reportRow({ id: 2, reportDate: '02.03.2026', createdAt: '2026-11-20T08:00:00.000Z' }),
      reportRow({ id: 1, reportDate: '14.10.2026', createdAt: '2026-10-15T08:00:00.000Z' }),
    ])
    expect(client?.latest.id).toBe(1)
  })

  it('takes each fact from the newest test that states it', () => {
    const [client] = assignedClients([
      reportRow({ id: 3, reportDate: '01.11.2026', phone: ' ' }),
      reportRow({ id: 2, reportDate: '01.06.2026', phone: '020 7', dateOfBirth: '12.03.1984' }),
      reportRow({ id: 1, reportDate: '01.01.2026', phone: '020 1', email: named.client.email }),
    ])
    expect(client).toMatchObject({ phone: '020 7', dateOfBirth: '12.03.1984', email: named.client.email })
  })

  it('names a client without a name by number and leaves unknown facts empty', () => {
    const [client] = assignedClients([reportRow({ clientName: ' ', clientId: 318 })])
    expect(client).toMatchObject({ name: 'Client 318', dateOfBirth: '', email: '', phone: '' })
  })
})
