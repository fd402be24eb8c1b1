import { named } from '@shared/testing/people'
import { expect, it } from 'vitest'
import { reportRow } from '@/testing/rows'
import { menus } from '../menu'
import { clientOptions, peopleOptions, placeOptions, reportOptions } from './options'

const user = (fields: { id: number; role: 'client' | 'practitioner' | 'admin' }) => ({
  ...{ username: named.client.email, firstName: named.client.firstName, lastName: named.client.lastName },
  ...{ email: named.client.email, phone: '', isActive: true, emailConfirmed: true, version: 1 },
  ...{ createdAt: '', hasCredential: false, hasRecord: true, lastSignInAt: null, factor: null },
  ...fields,
})

it('leads each person to the directory of their role', () => {
  const roles = ['client', 'practitioner', 'admin'] as const
  const places = peopleOptions(roles.map((role, id) => user({ id, role }))).map(({ to }) => to)
  const q = encodeURIComponent(named.client.email)
  expect(places).toEqual([`/admin/clients?q=${q}`, `/admin/practitioners?q=${q}`, `/admin/users?q=${q}`])
})

it("knows a practitioner's client once, and nobody where a report is nobody's", () => {
  const rows = [
    { id: 1, clientId: 5 },
    { id: 2, clientId: 5 },
    { id: 3, clientId: null },
  ].map(reportRow)
  expect(clientOptions(rows).map(({ to }) => to)).toEqual(['/practitioner/clients/5'])
})

it('shows a report where its reader has it', () => {
  const place = (role: 'admin' | 'practitioner') => reportOptions(role, [reportRow({ id: 9 })])[0]?.to
  expect([place('admin'), place('practitioner')]).toEqual(['/admin/reports/9', '/practitioner/reports/9'])
})

it('has what can be done before where one can go, and both only as far as the words are found', () => {
  const shown = (role: 'admin' | 'practitioner', q: string) =>
    placeOptions(role, menus[role], q).map(({ group, label }) => `${group}: ${label}`)
  expect(shown('admin', '').slice(0, 2)).toEqual(['Do: Upload Report', 'Go to: Overview'])
  expect(shown('admin', 'to do')).toEqual(['Go to: Overview', 'Go to: All Reports'])
  expect(shown('admin', 'ÚPLOAD')).toEqual(['Do: Upload Report', 'Go to: All Reports'])
  expect(shown('practitioner', 'upload')).toEqual([])
  expect(shown('practitioner', 'client r')).toEqual(['Go to: Client Reports'])
})
