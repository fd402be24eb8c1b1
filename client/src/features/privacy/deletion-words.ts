import type { Reply } from '@shared/api'
import { plural } from '@shared/domain/counts'

export type DeletionRequest = Reply<'GET /api/deletion-requests'>[number]

export const roleWords = {
  client: 'client',
  practitioner: 'health practitioner',
  admin: 'administrator',
} as const

/** `3 reports`; nothing for who can have none. */
export function reportsText({ role, reportCount }: DeletionRequest): string {
  if (role !== 'client') return ''
  if (reportCount === 0) return 'no reports'
  return `${reportCount} ${plural(reportCount, 'report')}`
}

/** What carrying it out brings about. */
export function consequence(request: DeletionRequest): string {
  const gone = reportsText(request)
  const email = emailBeside(request)
  return `${request.name}${email && ` (${email})`} is deleted${gone && ` with ${gone}`}. This cannot be undone.`
}

/** Somebody without a name goes by the address already. */
export const emailBeside = ({ name, email }: DeletionRequest) => (name === email ? '' : email)
