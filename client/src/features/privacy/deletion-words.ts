import type { Reply } from '@shared/api'
import { plural } from '@shared/domain/text/counts'

export type DeletionRequest = Reply<'GET /api/deletion-requests'>[number]

export const roleWords = {
  client: 'client',
  practitioner: 'health practitioner',
  admin: 'administrator',
} as const

/** `3 reports`; empty for roles without reports. */
export function reportsText({ role, reportCount }: DeletionRequest): string {
  if (role !== 'client') return ''
  if (reportCount === 0) return 'no reports'
  return `${reportCount} ${plural(reportCount, 'report')}`
}

/** The consequence of carrying it out. */
export function consequence(request: DeletionRequest): string {
  const gone = reportsText(request)
  const email = emailBeside(request)
  return `${request.name}${email && ` (${email})`} will be deleted${gone && ` with ${gone}`}. This cannot be undone.`
}

/** '' when the name is already the address. */
export const emailBeside = ({ name, email }: DeletionRequest) => (name === email ? '' : email)
