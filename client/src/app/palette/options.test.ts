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

it('each person leads to the directory of their role', () => {
  const roles = ['client', 'practitioner', 'admin'] as const
  const places = peopleOptions(roles.map((role, id) => user({ id, role }))).map(({ to }) => to)
  const q = encodeURIComponent(named.client.email)
  expect(places).toEqual([`/admin/clients?q=${q}`, `/admin/practitioners?q=${q}`, `/admin/users?q=${q}`])
})

it("a practitioner's client is listed once, and a report without a client adds nobody", () => {
  const rows = [
    { id: 1, clientId: 5 },
    { id: 2, clientId: 5 },
    { id: 3, clientId: null },
  ].map(reportRow)
  expect(clientOptions(rows).map(({ to }) => to)).toEqual(['/practitioner/clients/5'])
})

it("a report opens at the reader's own screen for it", () => {
  const place = (role: 'admin' | 'practitioner') => reportOptions(role, [reportRow({ id: 9 })])[0]?.to
  expect([place('admin'), place('practitioner')]).toEqual(['/admin/reports/9', '/practitioner/reports/9'])
})

it('actions come before screens, and both only where the words match', () => {
  const shown = (role: 'admin' | 'practitioner', q: string) =>
    placeOptions(role, menus[role], q).map(({ group, label }) => `${group}: ${label}`)
  expect(shown('admin', '').slice(0, 2)).toEqual(['Do: Upload Report', 'Go to: Overview'])
  expect(shown('admin', 'to do')).toEqual(['Go to: Overview', 'Go to: All Reports'])
  expect(shown('admin', 'ÚPLOAD')).toEqual(['Do: Upload Report', 'Go to: All Reports'])
  expect(shown('practitioner', 'upload')).toEqual([])
  expect(shown('practitioner', 'client r')).toEqual(['Go to: Client Reports'])
})
