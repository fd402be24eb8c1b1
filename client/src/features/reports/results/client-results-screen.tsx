import { lazy, Suspense, useMemo, useState } from 'react'
import { ApiError } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { useSearch } from 'wouter'
import { ConfirmOutcomeQuestion } from '@/features/trial/plan/confirm-outcome-question.public'
import { VerdictHost } from '@/features/verdict/verdict.public'
import { cn } from '@/lib/class-names'
import { useUser } from '@/session/session'
import { useCrumb } from '@/ui/crumb'
import { Alert } from '@/ui/alert'
import { pageClass } from '@/ui/page-class'
import { checkedAgain, useCheckedAgain } from '@/features/verdict/checked-again.public'
import { useRecordOpened } from './record-opened'
import { NoReportYet, NoSuchReport, ResultsError, ResultsLoading } from './results-states'
import { ResultsView } from './results-view'
import { testsAround } from './test-order'

const FirstReading = lazy(() => import('../first-reading/first-reading'))
const ReviewEnd = lazy(() => import('./review-end'))

/** The longest page the endpoint allows. */
const completedTests = { status: 'completed', pageSize: 200 } as const
const lists = ['/api/reports', '/api/avoid-list'] as const

/** The given report, or the client's first completed one: the server lists newest first. */
function ChosenReport({ reportId }: { reportId: number | undefined }) {
  const { role } = useUser()
  const own = role === 'client'
  const ownTests = useApiQuery('GET /api/reports', { query: completedTests }, { enabled: own })
  const id = reportId ?? (own ? ownTests.data?.[0]?.id : undefined)
  const report = useApiQuery(
    'GET /api/reports/:id',
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined },
  )
  useRefetchOnMount(lists)
  useRefetchOnMount(useMemo(() => (id === undefined ? [] : [`/api/reports/${id}` as const]), [id]))
  const clientId = report.data?.clientId ?? null
  const clientTests = useApiQuery(
    'GET /api/reports',
    { query: { clientId: clientId ?? 0, ...completedTests } },
    { enabled: !own && clientId !== null },
  )
  const health = useApiQuery(
    'GET /api/clients/:id/health',
    { params: { id: clientId ?? 0 } },
    { enabled: !own && clientId !== null },
  )
  const again = useCheckedAgain(own)
  // Loaded ahead of the question about allergies, which would push the results down.
  const allergies = useApiQuery('GET /api/user/health', undefined, { enabled: own })
  useCrumb(report.data?.sampleId)
  useRecordOpened(report.data)
  const [hasEnded, setHasEnded] = useState(false)
  const asksForCard = useSearch().includes('card=')

  if (id === undefined) {
    if (!own) return <NoSuchReport sentence="No report ID provided" viewer={role} />
    if (ownTests.isError)
      return <ResultsError title="Failed to fetch reports" query={ownTests} viewer={role} />
    return ownTests.isPending || !again.isKnown ? (
      <ResultsLoading />
    ) : (
      <NoReportYet isChecked={again.isChecked} />
    )
  }
  // Cached results stay while the portal is unreachable; an error answer from the server counts.
  if (report.isError && (!report.data || report.error instanceof ApiError)) {
    // Links in notifications outlive their reports.
    const isGone = report.error instanceof ApiError && report.error.status === 404
    if (isGone && !again.isKnown) return <ResultsLoading />
    if (isGone && again.isChecked) return <NoReportYet isChecked />
    return <ResultsError title="Failed to fetch report" query={report} viewer={role} />
  }
  // Waits for what is shown above the results, so that they are not pushed down later.
  const isKnown = own
    ? again.isKnown && allergies.isFetched
    : clientId === null || (clientTests.isFetched && health.isFetched)
  if (report.isPending || !isKnown) return <ResultsLoading />
  const tests = testsAround(report.data, (own ? ownTests : clientTests).data ?? [])
  const isFirst = report.data.firstReading && !hasEnded
  if (own && (isFirst || asksForCard) && report.data.results.length > 0) {
    // The first card's text depends on the previous test.
    if (ownTests.isPending) return <ResultsLoading />
    return (
      <Suspense fallback={<ResultsLoading />}>
        <FirstReading report={report.data} previous={tests.previous} onEnd={() => setHasEnded(true)} />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<ResultsLoading />}>
      {again.isChecked && reportId === undefined && (
        <Alert title={checkedAgain.title} className="mb-4">
          {checkedAgain.description} Your previous test is below.
        </Alert>
      )}
      <ResultsView key={id} report={report.data} own={own} tests={tests} />
      {!own && (
        <Suspense fallback={null}>
          <ReviewEnd at="end" report={report.data} />
        </Suspense>
      )}
    </Suspense>
  )
}

/** Foods, levels and changes of the given report (for staff) or the client's latest one. */
export default function ClientResultsScreen({ reportId }: { reportId?: number }) {
  const own = useUser().role === 'client'
  return (
    <main id="main" tabIndex={-1} className={cn(pageClass, 'max-md:pb-[calc(var(--bottom-nav)+1rem)]!')}>
      {own && <ConfirmOutcomeQuestion className="mb-4" />}
      <VerdictHost>
        <ChosenReport reportId={reportId} />
      </VerdictHost>
    </main>
  )
}
