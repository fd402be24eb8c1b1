import { elevated } from '@shared/domain/reports/levels'
import { lazy, type ReactNode, Suspense } from 'react'
import { HealthChips, HealthQuestion } from '@/features/clients/health/health-places.public'
import { cn } from '@/lib/class-names'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { useFamily } from '../plate/use-family'
import { Counters } from './counters'
import { FoodSearch } from './food-search'
import { InterpretationCard } from './interpretation-card'
import { OlderTestNote } from './other-tests'
import { PlateCard } from './plate-card'
import { ReportFiles } from './report-files'
import type { Report } from './report-types'
import { ResultsHeader } from './results-header'
import { StatusNote } from './status-note'
import type { Test, TestsAround } from './test-order'
import { useAskResult } from './use-ask-result'

const columns = 'xl:grid-cols-[minmax(0,1fr)_360px] xl:grid-rows-[auto_1fr]'

// Below the first screen.
const ElevatedFoods = lazy(() => import('./elevated-foods'))
const CorrectionCard = lazy(() => import('./correction-card'))
const UnreadCard = lazy(() => import('./unread-card'))
const NothingElevated = lazy(() => import('./nothing-elevated'))
const AllFoodsCard = lazy(() => import('./all-foods-card'))
const ChangesCard = lazy(() => import('./changes-card'))
const ResultsChart = lazy(() => import('./results-chart'))
const PracticeCard = lazy(() => import('./practice-card'))
const FirstPage = lazy(() => import('./first-page'))

function Opening({ report, own, tests }: ResultsViewProps) {
  const isOlder = report.status === 'completed' && tests.latest && tests.latest.id !== report.id
  return (
    <>
      <ResultsHeader report={report} own={own} tests={tests} />
      {own && <HealthQuestion className="mt-4" />}
      {!own && report.clientId !== null && (
        <div className="mt-3">
          <HealthChips clientId={report.clientId} name={report.clientName} />
        </div>
      )}
      {!own && <StatusNote report={report} />}
      {isOlder && tests.latest && <OlderTestNote latest={tests.latest} shown={report.id} />}
    </>
  )
}

type ResultsViewProps = { report: Report; own: boolean; tests: TestsAround<Test> }

/** `own`: the client reads them; staff get no links to the client's other screens. */
export function ResultsView({ report, own, tests }: ResultsViewProps) {
  const foods = elevated(report.results)
  const askResult = useAskResult(report, own)
  const { family, closed, open, close } = useFamily()
  if (report.results.length === 0) {
    return (
      <>
        <Opening report={report} own={own} tests={tests} />
        <Card flush className="mt-6">
          <EmptyState
            level={2}
            title="No results to show"
            description="This report has no results that could be read. Its full text is in the PDF."
          />
          <ReportFiles report={report} own={own} />
        </Card>
      </>
    )
  }
  // On phones an open family has the screen to itself.
  const aside = cn(family !== null && 'max-md:not-print:hidden')
  return (
    <OnPaper>
      <Suspense fallback={null}>
        <FirstPage report={report} own={own} />
      </Suspense>
      {family !== null && (
        <h1 className="sr-only md:hidden">{own ? 'My Report Summary' : 'Report Summary'}</h1>
      )}
      <div className={aside}>
        <Opening report={report} own={own} tests={tests} />
        {report.correction && <CorrectionCard correction={report.correction} />}
        <Counters report={report} own={own} />
      </div>
      <div
        className={cn(
          'grid gap-4 print:mt-6 print:block print:space-y-4',
          family === null ? 'mt-4' : 'md:mt-4',
          columns,
        )}
      >
        <div className={cn('xl:col-start-2', aside)}>
          <FoodSearch report={report} own={own} onOpen={askResult} />
        </div>
        <div className="grid min-w-0 content-start gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <div data-print="hide" className="min-w-0">
            <PlateCard
              report={report}
              own={own}
              family={family}
              closed={closed}
              onFamily={open}
              onClose={close}
              onOpen={askResult}
            />
          </div>
          {foods.length > 0 && (
            <Suspense fallback={<Skeleton className="h-96 rounded-lg! max-md:hidden" />}>
              <ResultsChart own={own} results={foods} scale={report.scale} onOpen={askResult} />
            </Suspense>
          )}
        </div>
        <div className={cn('min-w-0 empty:hidden xl:col-span-2 xl:row-start-3', aside)}>
          <Suspense fallback={<Skeleton className="h-64" />}>
            {foods.length === 0 ? (
              <NothingElevated report={report} own={own} />
            ) : (
              <ElevatedFoods own={own} results={foods} scale={report.scale} onOpen={askResult} />
            )}
          </Suspense>
        </div>
        <div className={cn('grid min-w-0 content-start gap-4 xl:col-start-2 xl:row-start-2', aside)}>
          {report.unread.length > 0 && (
            <Suspense fallback={<Skeleton className="h-40 rounded-lg!" />}>
              <UnreadCard report={report} own={own} />
            </Suspense>
          )}
          {tests.previous && (
            <Suspense fallback={<Skeleton className="h-50 rounded-lg!" />}>
              <ChangesCard report={report} previous={tests.previous} own={own} />
            </Suspense>
          )}
          <InterpretationCard scale={report.scale} />
          {own && (
            <Suspense fallback={<Skeleton className="h-56 rounded-lg! max-md:hidden" />}>
              <PracticeCard className="max-md:hidden" />
            </Suspense>
          )}
        </div>
        <div className={cn('min-w-0 xl:col-span-2', aside)}>
          <Suspense fallback={<Skeleton className="h-20 rounded-lg!" />}>
            <AllFoodsCard
              own={own}
              results={report.results}
              unread={report.unread}
              scale={report.scale}
              onOpen={askResult}
            />
          </Suspense>
        </div>
      </div>
    </OnPaper>
  )
}

/** In print a table footer reserves room for the line at the bottom of each page. */
const OnPaper = ({ children }: { children: ReactNode }) => (
  <div className="print:table print:w-full print:table-fixed">
    <div className="print:table-row-group">{children}</div>
    <div aria-hidden="true" className="hidden break-inside-avoid print:table-footer-group">
      <div className="h-9" />
    </div>
  </div>
)
