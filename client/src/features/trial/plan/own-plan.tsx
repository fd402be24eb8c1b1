import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { cn } from '@/lib/class-names'
import { QueryError } from '@/lists/query-error'
import { buttonClass } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { pageClass } from '@/ui/page-class'
import { Loading, Skeleton } from '@/ui/skeleton'
import type { Plan } from './plan-types'
import { ReactionLine } from '../reaction/reaction-line'

const shown = ['/api/trial'] as const

type OwnPlanProps = {
  /** The heading while there is no plan to show. */
  title: string
  children: (plan: Plan) => ReactNode
  /** Shown without a plan; defaults to a link to start one. */
  none?: ReactNode
}

/** A plan screen with its loading, error and empty states, and always the reaction link. */
export function OwnPlan({ title, children, none = <NoPlan title={title} /> }: OwnPlanProps) {
  useRefetchOnMount(shown)
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
        {/* A new key per state, so that the link does not jump down once the plan has loaded. */}
        <ReactionLine key={String(plan.isPending)} />
      </div>
    </main>
  )
}

/** The plan's placeholder; `tall` fills the screen, so that content below does not move. */
export const PlanLoading = ({ tall = false }: { tall?: boolean }) => (
  <Loading label="Loading your plan..." hideLabel>
    <Skeleton className="h-10 w-full" />
    <Skeleton className={cn('mt-5 w-full rounded-lg!', tall ? 'h-dvh' : 'h-64')} />
  </Loading>
)

/** Explains what a plan is and links to a start, where the portal has plans turned on. */
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
            ? 'Your laboratory does not offer plans at the moment.'
            : 'Leave out a few foods for several weeks, note how you feel, and bring them back one at a time.'
        }
        action={config.data?.trialOn && <StartLink />}
      />
    </>
  )
}

export const StartLink = ({ children = 'Start a trial' }: { children?: ReactNode }) => (
  <Link href="/client/plan/start" className={buttonClass({ size: 'lg', block: 'phone' })}>
    {children}
  </Link>
)
