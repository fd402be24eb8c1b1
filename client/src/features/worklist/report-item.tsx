import { useEffect } from 'react'
import { request } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import type { Report } from '@/features/reports/deciding.public'
import { QueryError } from '@/lists/query-error'
import { Loading } from '@/ui/skeleton'
import { FailedReport } from './failed-report'
import { HeldReport } from './held-report'
import { NobodysReport } from './nobodys-report'
import { ReportToCheck } from './report-to-check'

const questions = {
  failed: FailedReport,
  'to-check': ReportToCheck,
  nobody: NobodysReport,
  held: HeldReport,
}
export type ReportKind = keyof typeof questions

/** A report that waits, whole, with the question that it waits for. */
export function ReportItem({ kind, reportId }: { kind: ReportKind; reportId: number }) {
  const report = useApiQuery('GET /api/reports/:id', { params: { id: reportId } })
  useNoteOpened(report.data)
  if (report.data) {
    const Question = questions[kind]
    return <Question report={report.data} />
  }
  if (report.isError) return <QueryError query={report} title="Failed to fetch the report" />
  return <Loading label="Loading the report..." hideLabel className="p-4" />
}

/** So long it has to be seen: going past it is no opening. */
const SEEN_MS = 1000

/** Tells that a person has opened the report as it is; what is released at once must have been. */
function useNoteOpened(report: Report | undefined): void {
  const { id, version } = report ?? {}
  useEffect(() => {
    if (id === undefined || version === undefined) return
    const timer = setTimeout(() => {
      // Without it the report is only refused by name, and can be opened again.
      void request('POST /api/reports/opened', { body: { reports: [{ id, version }] } }).catch(
        () => undefined,
      )
    }, SEEN_MS)
    return () => clearTimeout(timer)
  }, [id, version])
}
