import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useCheckedAgain } from '@/features/verdict/checked-again.public'
import { Skeleton } from '@/ui/skeleton'
import type { Latest } from './no-results-yet'

const NoResultsYet = lazy(() => import('./no-results-yet'))

/** The strip of a report, which belongs to the reports and is handed in; `room` stands for it until it is read. */
export type Strip = ComponentType<{ id: number; room: ReactNode }>

type LatestResultsProps = {
  strip: Strip
  latest: Latest
}

/** What may be kept by the latest report, the way to it, or that there is none to read now; in the same room. */
export function LatestResults({ strip: ResultsStrip, latest }: LatestResultsProps) {
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
      <ResultsStrip id={report.id} room={<Room />} />
    </Suspense>
  )
}

const Room = () => <Skeleton className="h-54 rounded-lg! xl:h-[30.5rem]" />
