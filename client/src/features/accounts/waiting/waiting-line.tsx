import { localDay } from '@shared/domain/text/dates'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { cn } from '@/lib/class-names'
import { timeText } from '@/lib/moments'
import type { useLostFocus } from '@/lib/use-lost-focus'
import { QueryError } from '@/lists/query-error'
import type { IconType } from '@/ui/icon-type'
import { MoreRows } from '@/ui/more-rows'
import { Waiting, type WaitingRow } from './waiting-row'

type WaitingLineProps<Row> = {
  label: string
  icon: IconType
  /** The classes of the icon's frame. */
  shape: string
  /** How many wait. */
  headline: (rows: Row[]) => string
  /** What to do. */
  hint: (rows: Row[]) => string
  query: UseQueryResult<Row[]>
  loss: ReturnType<typeof useLostFocus>
  rowOf: (row: Row) => WaitingRow
}

/** Whether a notification or the list of open items led to the waiting people. */
export const isLedHere = () => window.location.hash === '#waiting'

const FIRST = 5
const shortDay = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** A moment as briefly as a line shows it: `today, 08:40`, `Wed 25 Nov`. */
const dayText = (moment: string): string =>
  localDay(moment) === localDay(new Date())
    ? `today, ${timeText(moment)}`
    : shortDay.format(new Date(moment)).replace(',', '')

/** One line: who waits and since when. It opens to a row for each, with the actions. */
export function WaitingLine<Row extends { id: number; createdAt: string }>(props: WaitingLineProps<Row>) {
  const { label, icon: Icon, shape, headline, hint, query, loss, rowOf } = props
  const { data: rows } = query
  const [isOpen, setIsOpen] = useOpening()
  const [shown, setShown] = useState(FIRST)
  const list = useId()
  if (query.isError && !rows) return <QueryError query={query} title="Failed to load the waiting list" />
  const [first] = rows ?? []
  if (!rows || !first) return null
  return (
    <section aria-label={label}>
      <h2 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left text-small font-normal text-ink-2 outline-offset-[-3px]! hover:bg-brand-softer sm:px-5"
        >
          <span
            className={cn(
              'grid size-7.5 shrink-0 place-items-center border-brand-line bg-brand-soft text-brand-text',
              shape,
            )}
          >
            <Icon className="size-4" />
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b className="font-semibold text-ink">{headline(rows)}</b> {hint(rows)}
          </span>
          <span className="nums shrink-0 max-sm:sr-only">Since {dayText(first.createdAt)}</span>
          <ChevronDown className={cn('size-4.5 shrink-0', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div id={list} hidden={!isOpen} className="px-4 pb-3 sm:pr-5 sm:pl-15.5">
        {isOpen && (
          <MoreRows noun="people" total={rows.length} shown={shown} onShow={setShown}>
            {rows.slice(0, shown).map((row) => {
              const waiting = rowOf(row)
              const since = `${waiting.verb} ${dayText(row.createdAt)}`
              return <Waiting key={row.id} row={waiting} since={since} loss={loss} />
            })}
          </MoreRows>
        )}
      </div>
    </section>
  )
}

/** Closed at first, and open for who is led here. */
function useOpening() {
  const [isOpen, setIsOpen] = useState(isLedHere)
  useEffect(() => {
    const open = () => {
      if (isLedHere()) setIsOpen(true)
    }
    window.addEventListener('pushState', open)
    return () => window.removeEventListener('pushState', open)
  }, [])
  return [isOpen, setIsOpen] as const
}
