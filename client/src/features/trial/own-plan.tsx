import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { cn } from '@/lib/class-names'
import { QueryError } from '@/lists/query-error'
import { buttonClass } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { pageClass } from '@/ui/page-class'
import { Loading, Skeleton } from '@/ui/skeleton'
import type { Plan } from './plan-types'
import { ReactionLine } from './reaction-line'

const shown = ['/api/trial'] as const

type OwnPlanProps = {
  /** The heading while there is no plan to show. */
  title: string
  children: (plan: Plan) => ReactNode
  /** What shows where there is no plan; the way to start one unless given. */
  none?: ReactNode
}

/** A screen of a client's own plan: the plan, or that it is on its way, could not be read, or is not there. The reaction is always in reach. */
export function OwnPlan({ title, children, none = <NoPlan title={title} /> }: OwnPlanProps) {
  useFreshOnOpening(shown)
  const plan = useApiQuery('GET /api/trial')
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <div className="mx-auto max-w-[42rem] space-y-5">
        {plan.data ? (
          children(plan.data)
        ) : plan.isPending ? (
          <>
            <h1 className="sr-only">{title}</h1>
            <PlanLoading />
          </>
        ) : plan.isError ? (
          <>
            <h1 className="text-h1">{title}</h1>
            <QueryError query={plan} level={2} title="Your plan could not be loaded" />
          </>
        ) : (
          none
        )}
        {/* One of the loaded screen's own: the one before it would jump to its foot. */}
        <ReactionLine key={String(plan.isPending)} />
      </div>
    </main>
  )
}

/** A plan on its way; what stands below it is pushed down unless this is as tall as the screen. */
export const PlanLoading = ({ tall = false }: { tall?: boolean }) => (
  <Loading label="Loading your plan..." hideLabel>
    <Skeleton className="h-10 w-full" />
    <Skeleton className={cn('mt-5 w-full rounded-lg!', tall ? 'h-dvh' : 'h-64')} />
  </Loading>
)

/** There is no plan: what one is, and the way to start one where the portal has them. */
export function NoPlan({ title }: { title: string }) {
  const config = useApiQuery('GET /api/config')
  return (
    <>
      <h1 className="text-h1">{title}</h1>
      <EmptyState
        level={2}
        bordered
        className="bg-surface"
        title="No plan yet"
        description={
          config.data?.trialOn === false
            ? 'Your laboratory does not offer plans at present.'
            : 'Leave out a few foods for some weeks, note how you feel, and bring them back one at a time.'
        }
        action={config.data?.trialOn && <StartLink />}
      />
    </>
  )
}

/** The way to a new plan. */
export const StartLink = ({ children = 'Start a trial' }: { children?: ReactNode }) => (
  <Link href="/client/plan/start" className={buttonClass({ size: 'lg', block: 'phone' })}>
    {children}
  </Link>
)
