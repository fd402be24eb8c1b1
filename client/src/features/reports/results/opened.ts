import { useEffect } from 'react'
import { request } from '@/api/request'
import type { Report } from './report-types'

type Opened = Pick<Report, 'id' | 'version'>

/** Notes that this person has opened a report. Without a connection it is not noted: who asks later has it opened again. */
export const noteOpened = ({ id, version }: Opened): void =>
  void request('POST /api/reports/opened', { body: { reports: [{ id, version }] } }).catch(() => undefined)

/** The same as its results show; one that has none is opened with its PDF. */
export function useOpened(report: Pick<Report, 'id' | 'version' | 'results'> | undefined): void {
  const { id, version } = report ?? {}
  const isRead = report !== undefined && report.results.length > 0
  useEffect(() => {
    if (isRead && id !== undefined && version !== undefined) noteOpened({ id, version })
  }, [isRead, id, version])
}
