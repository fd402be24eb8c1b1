import { useEffect } from 'react'
import { request } from '@/api/request'
import type { Report } from './report-types'

type Opened = Pick<Report, 'id' | 'version'>

/** A failed request is ignored, as a release then asks to open the report again. */
export const recordOpened = ({ id, version }: Opened): void =>
  void request('POST /api/reports/opened', { body: { reports: [{ id, version }] } }).catch(() => undefined)

/** Records the opening when results show for `afterMs`; without results the PDF counts. */
export function useRecordOpened(report: (Opened & Pick<Report, 'results'>) | undefined, afterMs = 0): void {
  const { id, version } = report ?? {}
  const isRead = report !== undefined && report.results.length > 0
  useEffect(() => {
    if (!isRead || id === undefined || version === undefined) return
    const timer = setTimeout(() => recordOpened({ id, version }), afterMs)
    return () => clearTimeout(timer)
  }, [isRead, id, version, afterMs])
}
