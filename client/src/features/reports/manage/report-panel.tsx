import { countText } from '@shared/domain/text/counts'
import { formatDayOf } from '@shared/domain/text/dates'
import { ChevronRight, EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { dayAndTime } from '@/lib/moments'
import { useMediaQuery } from '@/lib/use-media-query'
import { Badge } from '@/ui/badge'
import { Checkbox } from '@/ui/checkbox'
import { IconButton } from '@/ui/icon-button'
import { OneLine } from '@/ui/one-line'
import { columnsClass, columnsFit, type Lead } from './report-columns'
import { Elevated, Reviewer, ReportStatusFact, OwnerFact } from './report-facts'
import type { ReportRow } from './report-row'
import type { SelectedReports } from './use-selected-reports'

const ReportMenu = lazy(() => import('./report-menu'))

type ReportPanelProps = {
  /** Newest first; the closed row shows the first. */
  reports: readonly [ReportRow, ...ReportRow[]]
  /** What the closed row begins with; the sample ID by default. */
  lead?: Lead
  /** The clients' names, where one name does not suffice. */
  names: string
  /** More about the clients. */
  lines?: readonly string[]
  selection: SelectedReports
  defaultOpen: boolean
  /** Further actions before the menu. */
  actions?: ReactNode
  children: ReactNode
}

export function ReportPanel(props: ReportPanelProps) {
  const { reports, lead = 'sample', names, lines = [], selection, defaultOpen, actions, children } = props
  const [newest] = reports
  const [isOpen, setOpen] = useState(defaultOpen)
  const bodyId = useId()
  const which = `${newest.sampleId}, ${formatDayOf(newest.createdAt)}, newest`
  const isWide = useMediaQuery(columnsFit)
  const chosen = reports.filter(selection.has).length
  const Facts = isWide ? WideFacts : CardFacts
  return (
    <div className={cn(chosen > 0 && 'bg-brand-softer')}>
      <div
        className={cn('flex gap-1 pr-2 pl-2 hover:bg-brand-softer', isWide ? 'items-center' : 'items-start')}
      >
        <Checkbox
          hideLabel
          className="min-h-13! shrink-0"
          label={`Select ${newest.sampleId}, ${names}`}
          checked={chosen === reports.length}
          indeterminate={chosen > 0 && chosen < reports.length}
          onCheckedChange={(checked) => selection.set(reports, checked)}
        />
        <h3 className="min-w-0 flex-1 font-sans tracking-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            className="w-full py-1 text-left text-small font-normal text-ink-2"
            onClick={() => setOpen(!isOpen)}
          >
            <Facts
              newest={newest}
              lead={lead}
              names={names}
              lines={lines}
              count={reports.length}
              isOpen={isOpen}
            />
          </button>
        </h3>
        <span className="flex h-13 w-10 shrink-0 items-center justify-end gap-1 touch:w-11">
          {actions ?? (
            <Suspense
              fallback={
                <IconButton size="sm" icon={EllipsisVertical} label={`More actions for ${which}`} disabled />
              }
            >
              <ReportMenu report={newest} which={which} />
            </Suspense>
          )}
        </span>
      </div>
      {isOpen && (
        <div id={bodyId} className="bg-canvas">
          {children}
        </div>
      )}
    </div>
  )
}

type FactsProps = {
  newest: ReportRow
  lead: Lead
  names: string
  lines: readonly string[]
  count: number
  isOpen: boolean
}

function WideFacts(props: FactsProps) {
  const { newest, lead } = props
  return (
    <span className={cn(columnsClass[lead], 'min-h-11')}>
      <Leading {...props} />
      <span className="min-w-0">
        <Reviewer report={newest} />
      </span>
      <ReportStatusFact report={newest} />
      <Elevated report={newest} />
      <span className="nums whitespace-nowrap">{newest.dateOfReceipt ?? 'Not given'}</span>
      <span className="nums whitespace-nowrap">{dayAndTime(newest.createdAt)}</span>
    </span>
  )
}

function CardFacts(props: FactsProps) {
  const { newest } = props
  return (
    <span className="block py-1.5">
      <span className="grid gap-1">
        <Leading {...props} />
        <span className="min-w-0">
          <ReportStatusFact report={newest} />
        </span>
      </span>
      <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-40">
          <Reviewer report={newest} />
        </span>
        <Elevated report={newest} />
      </span>
      <span className="nums mt-1 block text-small text-ink-3">
        {newest.dateOfReceipt && `Received ${newest.dateOfReceipt}, `}uploaded {dayAndTime(newest.createdAt)}
      </span>
    </span>
  )
}

/** The two facts that name the row, the leading one beside the arrow. */
function Leading({ newest, lead, names, lines, count, isOpen }: FactsProps) {
  const sample = (
    <span className="min-w-0">
      <span className="block truncate font-mono font-medium text-brand-text" title={newest.sampleId}>
        {newest.sampleId}
      </span>
      <Badge tone={count > 1 ? 'brand' : 'neutral'} className="h-5! px-2!">
        {countText(count, 'report')}
      </Badge>
    </span>
  )
  const client = (
    <span className="min-w-0 flex-1 font-medium text-ink">
      <OwnerFact report={newest} names={names} leads={lead === 'client'} />
      <Lines lines={lines} />
    </span>
  )
  const [first, second] = lead === 'client' ? [client, sample] : [sample, client]
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <ChevronRight
          className={cn(
            'size-4.5 shrink-0 text-ink-3 transition-transform duration-base',
            isOpen && 'rotate-90',
          )}
        />
        {first}
      </span>
      {second}
    </>
  )
}

function Lines({ lines }: Pick<FactsProps, 'lines'>) {
  return lines.map((line) => (
    <span key={line} className="block text-small font-normal text-ink-3">
      <OneLine text={line} />
    </span>
  ))
}
