import { lazy, Suspense, useEffect, useState } from 'react'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { ConfirmOutcomeQuestion } from '@/features/trial/plan/confirm-outcome-question.public'
import { AskPanel } from '@/features/verdict/ask-panel.public'
import { VerdictHost } from '@/features/verdict/verdict.public'
import { cn } from '@/lib/class-names'
import { useUser } from '@/session/session'
import { prepare } from '@/ui/load-dialog'
import { pageClass } from '@/ui/page-class'
import { Loading } from '@/ui/skeleton'
import { HealthQuestion } from '../health/health-places.public'
import { greetingFor } from './greeting'
import { HomeTiles } from './home-tiles'
import { LastChecks } from './last-checks'
import { useToday } from './use-today'

// Preloaded beside their data, so that they do not appear late.
const loadPlan = () => import('./plan-today')
const loadResults = () => import('./results')
const loadRecipe = () => import('./daily-recipe')
const PlanToday = lazy(loadPlan)
const Results = lazy(loadResults)
const DailyRecipe = lazy(loadRecipe)
const PlanInvite = lazy(() => import('./plan-invite'))

/** Data that a newly released report or plan changes. */
const shownHere = [
  '/api/recipes/daily-personalized',
  '/api/reports',
  '/api/avoid-list',
  '/api/trial',
  '/api/outcomes',
] as const

/** A client's home (S2): today's plan or the results, the question, the recipe and the tiles. */
export default function ClientHomeScreen() {
  const user = useUser()
  const [opened] = useState(() => new Date())
  const [hasAsked, setAsked] = useState(false)
  useRefetchOnMount(shownHere)
  const { isKnown, plan, closedPlan, results, showsPlans } = useToday()
  useEffect(() => {
    for (const load of [loadPlan, loadResults, loadRecipe]) prepare(load)
  }, [])
  const greeting = greetingFor(user, opened)
  const { isFirst } = results
  const room = (
    <div className="min-h-[80dvh]">
      <Loading label="Loading your day..." hideLabel />
    </div>
  )
  return (
    <main id="main" tabIndex={-1} className={cn(pageClass, 'md:max-lg:pb-36 short:pb-24')}>
      <VerdictHost>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-y-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className={cn(columnClass, 'lg:row-span-2')}>
            <Suspense fallback={room}>
              {isKnown ? (
                <>
                  {!isFirst && <HealthQuestion className={stripClass} />}
                  <ConfirmOutcomeQuestion />
                  {plan && <PlanToday plan={plan} greeting={greeting} />}
                  {(!plan || isFirst) && <Results {...results} greeting={plan ? undefined : greeting} />}
                  {!plan && <DailyRecipe />}
                </>
              ) : (
                room
              )}
            </Suspense>
          </div>
          <AskPanel onAsked={() => setAsked(true)} />
          {isKnown && (
            <div className={columnClass}>
              <Suspense>
                {plan ? (
                  <>
                    <DailyRecipe isRow />
                    {!isFirst && <Results {...results} isLine />}
                  </>
                ) : (
                  showsPlans && <PlanInvite hasEnded={closedPlan} />
                )}
                <LastChecks offered={hasAsked} />
                <HomeTiles />
              </Suspense>
            </div>
          )}
        </div>
      </VerdictHost>
    </main>
  )
}

const columnClass = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:gap-5'
/** From edge to edge below the top bar of a phone. */
const stripClass = 'max-md:-mx-4 max-md:-mt-5 max-md:rounded-none max-md:border-x-0 max-md:border-t-0'
