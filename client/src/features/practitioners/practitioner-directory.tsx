import { useEffect, useRef } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiPage } from '@/api/use-api'
import { countWords, lastPageOf } from '@/lib/counts'
import { pageChange, pageIn, useAddressParams } from '@/lib/use-address-params'
import { Button } from '@/ui/button'
import { CardToolbar } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Pager } from '@/ui/pager'
import { SearchBox } from '@/ui/search-box'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { PractitionerRows } from './practitioner-rows'

const PAGE_SIZE = 20

/** The searchable list of practitioners, with what shows while there is nothing. */
export function PractitionerDirectory() {
  const { params, change } = useAddressParams()
  const typed = params.get('q') ?? ''
  const q = typed.trim()
  const page = pageIn(params)
  const top = useRef<HTMLDivElement>(null)
  const query = { page, pageSize: PAGE_SIZE, ...(q !== '' && { q }) }
  const list = useApiPage('GET /api/practitioners', { query })
  // Without a search this is the same read; with one it only counts.
  const all = useApiPage('GET /api/practitioners', { query: q === '' ? query : { pageSize: 1 } })

  const lastPage = list.data
    ? lastPageOf(list.data.total, PAGE_SIZE, { page, rows: list.data.rows.length })
    : page
  const beyond = !list.isPlaceholderData && page > lastPage
  useEffect(() => {
    if (beyond) change(pageChange(lastPage), { replace: true })
  })

  const setSearch = (term: string) => change({ q: term, page: '' }, { replace: true })
  function clear() {
    setSearch('')
    top.current?.querySelector('input')?.focus()
  }

  function turnTo(next: number) {
    change(pageChange(next))
    top.current?.scrollIntoView({ block: 'start' })
  }

  const empty = list.isSuccess && list.data.rows.length === 0
  const count =
    list.data && all.data
      ? `Showing ${countWords(list.data.total)} of ${countWords(all.data.total)} practitioners`
      : ''
  return (
    <div ref={top} aria-busy={list.isFetching}>
      <CardToolbar>
        <SearchBox
          label="Search practitioners by name, email or specialty"
          placeholder="Search practitioners..."
          value={typed}
          onSearch={setSearch}
          count={count}
        />
      </CardToolbar>
      {list.isPending && (
        <Loading label="Loading practitioners..." hideLabel className="border-t border-line px-5 py-3">
          <SkeletonRows rows={5} />
        </Loading>
      )}
      {list.isError && (
        <ErrorState
          title="Failed to fetch practitioners"
          description={sentenceOf(list.error)}
          pending={list.isFetching}
          onRetry={() => void Promise.all([list.refetch(), all.refetch()])}
          className="border-t border-line"
        />
      )}
      {empty && !beyond && (
        <EmptyState
          title="No practitioners found"
          description={
            q === ''
              ? 'Add the first practitioner to assign reports to them.'
              : 'Nobody has this in their name, email or specialty.'
          }
          className="border-t border-line"
          action={
            q !== '' && (
              <Button variant="secondary" onClick={clear}>
                Clear Search
              </Button>
            )
          }
        />
      )}
      {list.isSuccess && !empty && (
        <>
          <PractitionerRows practitioners={list.data.rows} />
          <Pager
            noun="Practitioners"
            page={page}
            pageSize={PAGE_SIZE}
            total={list.data.total}
            hasNext={list.data.hasNext}
            onPage={turnTo}
          />
        </>
      )}
    </div>
  )
}
