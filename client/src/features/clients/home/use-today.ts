import { useApiQuery } from '@/api/use-api'
import { useShowsPlanMenu } from '@/features/trial/plan/plan-menu.public'
import { useCheckedAgain } from '@/features/verdict/checked-again.public'
import { useIsHealthReady } from '../health/health-places.public'

/** What home shows first, and whether all of that is known; offline it does not wait. */
export function useToday() {
  const latest = useApiQuery('GET /api/reports', { query: { status: 'completed', pageSize: 1 } })
  const [row] = latest.data ?? []
  const isFirst = row?.firstReading ?? false
  const report = useApiQuery(
    'GET /api/reports/:id',
    { params: { id: row?.id ?? 0 } },
    { enabled: row !== undefined && !isFirst },
  )
  const { isKnown: isCheckKnown, isChecked } = useCheckedAgain()
  const isHealthReady = useIsHealthReady()
  const trial = useApiQuery('GET /api/trial')
  const outcomes = useApiQuery('GET /api/outcomes')
  const showsPlans = useShowsPlanMenu(true)
  const isClosed = trial.data?.trial.state === 'closed'
  const plan = isClosed ? null : trial.data
  const needed = plan ? [latest] : [latest, report]
  return {
    isKnown: isCheckKnown && (isFirst || isHealthReady) && [trial, outcomes, ...needed].every(isSettled),
    plan,
    closedPlan: isClosed,
    showsPlans: showsPlans && row !== undefined,
    results: { latest, row, report, isFirst, isChecked },
  }
}

type Settling = { isLoading: boolean; isFetched: boolean }
/** Also while a failed request is sent again, which mounting the parts of home does. */
const isSettled = ({ isLoading, isFetched }: Settling) => !isLoading || isFetched
