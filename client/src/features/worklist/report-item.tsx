import { useApiQuery } from '@/api/use-api'
import { useRecordOpened } from '@/features/reports/check/check.public'
import { QueryError } from '@/lists/query-error'
import { Loading } from '@/ui/skeleton'
import { FailedReport } from './failed-report'
import { HeldReport } from './held-report'
import { OwnerlessReport } from './ownerless-report'
import { ReportToCheck } from './report-to-check'
import { UnfinishedReport } from './unfinished-report'

const questions = {
  failed: FailedReport,
  'to-check': ReportToCheck,
  nobody: OwnerlessReport,
  held: HeldReport,
  upload: UnfinishedReport,
}
export type ReportKind = keyof typeof questions

/** A waiting report with its question. */
export function ReportItem({ kind, reportId }: { kind: ReportKind; reportId: number }) {
  const report = useApiQuery('GET /api/reports/:id', { params: { id: reportId } })
  useRecordOpened(report.data, SEEN_MS)
  // The list may be newer than the report; an action on its old version would be refused.
  const isOld = report.isFetching && !report.isFetchedAfterMount
  if (report.data && !isOld) {
    const Question = questions[kind]
    return <Question report={report.data} />
  }
  if (report.isError) return <QueryError query={report} title="Failed to fetch the report" />
  return <Loading label="Loading the report..." hideLabel className="p-4" />
}

/** The milliseconds it must be visible to count as opened. */
const SEEN_MS = 1000
