import { groupResults } from '@shared/domain/avoidance/result-groups'
import { elevated } from '@shared/domain/reports/levels'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { HealthChips, HealthQuestion } from '@/features/clients/health/health-places.public'
import { cn } from '@/lib/class-names'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { prepare } from '@/ui/load-dialog'
import { SearchBox } from '@/ui/search-box'
import { Skeleton } from '@/ui/skeleton'
import { useOpenPart } from '../plate/use-open-part'
import { OlderTestNote } from './other-tests'
import type { Report } from './report-types'
import { ResultGroups } from './result-groups'
import { ResultsHeader } from './results-header'
import { foundText } from './found-text'
import type { Test, TestsAround } from './test-order'
import { useAskResult } from './use-ask-result'

// Below the first screen, or opened.
const CardsView = lazy(() => import('./cards-view'))
const Counters = lazy(() => import('./counters'))
const ReportFiles = lazy(() => import('./report-files'))
const StatusNote = lazy(() => import('./status-note'))
const PlateCard = lazy(() => import('./plate-card'))
const GroupFold = lazy(() => import('./group-fold'))
const UnreadFold = lazy(() => import('./unread-fold'))
const Interpretation = lazy(() => import('./interpretation'))
const loadSearched = () => import('./searched-groups')
const SearchedGroups = lazy(loadSearched)
const CorrectionCard = lazy(() => import('./correction-card'))
const NothingElevated = lazy(() => import('./nothing-elevated'))
const ChangesCard = lazy(() => import('./changes-card'))
const ResultsChart = lazy(() => import('./results-chart'))
const PracticeCard = lazy(() => import('./practice-card'))
const FirstPage = lazy(() => import('./first-page'))

function Opening({ report, own, tests }: ResultsViewProps) {
  // After a release its note says what is next.
  const [waited] = useState(report.status !== 'completed')
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
      {!own && (waited || report.status !== 'completed') && (
        <Suspense fallback={<Skeleton className="mt-4 h-20" />}>
          <StatusNote report={report} />
        </Suspense>
      )}
      {isOlder && tests.latest && <OlderTestNote latest={tests.latest} shown={report.id} />}
    </>
  )
}

type ResultsViewProps = { report: Report; own: boolean; tests: TestsAround<Test> }

/** `own`: the client reads them; staff get no links to the client's other screens. */
export function ResultsView({ report, own, tests }: ResultsViewProps) {
  const foods = elevated(report.results)
  const askResult = useAskResult(report, own)
  const { part, closed, open, close } = useOpenPart()
  const [typed, setTyped] = useState('')
  useEffect(() => prepare(loadSearched), [])
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
          <Suspense fallback={<Skeleton className="h-14" />}>
            <ReportFiles report={report} own={own} />
          </Suspense>
        </Card>
      </>
    )
  }
  const groups = groupResults(report)
  const isCards = part === 'cards'
  const family = part === 'cards' ? null : part
  const isSearching = typed.trim() !== '' && part === null
  // On phones an open family has the screen to itself, as the cards have everywhere.
  const aside = cn(
    (isCards || isSearching) && 'not-print:hidden',
    family !== null && 'max-md:not-print:hidden',
  )
  return (
    <OnPaper>
      <Suspense fallback={null}>
        <FirstPage report={report} own={own} />
      </Suspense>
      {part !== null && (
        <h1 className={cn('sr-only', family !== null && 'md:hidden')}>
          {own ? 'My Report Summary' : 'Report Summary'}
        </h1>
      )}
      <div className={cn(part !== null && (isCards ? 'not-print:hidden' : 'max-md:not-print:hidden'))}>
        <Opening report={report} own={own} tests={tests} />
        {report.correction && <CorrectionCard correction={report.correction} />}
        <div data-print="hide" className="mt-2.5 flex">
          <SearchBox
            label={`Search all ${report.results.length + report.unread.length} foods`}
            value={typed}
            onSearch={setTyped}
            count={foundText(report, typed, own) || undefined}
          />
        </div>
      </div>
      {isCards && (
        <Suspense fallback={<Skeleton className="h-96 rounded-lg!" />}>
          <CardsView own={own} results={foods} scale={report.scale} onOpen={askResult} onClose={close} />
        </Suspense>
      )}
      {isSearching && (
        <Suspense fallback={<Skeleton className="mt-2 h-64 rounded-lg!" />}>
          <SearchedGroups report={report} typed={typed} own={own} onOpen={askResult} />
        </Suspense>
      )}
      <div
        className={cn(
          'grid gap-2 max-md:-mb-10 md:gap-2.5 xl:gap-4 print:mt-6 print:block print:space-y-4',
          family === null ? 'mt-2.5' : 'md:mt-2.5',
          (isCards || isSearching) && 'not-print:hidden',
          'xl:grid-cols-[minmax(0,1fr)_360px] xl:grid-rows-[auto_1fr]',
        )}
      >
        <div className={cn('grid min-w-0 content-start gap-2 md:gap-2.5 xl:row-span-2', aside)}>
          {foods.length === 0 && (
            <Suspense fallback={<Skeleton className="h-64 rounded-lg!" />}>
              <NothingElevated report={report} own={own} />
            </Suspense>
          )}
          <ResultGroups
            report={report}
            own={own}
            closed={closed}
            onFood={askResult}
            onFamily={open}
            onCards={() => open('cards')}
          />
        </div>
        <div className={cn('min-w-0 xl:col-start-2', aside)}>
          <Suspense fallback={<Skeleton className="h-45 rounded-lg!" />}>
            <Counters report={report} own={own} />
          </Suspense>
        </div>
        <div data-print="hide" className="min-w-0 xl:col-start-1 xl:row-start-3">
          <Suspense fallback={<Skeleton className="h-51 rounded-lg! md:h-[36rem]" />}>
            <PlateCard
              report={report}
              own={own}
              family={family}
              closed={closed === 'cards' ? null : closed}
              onFamily={open}
              onClose={close}
              onOpen={askResult}
            />
          </Suspense>
        </div>
        <div
          className={cn(
            'grid min-w-0 content-start gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-2',
            aside,
          )}
        >
          <Card flush className="divide-y divide-line">
            {(['check-first', 'not-food'] as const).map(
              (group) =>
                groups[group].length > 0 && (
                  <Suspense key={group} fallback={<Skeleton className="h-13" />}>
                    <GroupFold group={group} foods={groups[group]} onOpen={askResult} />
                  </Suspense>
                ),
            )}
            {tests.previous && (
              <Suspense fallback={<Skeleton className="h-13" />}>
                <ChangesCard report={report} previous={tests.previous} own={own} folded />
              </Suspense>
            )}
            {report.unread.length > 0 && (
              <Suspense fallback={<Skeleton className="h-13" />}>
                <UnreadFold report={report} own={own} />
              </Suspense>
            )}
            <Suspense fallback={<Skeleton className="h-13" />}>
              <Interpretation scale={report.scale} own={own} />
            </Suspense>
          </Card>
          {own && (
            <Suspense fallback={<Skeleton className="h-56 rounded-lg! max-md:hidden" />}>
              <PracticeCard className="max-md:hidden" />
            </Suspense>
          )}
        </div>
        {foods.length > 0 && (
          <div className={cn('min-w-0 xl:col-span-2', aside)}>
            <Suspense fallback={<Skeleton className="h-96 rounded-lg! max-md:hidden" />}>
              <ResultsChart own={own} results={foods} scale={report.scale} onOpen={askResult} />
            </Suspense>
          </div>
        )}
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
