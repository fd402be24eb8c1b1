import type { Query } from '@shared/api'
import { reportStates, type ReportState } from '@shared/domain/reports/report-state'
import { reportSorts, type ReportSort } from '@shared/domain/reports/report-lists'
import { parseDate } from '@shared/domain/text/dates'
import { idIn } from '@/lib/use-address-params'

export type ListOrder = { sort: ReportSort; order: 'asc' | 'desc' }
type Filters = Pick<
  Query<'GET /api/reports'>,
  'q' | 'state' | 'linked' | 'assigned' | 'practitionerId' | 'from' | 'to'
>

const oneOf = <Word extends string>(words: readonly Word[], value: string | null): Word | undefined =>
  words.find((word) => word === value)

/** The order in the URL; undefined for the default. */
export function orderIn(params: URLSearchParams): ListOrder | undefined {
  const sort = oneOf(reportSorts, params.get('sort'))
  return sort && { sort, order: oneOf(['asc', 'desc'], params.get('order')) ?? 'asc' }
}

export const stateIn = (params: URLSearchParams): ReportState | undefined =>
  oneOf(reportStates, params.get('state'))

/** The date in the URL parameter `name`, when it is valid. */
export const dayIn = (params: URLSearchParams, name: 'from' | 'to'): string | undefined => {
  const day = params.get(name) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseDate(day) : undefined
}

export function filtersIn(params: URLSearchParams): Filters {
  const practitionerId = idIn(params, 'practitioner')
  const all: Filters = {
    q: (params.get('q') ?? '').trim() || undefined,
    state: stateIn(params),
    linked: oneOf(['yes', 'no'], params.get('linked')),
    assigned: params.get('practitioner') === 'none' ? 'no' : undefined,
    practitionerId,
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
  }
  return Object.fromEntries(Object.entries<unknown>(all).filter(([, value]) => value !== undefined))
}

/** The URL parameters that clear every filter. */
export const noFilters = { q: '', state: '', linked: '', practitioner: '', from: '', to: '', page: '' }
