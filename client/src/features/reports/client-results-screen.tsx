import { useApiQuery } from '@/api/use-api'
import { useCrumb } from '@/app/crumb'
import { pageClass } from '@/app/page-class'
import { useUser } from '@/app/session'
import { NoReportYet, NoSuchReport, ResultsError, ResultsLoading } from './results/results-states'
import { ResultsView } from './results/results-view'

/** The given report, or the client's latest completed one: the server lists the newest test first. */
function ChosenReport({ reportId }: { reportId: number | undefined }) {
  const { role } = useUser()
  const wantsLatest = reportId === undefined && role === 'client'
  const reports = useApiQuery(
    'GET /api/reports',
    { query: { status: 'completed', pageSize: 1 } },
    { enabled: wantsLatest },
  )
  const id = reportId ?? (wantsLatest ? reports.data?.[0]?.id : undefined)
  const report = useApiQuery(
    'GET /api/reports/:id',
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined },
  )
  useCrumb(report.data?.sampleId)

  if (id === undefined) {
    if (!wantsLatest) return <NoSuchReport sentence="No report ID provided" viewer={role} />
    if (reports.isError) return <ResultsError title="Failed to fetch reports" query={reports} viewer={role} />
    return reports.isPending ? <ResultsLoading /> : <NoReportYet />
  }
  if (report.isError) return <ResultsError title="Failed to fetch report" query={report} viewer={role} />
  if (report.isPending) return <ResultsLoading />
  return <ResultsView key={id} report={report.data} own={role === 'client'} />
}

/**
 * "Client results": one report's elevated foods, with what the levels mean and what is known of each food. Without
 * `reportId` it is the client's latest completed report; staff read somebody else's by its id.
 */
export default function ClientResultsScreen({ reportId }: { reportId?: number }) {
  return (
    <main id="main" className={pageClass}>
      <ChosenReport reportId={reportId} />
    </main>
  )
}
