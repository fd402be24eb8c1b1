import { levelWords, LevelMarker } from '@/ui/level-marker'
import { OneLine } from '@/ui/one-line'
import { marks } from '@/ui/state-mark'
import { StatusBadge } from '@/ui/status-badge'
import { Badge } from '@/ui/badge'
import { cn } from '@/lib/class-names'
import { clientNameOf, practitionerNameOf, type ReportRow } from './report-row'
import { isRead, stateWords } from './report-words'

type Of = { report: ReportRow }

type OwnerFactProps = Of & {
  names?: string
  /** The row begins with it, so the name comes before the badge. */
  leads?: boolean
}

/** The client, or for an unlinked report the name in the file. */
export function OwnerFact({ report, names = clientNameOf(report), leads = false }: OwnerFactProps) {
  if (report.clientId !== null) return <OneLine text={names} />
  const { word, icon, tone } = marks.nobody
  const badge = (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
  if (leads)
    return (
      <>
        <OneLine text={names} />
        {badge}
      </>
    )
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      {badge}
      <span className="max-w-full min-w-0 grow font-normal text-ink-2">
        <OneLine text={`file: ${names}`} />
      </span>
    </span>
  )
}

export function Reviewer({ report }: Of) {
  if (report.practitionerId === null) return <span className="text-ink-3">No practitioner</span>
  return <OneLine text={practitionerNameOf(report)} />
}

/** The status badge with an addition in words. */
export function ReportStatusFact({ report }: Of) {
  return <StatusBadge status={report.status} more={stateWords(report)} title={report.failure ?? undefined} />
}

export function Elevated({ report }: Of) {
  if (!isRead(report)) return <span className="font-normal text-ink-3">Not read</span>
  return (
    <span className="nums grid grid-cols-[2.75rem_2.75rem] font-medium">
      {(['high', 'moderate'] as const).map((level) => {
        const count = report[level] ?? 0
        return (
          <span key={level} className="flex items-center gap-1.5" title={`${count} ${levelWords[level]}`}>
            <LevelMarker level={level} labelled className={cn('size-3', count === 0 && 'opacity-50')} />
            {count}
          </span>
        )
      })}
    </span>
  )
}
