import type { ReportRow } from '@/features/reports/release/report-pages.public'
import { LevelMarker } from '@/ui/level-marker'

export function ElevatedCounts({ report: { high, moderate } }: { report: ReportRow }) {
  if (high === undefined || moderate === undefined) return <span className="text-ink-3">Not known</span>
  return (
    <span className="nums inline-flex items-center gap-4">
      <Count level="high" count={high} />
      <Count level="moderate" count={moderate} />
    </span>
  )
}

function Count({ level, count }: { level: 'high' | 'moderate'; count: number }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <LevelMarker level={level} labelled />
      {count}
    </span>
  )
}
