import { ArrowLeft, ChevronDown, ChevronUp, Maximize2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { IconButton } from '@/ui/icon-button'
import { StateMark } from '@/ui/state-mark'
import { itemTypeMarks } from './item-type-marks'
import { DeletionItem, NeverSignedIn, QuestionItem } from './person-items'
import { BackupItem, ExportItem, IncompleteItem, JobItem } from './portal-items'
import { ReportItem } from './report-item'
import { AccountRequestItem } from './account-request-item'
import { keyOfRow, waitingText, detailLink, type WorklistRow } from './worklist-words'

export type ItemProps = {
  row: WorklistRow
  /** Its place in the list, from 1, and the length of the list. */
  place: number
  total: number
  /** Goes to the previous or next row; undefined when there is none. */
  toBefore: (() => void) | undefined
  toAfter: (() => void) | undefined
  /** Back to the list, when it is not beside the item. */
  onBack?: () => void
}

/** An open item: its facts, question and actions. */
export function Item({ row, place, total, toBefore, toAfter, onBack }: ItemProps) {
  const named = [row.sampleId, row.title].filter(Boolean).join(' ')
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-2 border-b border-line px-2 pt-2 lg:h-15 lg:flex-nowrap lg:gap-3 lg:px-4 lg:py-0">
        {onBack ? (
          <IconButton icon={ArrowLeft} label="Back to the list" onClick={onBack} />
        ) : (
          <StateMark look={itemTypeMarks[row.kind]} />
        )}
        <div className="min-w-0 flex-1 max-lg:order-last max-lg:basis-full max-lg:px-2 max-lg:pb-3">
          <h3 className="text-small font-semibold wrap-anywhere lg:truncate" title={named}>
            {named}
          </h3>
          <p className="text-small wrap-anywhere text-ink-2 lg:truncate" title={row.reason}>
            {row.reason}
          </p>
        </div>
        <p className="nums shrink-0 text-small text-ink-3 max-lg:ml-auto">
          {place} of {waitingText(total)}
        </p>
        <div className="flex shrink-0">
          <IconButton size="sm" icon={ChevronUp} label="Previous" disabled={!toBefore} onClick={toBefore} />
          <IconButton size="sm" icon={ChevronDown} label="Next" disabled={!toAfter} onClick={toAfter} />
          <Link
            href={detailLink(row)}
            aria-label="Open in full"
            title="Open in full"
            className="inline-grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink touch:size-11"
          >
            <Maximize2 className="size-4.5" />
          </Link>
        </div>
      </div>
      <Body key={keyOfRow(row)} row={row} />
    </>
  )
}

function Body({ row }: { row: WorklistRow }): ReactNode {
  switch (row.kind) {
    case 'never-in':
      return <NeverSignedIn row={row} />
    case 'question':
      return <QuestionItem row={row} />
    case 'deletion':
      return <DeletionItem row={row} />
    case 'registration':
    case 'address':
      return <AccountRequestItem row={row} />
    case 'export':
      return <ExportItem row={row} />
    case 'intake':
    case 'job':
      return <JobItem row={row} />
    case 'backup':
      return <BackupItem row={row} />
    case 'failed':
    case 'to-check':
    case 'nobody':
    case 'held':
    case 'upload':
      // Apart from reports, only an incomplete sample in the intake folder has no report.
      return row.reportId === null ? (
        <IncompleteItem row={row} />
      ) : (
        <ReportItem kind={row.kind} reportId={row.reportId} />
      )
  }
}
