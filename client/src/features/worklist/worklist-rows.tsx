import { formatDayOf } from '@shared/domain/text/dates'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { cn } from '@/lib/class-names'
import { StateMark } from '@/ui/state-mark'
import { itemTypeMarks } from './item-type-marks'
import { RowAct } from './row-act'
import { keyOfRow, waitedText, type WorklistRow } from './worklist-words'

type WorklistRowsProps = {
  rows: readonly WorklistRow[]
  chosen: WorklistRow | undefined
  onChoose: (row: WorklistRow) => void
  onOpenDetails: (row: WorklistRow) => void
}

/** The rows of open items; the chosen one stays in view, and Enter opens its full screen. */
export function WorklistRows({ rows, chosen, onChoose, onOpenDetails }: WorklistRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const key = chosen && keyOfRow(chosen)
  useEffect(() => {
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
  }, [key])

  return (
    <ul ref={list} className="divide-y divide-line">
      {rows.map((row) => {
        const isChosen = keyOfRow(row) === key
        return (
          <li
            key={keyOfRow(row)}
            className={cn(
              'flex border-l-3',
              isChosen ? 'border-l-brand bg-brand-soft' : 'border-l-transparent hover:bg-brand-softer',
            )}
          >
            <button
              type="button"
              aria-current={isChosen}
              data-row
              onClick={() => onChoose(row)}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter' || !isChosen) return
                event.preventDefault()
                onOpenDetails(row)
              }}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2 pr-2 pl-3 text-left outline-offset-[-3px]!"
            >
              <StateMark look={itemTypeMarks[row.kind]} />
              <RowWords row={row} />
            </button>
            <div className="flex items-center py-2 pr-3">
              <RowAct row={row} onChoose={() => onChoose(row)} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function RowWords({ row: { sampleId, title, reason, since } }: { row: WorklistRow }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-x-3 max-xl:flex-wrap">
      <span className="min-w-0 flex-1 max-xl:basis-full">
        <span className="block text-small break-words md:truncate" title={title}>
          {sampleId && <span className="mr-2 font-mono font-medium">{sampleId}</span>}
          <b className="font-semibold">{title}</b>
        </span>
        <span className="line-clamp-2 text-small text-ink-2" title={reason}>
          {reason}
        </span>
      </span>
      <span className="nums shrink-0 text-small text-ink-2" title={`Since ${formatDayOf(since)}`}>
        {waitedText(since)}
      </span>
    </span>
  )
}
