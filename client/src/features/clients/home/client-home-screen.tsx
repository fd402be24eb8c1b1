import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { ConfirmOutcomeQuestion } from '@/features/trial/plan/confirm-outcome-question.public'
import { PlanCard, useIsPlanReady } from '@/features/trial/plan/plan-card.public'
import { AskPanel } from '@/features/verdict/ask-panel.public'
import { VerdictHost } from '@/features/verdict/verdict.public'
import { cn } from '@/lib/class-names'
import { useUser } from '@/session/session'
import { pageClass } from '@/ui/page-class'
import { HealthQuestion, useIsHealthReady } from '../health/health-places.public'
import { DailyRecipe } from './daily-recipe'
import { greetingFor } from './greeting'
import { HomeTiles } from './home-tiles'
import { LastChecks } from './last-checks'
import { LatestResults, type SummaryComponent } from './latest-results'
import { ResultsReady } from './results-ready'

/** Data that a newly released report or plan changes. */
const shownHere = [
  '/api/recipes/daily-personalized',
  '/api/reports',
  '/api/avoid-list',
  '/api/trial',
  '/api/outcomes',
] as const

/** A client's home (S2): the question, last checks, tiles, results and today's recipe. */
export default function ClientHomeScreen({ summary }: { summary: SummaryComponent }) {
  const user = useUser()
  const [opened] = useState(() => new Date())
  useRefetchOnMount(shownHere)
  const latest = useApiQuery('GET /api/reports', { query: { status: 'completed', pageSize: 1 } })
  const [report] = latest.data ?? []
  const isFirst = report?.firstReading ?? false
  // Waits until it is known what comes first, so that nothing moves; offline it does not wait.
  const isHealthReady = useIsHealthReady()
  const isPlanReady = useIsPlanReady()
  const isKnown = (!latest.isLoading || latest.failureCount > 0) && (isFirst || isHealthReady) && isPlanReady
  return (
    <main id="main" tabIndex={-1} className={cn(pageClass, !isKnown && 'invisible')}>
      {report && isFirst ? <ResultsReady report={report} /> : <HealthQuestion className="mb-4" />}
      <ConfirmOutcomeQuestion className="mb-4" />
      <VerdictHost>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 md:gap-y-7 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 md:gap-7 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            <AskPanel greeting={greetingFor(user, opened)} className="lg:col-span-2" />
            <LastChecks />
            <HomeTiles />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 md:gap-7">
            <PlanCard />
            {!isFirst && <LatestResults summary={summary} latest={latest} />}
            <DailyRecipe />
          </div>
        </div>
      </VerdictHost>
    </main>
  )
}
