import { countText } from '@shared/domain/text/counts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { cn } from '@/lib/class-names'
import { StateMark } from '@/ui/state-mark'
import { itemTypeMarks } from './item-type-marks'
import { dayText, daysSince, keyOfRow, type WorklistRow } from './worklist-words'

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
          <li key={keyOfRow(row)}>
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
              className={cn(
                'flex min-h-14 w-full items-start gap-3 border-l-3 px-3 py-2 text-left outline-offset-[-3px]!',
                isChosen ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-brand-softer',
              )}
            >
              <StateMark look={itemTypeMarks[row.kind]} className="mt-1" />
              <RowWords row={row} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function RowWords({ row: { sampleId, title, reason, since } }: { row: WorklistRow }) {
  const days = daysSince(since)
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-small break-words md:truncate" title={title}>
          {sampleId && <span className="mr-2 font-mono font-medium">{sampleId}</span>}
          <b className="font-semibold">{title}</b>
        </span>
        <span className="line-clamp-2 text-small text-ink-2" title={reason}>
          {reason}
        </span>
      </span>
      <span className="nums shrink-0 text-right text-small text-ink-2">
        <span className="block">
          <span aria-hidden="true">{days} d</span>
          <span className="sr-only">{countText(days, 'day')},</span>
        </span>
        <span className="block">{dayText(since)}</span>
      </span>
    </>
  )
}
