import { useApiQuery } from '@/api/use-api'
import type { Report } from './report-types'

/** What a link from one test to another leaves in the history, so that the plate knows where its wells come from. */
export const cameFrom = (shown: number) => ({ shown })

/** The test that led here, as far as it was read; nobody waits for it. */
export function useTestBefore(report: Report): Report | undefined {
  const state = window.history.state as { shown?: unknown } | null
  const id = typeof state?.shown === 'number' && state.shown !== report.id ? state.shown : 0
  const { data } = useApiQuery('GET /api/reports/:id', { params: { id } }, { enabled: false })
  return data?.clientId === report.clientId ? data : undefined
}
