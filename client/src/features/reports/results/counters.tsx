import type { ReactNode } from 'react'
import { Card } from '@/ui/card'
import { LevelMarker } from '@/ui/level-marker'
import { countLevels } from './level-filter'
import ReportFiles from './report-files'
import type { Report } from './report-types'

function Counter({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 px-1.5 py-2 sm:px-5 sm:py-4 xl:px-2.5">
      <h2 className="order-2 font-sans text-small leading-4.5 font-semibold tracking-normal text-ink">
        {title}
      </h2>
      <div className="order-1 flex flex-wrap items-center gap-x-2 font-display text-[1.75rem] leading-8 font-semibold tracking-[-0.02em] md:text-[2.25rem] md:leading-10">
        {children}
      </div>
      <p className="order-3 text-small leading-4.5 text-ink-2">{note}</p>
    </div>
  )
}

/** How many foods are high, moderate and both, with links to the full report. */
export default function Counters({ report, own }: { report: Report; own: boolean }) {
  const { results, unread } = report
  const { high, moderate } = countLevels(results)
  return (
    <Card flush data-print="hide">
      <div className="grid grid-cols-[1fr_1.22fr_1fr] divide-x sm:grid-cols-3 divide-line">
        <Counter title="High Elevated" note="Foods to avoid completely">
          <span className="text-high-text">{high}</span>
          <LevelMarker level="high" className="size-5" />
        </Counter>
        <Counter title="Moderate Elevated" note="Foods to consume in moderation">
          <span className="text-mod-text">{moderate}</span>
          <LevelMarker level="moderate" className="size-5" />
        </Counter>
        <Counter title="Total Elevated" note="Foods requiring attention">
          {high + moderate}
          <span className="font-sans text-small leading-5 font-medium tracking-normal text-ink-2 max-sm:hidden xl:hidden">
            of {results.length} {unread.length > 0 ? `read, ${unread.length} not readable` : 'tested'}
          </span>
        </Counter>
      </div>
      <ReportFiles report={report} own={own} />
    </Card>
  )
}
