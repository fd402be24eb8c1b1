import { Suspense } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import {
  dayWords,
  resultsPath,
  testsAround,
  type ReportRow,
} from '@/features/reports/release/report-pages.public'
import { ChangesCard } from '@/features/reports/results/changes.public'
import { SmallPlate } from '@/features/reports/plate/plate.public'
import { countLevels } from '@/features/reports/results/results.public'
import { VerdictHost } from '@/features/verdict/verdict.public'
import { QueryError } from '@/lists/query-error'
import { buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { LevelMarker } from '@/ui/level-marker'
import { Skeleton } from '@/ui/skeleton'

type LatestResultsProps = { latest: ReportRow; reports: readonly ReportRow[] }

/** The newest test: its elevated foods, its plate, and the changes since the test before. */
export function LatestResults({ latest, reports }: LatestResultsProps) {
  const report = useApiQuery('GET /api/reports/:id', { params: { id: latest.id } })
  const { previous } = testsAround(latest, reports)
  const { high, moderate } = countLevels(report.data?.results ?? [])
  return (
    <VerdictHost>
      <Card>
        <CardHeader
          title="Latest results"
          subtitle={
            <>
              <span className="font-mono">{latest.sampleId}</span>, {dayWords(latest)}
            </>
          }
          actions={
            <Link
              href={resultsPath('practitioner', latest.id)}
              className={buttonClass({ variant: 'link', size: 'sm' })}
            >
              Open<span className="sr-only"> {latest.sampleId}</span>
            </Link>
          }
        />
        {report.isPending && <Skeleton className="h-75 w-full md:h-56" />}
        {report.isError && <QueryError query={report} level={3} title="Failed to fetch report" />}
        {report.data && (
          <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
            <Figure level="high" count={high} word="high" />
            <Figure level="moderate" count={moderate} word="moderate" />
            <SmallPlate counted results={report.data.results} className="size-56" />
          </div>
        )}
      </Card>
      {previous && !report.isError && (
        // Reserves its space from the start, so that nothing below moves.
        <div className="grid min-h-62 lg:min-h-50">
          <Suspense fallback={<Skeleton className="rounded-lg!" />}>
            {report.data ? (
              <ChangesCard report={report.data} previous={previous} own={false} />
            ) : (
              <Skeleton className="rounded-lg!" />
            )}
          </Suspense>
        </div>
      )}
    </VerdictHost>
  )
}

function Figure({ level, count, word }: { level: 'high' | 'moderate'; count: number; word: string }) {
  return (
    <p>
      <span className="flex items-center gap-2.5 font-display text-figure leading-none font-semibold">
        {count}
        <LevelMarker level={level} className="size-5" />
      </span>
      <span className="text-small text-ink-3">{word}</span>
    </p>
  )
}
