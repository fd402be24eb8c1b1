import { useEffect } from 'react'
import { request } from '@/api/request'
import type { Report } from './report-types'

type Opened = Pick<Report, 'id' | 'version'>

/** Notes that this person has opened a report. Without a connection it is not noted: who asks later has it opened again. */
export const noteOpened = ({ id, version }: Opened): void =>
  void request('POST /api/reports/opened', { body: { reports: [{ id, version }] } }).catch(() => undefined)

/**
 * The same as its results show; one that has none is opened with its PDF. `afterMs`: so long it has to be seen, where going
 * past it is no opening.
 */
export function useOpened(report: (Opened & Pick<Report, 'results'>) | undefined, afterMs = 0): void {
  const { id, version } = report ?? {}
  const isRead = report !== undefined && report.results.length > 0
  useEffect(() => {
    if (!isRead || id === undefined || version === undefined) return
    const timer = setTimeout(() => noteOpened({ id, version }), afterMs)
    return () => clearTimeout(timer)
  }, [isRead, id, version, afterMs])
}
