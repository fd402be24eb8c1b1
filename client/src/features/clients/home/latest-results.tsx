import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useCheckedAgain } from '@/features/verdict/checked-again.public'
import { Skeleton } from '@/ui/skeleton'
import type { Latest } from './no-results-yet'

const NoResultsYet = lazy(() => import('./no-results-yet'))

/** The report strip, passed in from the reports module; `room` is its placeholder. */
export type SummaryComponent = ComponentType<{ id: number; room: ReactNode }>

type LatestResultsProps = {
  summary: SummaryComponent
  latest: Latest
}

/** The latest report's summary with a link, or why there is none, in the same space. */
export function LatestResults({ summary: Summary, latest }: LatestResultsProps) {
  const { isKnown, isChecked } = useCheckedAgain()
  const [report] = latest.data ?? []
  if (latest.isPending || !isKnown) return <Room />
  if (!report || isChecked)
    return (
      <Suspense fallback={<Room />}>
        <NoResultsYet isChecked={isChecked} latest={latest} />
      </Suspense>
    )
  return (
    <Suspense fallback={<Room />}>
      <Summary id={report.id} room={<Room />} />
    </Suspense>
  )
}

const Room = () => <Skeleton className="h-54 rounded-lg! xl:h-[30.5rem]" />
