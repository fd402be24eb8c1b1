import type { Reply } from '@shared/api'
import { countText, formatCount, plural } from '@shared/domain/text/counts'
import { DAY_MS, localDay } from '@shared/domain/text/dates'
import type { WorklistAction, WorklistItemType } from '@shared/features/worklist'
import { linkTo, type Link } from '@shared/screens'

export type WorklistRow = Reply<'GET /api/worklist'>[number]
export type Filter = WorklistItemType | 'all'
/** The number of open items of each type. */
export type Counts = Record<Filter, number>

export const filterWords: Record<Filter, string> = {
  all: 'All',
  'to-check': 'To check',
  nobody: 'Unlinked',
  failed: 'Failed',
  held: 'Held over 7 days',
  'never-in': 'Not signed in',
  question: 'Questions',
  deletion: 'Deletion requests',
  upload: 'Unfinished uploads',
  intake: 'Intake folder',
  registration: 'Registrations',
  address: 'Email changes',
  export: 'Failed exports',
  job: 'Failed jobs',
  backup: 'Backup',
}

/** Rare types: their filter shows only while there are some. */
const seldom: ReadonlySet<Filter> = new Set([
  'upload',
  'intake',
  'registration',
  'address',
  'export',
  'job',
  'backup',
])

export const filters = Object.keys(filterWords) as Filter[]

/** The offered filters, including the chosen one. */
export const filtersFor = (counts: Counts | undefined, chosen: Filter): Filter[] =>
  filters.filter((filter) => !seldom.has(filter) || filter === chosen || (counts?.[filter] ?? 0) > 0)

/** The filter in the URL. */
export const filterIn = (params: URLSearchParams): Filter =>
  filters.find((filter) => filter === params.get('kind')) ?? 'all'

/** The counts in a response's header; missing types count as 0. */
export function countsIn(headers: Headers): Counts {
  const countsByType = JSON.parse(headers.get('X-Counts') ?? '{}') as Partial<
    Record<WorklistItemType, number>
  >
  const counts = Object.fromEntries(filters.map((filter) => [filter, 0])) as Counts
  for (const filter of filters) {
    if (filter === 'all') continue
    counts[filter] = countsByType[filter] ?? 0
    counts.all += counts[filter]
  }
  return counts
}

/** The server's counting limit; one more means there are more. */
const COUNTED = 1000
export const waitingText = (count: number): string =>
  count > COUNTED ? `${formatCount(COUNTED)}+` : formatCount(count)

/** A unique key of a row. */
export const keyOfRow = ({ kind, sampleId, job, ...row }: WorklistRow): string =>
  [
    ...[kind, row.reportId, row.userId, row.questionId, row.deletionId],
    ...[row.registrationId, row.addressChangeId, row.exportId, sampleId, job],
  ].join(' ')

/** For how many calendar days an item has waited (`since` in ISO 8601). */
export const daysSince = (since: string, now = new Date()): number =>
  Math.max(0, Math.round((Date.parse(localDay(now)) - Date.parse(localDay(since))) / DAY_MS))

/** For how long an item has waited: `Today`, `1 day`, `12 days`. */
export function waitedText(since: string, now = new Date()): string {
  const days = daysSince(since, now)
  return days === 0 ? 'Today' : countText(days, 'day')
}

/** Since when the oldest item has waited (ISO 8601), from a response's header. */
export const oldestIn = (headers: Headers): string | null => headers.get('X-Oldest')

/** The line below the heading: how many items are open, and how old the oldest is. */
export function headline(count: number, oldest: string | null, now = new Date()): string {
  if (count === 0) return 'Anything that needs your attention appears here.'
  const days = oldest === null ? 0 : daysSince(oldest, now)
  const age = days > 0 ? `, the oldest ${countText(days, 'day')}` : ''
  return `${waitingText(count)} open ${plural(count, 'item')}${age}. Resolved items disappear.`
}

/** The act on a row, in a word, by the first action it has. */
export const actWords: Partial<Record<WorklistAction, string>> = {
  link: 'Link',
  assign: 'Assign',
  confirm: 'Check',
  replace: 'Replace',
  invite: 'Invite',
  answer: 'Answer',
  upload: 'Upload',
  compare: 'Compare',
  'let-in': 'Let in',
  'confirm-address': 'Approve',
}

/** The screen that shows a row's full details. */
export function detailLink({ kind, reportId, questionId, title }: WorklistRow): Link {
  if (kind === 'question')
    return linkTo('/admin/questions-to-review', {
      query: questionId === null ? {} : { review: String(questionId) },
    })
  if (kind === 'deletion') return linkTo('/admin/settings', { hash: 'deletion-requests' })
  if (kind === 'never-in') return linkTo('/admin/invitations', { query: { q: title } })
  if (kind === 'registration' || kind === 'address') return linkTo('/admin/users', { hash: 'waiting' })
  if (kind === 'export') return linkTo('/admin/users', { query: { q: title } })
  if (kind === 'intake' || kind === 'job' || kind === 'backup')
    return linkTo('/admin/settings', { hash: 'system' })
  if (reportId === null) return linkTo('/admin/reports')
  const isRead = kind === 'to-check' || kind === 'nobody'
  return linkTo(isRead ? '/admin/reports/:id/check' : '/admin/reports/:id', { id: reportId })
}
