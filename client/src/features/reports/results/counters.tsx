import type { ReactNode } from 'react'
import { Card } from '@/ui/card'
import { LevelMarker } from '@/ui/level-marker'
import { countLevels } from './level-filter'
import { Plate } from './plate'
import type { Report } from './report-types'

/** Two small cards are as wide as the large one with the gap; in rem, so that larger text stacks them. */
const smallClass = 'flex flex-[1_1_8.25rem] p-4 sm:p-5 sm:flex-[1_1_10.5rem] print:p-4'
const largeClass =
  'flex flex-[2_1_min(17.5rem,100%)] flex-wrap items-center gap-x-5 gap-y-4 p-4 sm:p-5 sm:flex-[2_1_min(22rem,100%)] print:p-4'
const figureClass =
  'font-display text-[3rem] print:text-[2.25rem] leading-none font-semibold tracking-[-0.04em]'

function Counter({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="flex min-w-[min(8rem,100%)] flex-1 flex-col justify-between gap-3 self-stretch print:gap-1.5">
      <h2 className="font-sans text-small font-semibold tracking-normal text-ink-2">{title}</h2>
      {children}
      <p className="text-small text-ink-3">{note}</p>
    </div>
  )
}

/** How many foods are high, moderate and both, with the plate of all that were tested. */
export function Counters({ report: { results, scale } }: { report: Report }) {
  const { high, moderate } = countLevels(results)
  return (
    <div className="mt-6 flex break-inside-avoid flex-wrap gap-3 md:gap-4">
      <Card flush className={smallClass}>
        <Counter title="High Elevated" note="Foods to avoid completely">
          <p className={`flex items-center gap-3 text-high-text ${figureClass}`}>
            {high}
            <LevelMarker level="high" className="size-6" />
          </p>
        </Counter>
      </Card>
      <Card flush className={smallClass}>
        <Counter title="Moderate Elevated" note="Foods to consume in moderation">
          <p className={`flex items-center gap-3 text-mod-text ${figureClass}`}>
            {moderate}
            <LevelMarker level="moderate" className="size-6" />
          </p>
        </Counter>
      </Card>
      <Card flush className={largeClass}>
        <Counter title="Total Elevated" note="Foods requiring attention">
          <p className={`flex flex-wrap items-baseline gap-x-2 ${figureClass}`}>
            {high + moderate}
            <span className="font-sans text-small font-medium tracking-normal whitespace-nowrap text-ink-3">
              of {results.length} tested
            </span>
          </p>
        </Counter>
        <Plate results={results} scale={scale} />
      </Card>
    </div>
  )
}
