import { Link2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link, useLocation } from 'wouter'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { UploadButton } from '@/features/reports/results/deciding.public'
import { useAddressParams } from '@/lib/use-address-params'
import { useHistoryDialog } from '@/lib/use-history-dialog'
import { useMediaQuery } from '@/lib/use-media-query'
import { QueryError } from '@/lists/query-error'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { DialogHost, useOpenDialog } from '@/ui/dialog-host'
import { EmptyState } from '@/ui/empty-state'
import { KeyCap } from '@/ui/key-cap'
import { SkeletonRows } from '@/ui/skeleton'
import { Item, type ItemProps } from './item'
import { actionKeys } from './item-frame'
import { ItemScreen } from './item-screen'
import { useKeys } from './use-keys'
import { useWorklist } from './use-worklist'
import { WorklistFilters } from './worklist-filters'
import { WorklistRows } from './worklist-rows'
import {
  countsIn,
  filterIn,
  headline,
  keyOfRow,
  oldestIn,
  waitingText,
  detailLink,
  type WorklistRow,
} from './worklist-words'

const loadKeys = () => import('./keys-dialog')
const loadExactMatches = () => import('./exact-matches-dialog')

const shown = ['/api/worklist'] as const

/** The open items for admins, with the chosen one beside the list. */
export default function ToDo() {
  useRefetchOnMount(shown)
  return (
    <DialogHost>
      <WaitingList />
    </DialogHost>
  )
}

function WaitingList() {
  const { params, change } = useAddressParams()
  const filter = filterIn(params)
  const list = useWorklist(filter)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const first = list.data?.pages[0]
  const counts = first && countsIn(first.headers)
  const { chosen, place, choose, clear, step } = useChosen(rows, () => {
    if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
  })
  const isWide = useMediaQuery('(min-width: 64rem)')
  const screen = useHistoryDialog<true>()
  const [, navigate] = useLocation()
  const open = useOpenDialog()
  const card = useRef<HTMLElement>(null)
  useFocusOnNext(card, chosen)
  const isOver = screen.shown !== null && !chosen && list.isSuccess
  useEffect(() => {
    if (isOver) screen.close()
  })

  useKeys((key) => {
    if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1)
    else if (key === '?') open(loadKeys, {})
    else if (actionKeys.some((one) => one === key)) return press(key)
    else return false
    return true
  })

  const isEmpty = list.isSuccess && rows.length === 0
  const item: ItemProps | undefined = chosen && {
    row: chosen,
    place: place + 1,
    total: counts?.[filter] ?? rows.length,
    toBefore: place > 0 ? () => step(-1) : undefined,
    toAfter: place < rows.length - 1 ? () => step(1) : undefined,
  }

  return (
    <>
      <ToDoHead
        headline={counts ? headline(counts.all, oldestIn(first.headers)) : ''}
        onKeys={() => open(loadKeys, {})}
      />
      <WorklistFilters
        counts={counts}
        chosen={filter}
        onChoose={(kind) => {
          clear()
          change({ kind: kind === 'all' ? '' : kind }, { replace: true })
        }}
      />
      <Card
        ref={card}
        flush
        aria-label="Open items"
        aria-busy={list.isFetching}
        className="min-h-136 lg:grid lg:h-152 lg:grid-cols-[minmax(20rem,5fr)_minmax(0,6fr)]"
      >
        <div className="flex min-h-0 min-w-0 flex-col lg:border-r lg:border-line">
          {filter === 'nobody' && !isEmpty && (
            <div className="shrink-0 border-b border-line p-2">
              <Button variant="link" size="sm" icon={Link2} onClick={() => open(loadExactMatches, {})}>
                Link all that match by name and date of birth
              </Button>
            </div>
          )}
          <div className="min-h-0 flex-1 lg:overflow-y-auto">
            {list.isPending && <SkeletonRows rows={8} />}
            {list.isError && <QueryError query={list} title="Failed to load the open items" />}
            {isEmpty && <NothingWaits elsewhere={filter !== 'all' && (counts?.all ?? 0) > 0} />}
            {rows.length > 0 && (
              <WorklistRows
                rows={rows}
                chosen={isWide || screen.shown ? chosen : undefined}
                onChoose={(row) => {
                  choose(row)
                  if (!isWide) screen.open(true)
                }}
                onOpenDetails={(row) => navigate(detailLink(row))}
              />
            )}
          </div>
          {rows.length > 0 && (
            <div className="flex min-h-13 shrink-0 items-center justify-between gap-3 border-t border-line py-2 pr-3 pl-4 text-small text-ink-2">
              <p className="nums">
                {rows.length} of {waitingText(counts?.[filter] ?? rows.length)}.
                {filter === 'all' && ' People who wait come first.'}
              </p>
              {list.hasNextPage && (
                <Button
                  variant="link"
                  size="sm"
                  pending={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  Show more
                </Button>
              )}
            </div>
          )}
        </div>
        {isWide && (
          <section aria-label="Chosen item" className="flex min-h-0 min-w-0 flex-col">
            {item ? (
              <Item {...item} />
            ) : (
              <p className="m-auto max-w-[34ch] p-6 text-center text-small text-ink-2">
                {isEmpty ? 'Nothing to decide.' : 'Choose a row to see the reason and what to do.'}
              </p>
            )}
          </section>
        )}
      </Card>
      {!isWide && screen.shown && item && <ItemScreen {...item} onBack={screen.close} />}
    </>
  )
}

/** Presses the chosen row's button for this key; whether there is an enabled one. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${key}"]`)
  if (!button || button.disabled) return false
  button.click()
  return true
}

/** When the chosen row disappears, the row in its place is chosen, else `onEnd` runs. */
function useChosen(rows: readonly WorklistRow[], onEnd: () => void) {
  const [last, setLast] = useState<{ key: string; place: number }>()
  const found = last ? rows.findIndex((row) => keyOfRow(row) === last.key) : -1
  const place = found >= 0 || !last ? found : Math.min(last.place, rows.length - 1)
  const choose = (row: WorklistRow) => setLast({ key: keyOfRow(row), place: rows.indexOf(row) })

  // Remembers the current place for when the row disappears.
  const row = rows[place]
  if (last && row && (keyOfRow(row) !== last.key || place !== last.place)) choose(row)

  function step(by: 1 | -1) {
    const next = rows[place + by]
    if (next) choose(next)
    else if (by > 0) onEnd()
  }
  return { chosen: last && row, place, choose, clear: () => setLast(undefined), step }
}

/** Focuses the chosen row, also when the focus disappeared with the previous row. */
function useFocusOnNext(card: RefObject<HTMLElement | null>, chosen: WorklistRow | undefined) {
  const key = chosen && keyOfRow(chosen)
  useEffect(() => {
    const { activeElement } = document
    const row = card.current?.querySelector<HTMLElement>('[aria-current=true]')
    if (activeElement === document.body || activeElement?.hasAttribute('data-row')) row?.focus()
  }, [card, key])
}

function ToDoHead({ headline: text, onKeys }: { headline: string; onKeys: () => void }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-h2">To do</h2>
        <p role="status" className="min-h-12 text-small text-ink-2 md:min-h-6">
          {text}
        </p>
      </div>
      <div className="flex items-center gap-4 max-sm:w-full">
        <Button
          variant="quiet"
          size="sm"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts"
          className="max-lg:hidden"
          onClick={onKeys}
        >
          <KeyCap>?</KeyCap>
        </Button>
        <UploadButton label="Upload Report" />
      </div>
    </div>
  )
}

function NothingWaits({ elsewhere }: { elsewhere: boolean }): ReactNode {
  if (elsewhere)
    return <EmptyState title="None of this kind" description="There are open items of other kinds." />
  return (
    <EmptyState
      title="Nothing to do"
      description="Every report has been read and linked. Nobody is waiting for you."
      className="py-24"
      action={
        <Link href="/admin/reports" className={buttonClass({ variant: 'secondary' })}>
          All Reports
        </Link>
      }
    />
  )
}
