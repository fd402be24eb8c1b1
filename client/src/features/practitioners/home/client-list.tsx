import { useRef, useState } from 'react'
import type { useApiPage } from '@/api/use-api'
import { ReleaseSeveral } from '@/features/reports/release/release-several.public'
import {
  assignedClients,
  ReportPages,
  useReportPages,
  type ReportRow,
} from '@/features/reports/release/report-pages.public'
import { RefusedList, ReviewLink, type Refused } from '@/features/reports/release/report-table.public'
import { countOf } from '@/lib/counts'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { useLostFocus } from '@/lib/use-lost-focus'
import { Button } from '@/ui/button'
import { Card, CardHeader, CardToolbar } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { SearchBox } from '@/ui/search-box'
import { ReviewTable } from '../rows/review-table'
import { NoClients } from './no-clients'
import { reviewsFirst } from './reviews-first'

export type ClientListProps = { waiting: ReturnType<typeof useApiPage<'GET /api/reports'>> }

/** Clients by latest report, waiting ones first; opened reports can be released together. */
export function ClientList({ waiting }: ClientListProps) {
  const { params, change } = useAddressParams()
  const toolbar = useRef<HTMLDivElement>(null)
  const { expectLoss } = useLostFocus(toolbar)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState<Refused[]>([])
  const typed = params.get('q') ?? ''
  const q = typed.trim()
  const pages = useReportPages({ groupBy: 'client', ...(q !== '' && { q }) })
  const isWhole = q === '' && pageIn(params) === 1

  function shown(rows: ReportRow[]): ReportRow[] {
    const latest = assignedClients(rows).map((client) => client.latest)
    return isWhole ? reviewsFirst(waiting.data?.rows ?? [], latest) : latest
  }
  const toRelease = shown(pages.list.data?.rows ?? []).filter(
    ({ id, status }) => chosen.has(id) && status === 'pending',
  )

  function toggle(id: number) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  function chooseNone() {
    // The button disappears with the selection.
    expectLoss()
    setChosen(new Set())
  }
  const setSearch = (term: string) => change({ q: term, page: '' }, { replace: true })
  function clear() {
    setSearch('')
    toolbar.current?.querySelector('input')?.focus()
  }

  return (
    <Card flush className="max-xl:min-h-136">
      <CardHeader padded title="Clients" subtitle="Reports to review come first." />
      <CardToolbar ref={toolbar} tabIndex={-1} className="min-h-16">
        {toRelease.length > 0 ? (
          <>
            <span role="status" className="nums font-semibold">
              {toRelease.length} chosen
            </span>
            <ReleaseSeveral
              reports={toRelease}
              onDone={(left) => {
                setChosen(new Set())
                setRefused(left)
              }}
            />
            <Button size="sm" variant="quiet" onClick={chooseNone}>
              Clear
            </Button>
          </>
        ) : (
          <SearchBox
            label="Search by name or sample ID"
            placeholder="Name or sample ID..."
            value={typed}
            onSearch={setSearch}
            count={pages.list.data ? countOf(pages.list.data.groups, 'client') : ''}
          />
        )}
      </CardToolbar>
      <RefusedList
        refused={refused}
        verb="released"
        action={(report) => <ReviewLink report={{ ...report, clientId: null, status: 'pending' }} />}
        onDismiss={() => setRefused([])}
        className="m-4"
      />
      <ReportPages
        pages={pages}
        noun="Clients"
        empty={
          q !== '' ? (
            <EmptyState
              title="Nothing matches your search."
              action={
                <Button variant="secondary" onClick={clear}>
                  Clear Search
                </Button>
              }
            />
          ) : (
            <NoClients />
          )
        }
      >
        {(rows) => <ReviewTable label="Clients" reports={shown(rows)} chosen={{ ids: chosen, toggle }} />}
      </ReportPages>
    </Card>
  )
}
