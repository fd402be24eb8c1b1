import { type ScaleName, scales } from '@shared/domain/reports/levels'
import { LevelMarker } from '@/ui/level-marker'
import { percentOn } from '@/lib/chart-axis'
import type { Result } from './report-types'

type ValueTrackProps = {
  result: Result
  scale: ScaleName
  /** The end of the track in the scale's unit, the same for all foods of a report. */
  max: number
}

/** A value's position on the chart, with a tick per threshold; nothing for a result in words. */
export function ValueTrack({ result, scale, max }: ValueTrackProps) {
  if (result.value === null) return null
  const { moderate, high } = scales[scale]
  const [from, to] = [percentOn(max, moderate), percentOn(max, high)]
  return (
    <span aria-hidden="true" className="relative block h-2.5">
      <span className="absolute inset-x-0 top-1/2 -translate-y-1/2 rounded-full border-t-[3px] border-sunken" />
      <span className="absolute top-0 h-full border-l border-mod" style={{ left: `${from}%` }} />
      <span className="absolute top-0 h-full border-l border-high" style={{ left: `${to}%` }} />
      <span
        className="halo absolute top-1/2 -translate-x-1/2 -translate-y-1/2"
        style={{ left: `${percentOn(max, result.value)}%` }}
      >
        <LevelMarker level={result.level} />
      </span>
    </span>
  )
}
