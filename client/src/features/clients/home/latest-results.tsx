import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Skeleton } from '@/ui/skeleton'

/** The strip of a report, which belongs to the reports and is handed in; `room` stands for it until it is read. */
export type Strip = ComponentType<{ id: number; room: ReactNode }>

type LatestResultsProps = {
  strip: Strip
  report: { id: number } | undefined
  isComing: boolean
}

/** What may be kept by the latest report, the way to it, or that there is none yet; in the same room. */
export function LatestResults({ strip: ResultsStrip, report, isComing }: LatestResultsProps) {
  if (isComing) return <Room />
  if (!report)
    return (
      <section
        aria-labelledby="no-results"
        className="flex min-h-54 flex-col justify-center rounded-lg border border-dashed border-line-strong p-4 md:p-5"
      >
        <h2 id="no-results" className="text-h3">
          No results yet
        </h2>
        <p className="mt-1 text-body text-ink-2">
          They appear here once the laboratory has released them. Until then you can ask and scan all the
          same.
        </p>
      </section>
    )
  return (
    <Suspense fallback={<Room />}>
      <ResultsStrip id={report.id} room={<Room />} />
    </Suspense>
  )
}

const Room = () => <Skeleton className="h-54 rounded-lg! xl:h-[30.5rem]" />
