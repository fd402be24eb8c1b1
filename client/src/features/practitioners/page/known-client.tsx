import { listed } from '@shared/domain/text/counts'
import { Suspense } from 'react'
import { Link } from 'wouter'
import type { Reply } from '@shared/api'
import type { useApiQuery } from '@/api/use-api'
import { HealthChips } from '@/features/clients/health/health-places.public'
import { testsAround } from '@/features/reports/release/report-pages.public'
import { ReviewLink } from '@/features/reports/release/report-table.public'
import { PlanProgress } from '@/features/trial/curve/plan-progress.public'
import { QueryError } from '@/lists/query-error'
import { AddressText } from '@/ui/address-text'
import { buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { PageHeader } from '@/ui/page-header'
import { ReviewTable } from '../rows/review-table'
import { Contact } from './contact'
import { LatestResults } from './latest-results'
import { planOverText } from './plan-over'

type KnownClientProps = {
  client: Reply<'GET /api/clients/:id/overview'>
  reports: ReturnType<typeof useApiQuery<'GET /api/reports'>>
  plan: Reply<'GET /api/clients/:id/trial'>
  diary: Reply<'GET /api/clients/:id/diary'>
}

/** Allergies first, then what a plan has shown, its curve, results, contact and every report. */
export default function KnownClient({ client, reports, plan, diary }: KnownClientProps) {
  const waiting = reports.data?.find(({ status }) => status === 'pending')
  const [any] = reports.data ?? []
  const hasCurve = plan !== null && plan.trial.shared && diary.length > 0
  const latest = any && testsAround(any, reports.data ?? []).latest
  return (
    <>
      <PageHeader
        title={client.name || `Client ${client.id}`}
        subtitle={
          <span className="nums flex flex-wrap gap-x-4 text-small">
            <span>{client.dateOfBirth ? `Born ${client.dateOfBirth}` : 'Date of birth not provided'}</span>
            {client.email && <AddressText address={client.email} />}
            {client.phone && <span>{client.phone}</span>}
          </span>
        }
        actions={waiting && <ReviewLink report={waiting} />}
      />
      <div className="mt-3 min-h-11 content-center">
        <Suspense fallback={null}>
          <HealthChips clientId={client.id} name={client.name} />
        </Suspense>
      </div>
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {plan?.trial.state === 'closed' && (
            <Card>
              <h2 className="text-h2 text-balance wrap-anywhere">{planOverText(plan)}</h2>
            </Card>
          )}
          {hasCurve && (
            <PlanProgress plan={plan} diary={diary}>
              <PlanLine clientId={client.id} plan={plan} />
            </PlanProgress>
          )}
          {latest && <LatestResults latest={latest} reports={reports.data ?? []} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <Contact client={client} />
          {!hasCurve && <PlanCard clientId={client.id} plan={plan} />}
        </div>
      </div>
      <Card flush className="mt-4">
        <CardHeader padded title="Reports" />
        {reports.isError && <QueryError query={reports} title="Failed to fetch reports" />}
        {reports.data && <ReviewTable label="Reports" reports={reports.data} ofOne />}
      </Card>
    </>
  )
}

const toPlanOf = (clientId: number) => `/practitioner/clients/${clientId}/plan`

type PlanProps = { clientId: number; plan: Reply<'GET /api/clients/:id/trial'> }

/** Below the headline: the day, what is left out, and the way to the plan. */
function PlanLine({ clientId, plan }: PlanProps) {
  if (!plan) return null
  const { day, of } = plan.today
  const out = plan.foods.filter(({ state }) => state !== 'done').flatMap(({ foods }) => foods)
  const isOver = plan.trial.state === 'closed'
  const { state, pausedOn } = plan.trial
  const isOut = pausedOn === null && (state === 'without' || state === 'reintroduction')
  return (
    <p className="nums mt-1 flex flex-wrap items-center gap-x-2 text-small text-ink-2">
      <span>
        {of !== null && `Day ${day} of ${of}. `}
        {!isOver && out.length > 0 && `${isOut ? 'Off the plate' : 'To be left out later'}: ${listed(out)}. `}
      </span>
      <Link
        href={toPlanOf(clientId)}
        className="font-semibold text-brand-text underline underline-offset-2 touch:inline-flex touch:min-h-11 touch:items-center"
      >
        Open the plan
      </Link>
    </p>
  )
}

function PlanCard({ clientId, plan }: PlanProps) {
  return (
    <Card>
      <CardHeader
        title="Plan"
        actions={
          <Link href={toPlanOf(clientId)} className={buttonClass({ variant: 'link', size: 'sm' })}>
            Open<span className="sr-only"> the plan</span>
          </Link>
        }
      />
      <p className="text-small text-ink-2">{planText(plan)}</p>
    </Card>
  )
}

function planText(plan: PlanProps['plan']): string {
  if (!plan) return 'No plan is shared with you.'
  if (plan.trial.state === 'proposed') return 'The plan has not started yet.'
  return plan.trial.shared ? 'The diary has no entries yet.' : 'The diary is not shared with you.'
}
