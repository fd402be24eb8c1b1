import type { Reply } from '@shared/api'
import type { Role } from '@shared/core/roles'
import { fold } from '@shared/domain/text/fold'
import { fullName } from '@shared/domain/people/full-name'
import { linkTo, type Link } from '@shared/screens'
import type { MenuGroup } from '../menu'

type User = Reply<'GET /api/users'>[number]
export type FoundReport = Reply<'GET /api/reports'>[number]

/** A choice of the search: a screen or an action. */
export type Option = {
  key: string
  group: 'People' | 'Clients' | 'Reports' | 'Do' | 'Go to'
  label: string
  /** Shown in grey after the label. */
  note: string
  to: Link | 'upload'
  report?: FoundReport
}

const listOf = {
  client: '/admin/clients',
  practitioner: '/admin/practitioners',
  admin: '/admin/users',
} as const

/** People, each linked to the directory of their role. */
export const peopleOptions = (users: readonly User[]): Option[] =>
  users.map((user) => ({
    key: `user ${user.id}`,
    group: 'People',
    label: fullName(user),
    note: [fullName(user) !== user.email && user.email, roleWords[user.role]].filter(Boolean).join(', '),
    to: linkTo(listOf[user.role], { query: { q: user.email } }),
  }))

const roleWords = { client: 'client', practitioner: 'practitioner', admin: 'administrator' } as const

/** A practitioner's clients, from their reports; each once. */
export function clientOptions(reports: readonly FoundReport[]): Option[] {
  const options = new Map<number, Option>()
  for (const { clientId: id, clientName, dateOfBirth } of reports) {
    if (id === null || options.has(id)) continue
    options.set(id, {
      ...{ key: `client ${id}`, group: 'Clients', label: clientName || `Client ${id}` },
      note: dateOfBirth ? `born ${dateOfBirth}` : '',
      to: linkTo('/practitioner/clients/:id', { id }),
    })
  }
  return [...options.values()]
}

/** Reports, linked to the screen that shows them to this role. */
export const reportOptions = (role: 'admin' | 'practitioner', reports: readonly FoundReport[]): Option[] =>
  reports.map((report) => ({
    key: `report ${report.id}`,
    group: 'Reports',
    label: report.sampleId,
    note: [report.clientName, report.reportDate].filter(Boolean).join(', '),
    to: linkTo(`/${role}/reports/:id`, { id: report.id }),
    report,
  }))

/** More words that find a screen, beside its label. */
const alsoCalled: Partial<Record<string, string>> = { '/admin': 'to do', '/practitioner': 'home' }

/** Actions and screens that match `q`; all of them if it is empty. */
export function placeOptions(role: Role, menu: readonly MenuGroup[], q: string): Option[] {
  const needle = fold(q.trim())
  const isFound = (...texts: string[]) => texts.some((text) => fold(text).includes(needle))
  const upload: Option = {
    ...{ key: 'upload', group: 'Do', label: 'Upload Report', note: '' },
    to: 'upload',
  }
  const screens = menu.flatMap(({ label: group, entries }) =>
    entries
      .filter(({ label, path }) => isFound(label, `${group} ${label}`, alsoCalled[path] ?? ''))
      .map(({ label, path }): Option => ({
        key: path,
        group: 'Go to',
        label,
        note: group,
        to: linkTo(path),
      })),
  )
  const filtered: Option = {
    ...{ key: 'reports by words', group: 'Go to', label: 'All Reports', note: `filtered by “${q.trim()}”` },
    to: linkTo('/admin/reports', { query: { q: q.trim() } }),
  }
  return [
    ...(role === 'admin' && isFound(upload.label) ? [upload] : []),
    ...screens,
    ...(role === 'admin' && needle !== '' ? [filtered] : []),
  ]
}
