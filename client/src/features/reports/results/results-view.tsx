import { elevated } from '@shared/domain/levels'
import { CircleCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { HealthChips, HealthQuestion } from '@/features/clients/health/health-places.public'
import { AskField, useAsk } from '@/features/verdict/verdict.public'
import { cn } from '@/lib/class-names'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { AllFoodsCard } from './all-foods-card'
import { Counters } from './counters'
import { InterpretationCard } from './interpretation-card'
import { OlderTestNote } from './other-tests'
import { PracticeCard } from './practice-card'
import type { Report } from './report-types'
import { ResultsChart } from './results-chart'
import { ResultsHeader } from './results-header'
import { StatusNote } from './status-note'
import type { Test, TestsAround } from './test-order'
import { useAskResult } from './use-ask-result'

// Below what is seen first.
const ElevatedFoods = lazy(() => import('./elevated-foods'))
const ChangesCard = lazy(() => import('./changes-card'))

function NothingElevated() {
  return (
    <Card flush className="flex h-full flex-col items-center justify-center px-5 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-ok-soft text-ok-text">
        <CircleCheck className="size-7" />
      </span>
      <h2 className="mt-4 text-h2">Great News!</h2>
      <p className="mt-1 max-w-[44ch] text-body text-ink-2">
        No moderate or high elevated food intolerances detected in your results.
      </p>
    </Card>
  )
}

function Opening({ report, own, tests }: ResultsViewProps) {
  const ask = useAsk()
  const isOlder = report.status === 'completed' && tests.latest && tests.latest.id !== report.id
  return (
    <>
      <ResultsHeader report={report} own={own} tests={tests} />
      {own && <HealthQuestion className="mt-4" />}
      {!own && report.clientId !== null && (
        <div className="mt-3 min-h-11 content-center">
          <Suspense fallback={null}>
            <HealthChips clientId={report.clientId} name={report.clientName} />
          </Suspense>
        </div>
      )}
      {!own && <StatusNote report={report} />}
      {own && (
        <div data-print="hide" className="mt-4 flex max-w-[36rem]">
          <AskField
            onAsk={(q) => ask({ q })}
            placeholder="May I eat ...?"
            className="border border-line-strong"
          />
        </div>
      )}
      {isOlder && tests.latest && <OlderTestNote latest={tests.latest} />}
    </>
  )
}

type ResultsViewProps = { report: Report; own: boolean; tests: TestsAround<Test> }

/** A report's results. `own`: the client reads them; for staff there are no links to the client's other screens. */
export function ResultsView({ report, own, tests }: ResultsViewProps) {
  const foods = elevated(report.results)
  const askResult = useAskResult(report, own)
  if (report.results.length === 0) {
    return (
      <>
        <Opening report={report} own={own} tests={tests} />
        <Card className="mt-6">
          <EmptyState
            level={2}
            title="No results to show"
            description="This report has no results that could be read. Its full text is in the PDF above."
          />
        </Card>
      </>
    )
  }
  return (
    <>
      <Opening report={report} own={own} tests={tests} />
      <Counters report={report} />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className={cn('min-w-0 max-xl:order-2', foods.length === 0 && 'self-stretch')}>
          {foods.length === 0 ? (
            <NothingElevated />
          ) : (
            <ResultsChart results={foods} scale={report.scale} onOpen={askResult} />
          )}
        </div>
        <div className="grid min-w-0 items-start gap-4 max-xl:order-1">
          <InterpretationCard scale={report.scale} />
          {own && <PracticeCard className="max-xl:hidden" />}
        </div>
      </div>
      {tests.previous && (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-50 rounded-lg!" />}>
            <ChangesCard report={report} previous={tests.previous} own={own} />
          </Suspense>
        </div>
      )}
      {foods.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-8 h-64" />}>
          <ElevatedFoods
            title={own ? 'Your elevated foods' : 'Elevated foods'}
            results={foods}
            scale={report.scale}
            onOpen={askResult}
          />
        </Suspense>
      )}
      <AllFoodsCard results={report.results} scale={report.scale} onOpen={askResult} />
      {own && <PracticeCard className="mt-6 xl:hidden" />}
    </>
  )
}
