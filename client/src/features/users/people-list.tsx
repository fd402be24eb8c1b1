import type { Reply } from '@shared/api'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { sentenceOf, type Page } from '@/api/request'
import { countWords, lastPageOf } from '@/lib/counts'
import { pageChange, pageIn, useAddressParams } from '@/lib/use-address-params'
import { Button } from '@/ui/button'
import { CardToolbar } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Pager } from '@/ui/pager'
import { SearchBox } from '@/ui/search-box'
import { Loading, SkeletonRows } from '@/ui/skeleton'

export const PAGE_SIZE = 20

type PeopleRow = Reply<'GET /api/users'>[number] | Reply<'GET /api/clients'>[number]

type PeopleListProps<Row extends PeopleRow> = {
  /** The page asked for by the address. */
  list: UseQueryResult<Page<Row[]>>
  /** The same list without any filter; only its total counts. */
  all: UseQueryResult<Page<Row[]>>
  searchLabel: string
  /** Said beside the search field, from the number found and the number there is, in words. */
  count: (found: string, total: string) => string
  /** What the pager counts, in the plural with a capital. */
  noun: string
  failure: string
  /** A search or a filter narrows the list. */
  narrowed: boolean
  /** When there is nobody at all, and when nobody matches. */
  emptyTitles: { nobody: string; noMatch: string }
  /** More filters, beside the search field. */
  filters?: ReactNode
  /** Drops every filter. */
  onClear: () => void
  children: (rows: Row[]) => ReactNode
}

/** A card's body: search, count, a page of people and the pager, with what shows while there is nobody. */
export function PeopleList<Row extends PeopleRow>(props: PeopleListProps<Row>) {
  const { list, all, searchLabel, noun, narrowed, emptyTitles, onClear } = props
  const { params, change } = useAddressParams()
  const page = pageIn(params)
  const top = useRef<HTMLDivElement>(null)

  const lastPage = list.data
    ? lastPageOf(list.data.total, PAGE_SIZE, { page, rows: list.data.rows.length })
    : page
  const beyond = !list.isPlaceholderData && page > lastPage
  useEffect(() => {
    if (beyond) change(pageChange(lastPage), { replace: true })
  })

  function turnTo(next: number) {
    change(pageChange(next))
    top.current?.scrollIntoView({ block: 'start' })
  }

  function clear() {
    onClear()
    top.current?.querySelector('input')?.focus()
  }

  const empty = list.isSuccess && list.data.rows.length === 0
  return (
    <div ref={top} aria-busy={list.isFetching}>
      <CardToolbar>
        <SearchBox
          label={searchLabel}
          className="[&>label]:sm:max-w-92"
          value={params.get('q') ?? ''}
          onSearch={(q) => change({ q, page: '' }, { replace: true })}
          count={
            list.data && all.data ? props.count(countWords(list.data.total), countWords(all.data.total)) : ''
          }
        />
        {props.filters}
      </CardToolbar>
      {list.isPending && (
        <Loading
          label={`Loading ${noun.toLowerCase()}...`}
          hideLabel
          className="border-t border-line px-5 py-3"
        >
          <SkeletonRows rows={6} />
        </Loading>
      )}
      {list.isError && (
        <ErrorState
          title={props.failure}
          description={sentenceOf(list.error)}
          pending={list.isFetching}
          onRetry={() => void Promise.all([list.refetch(), all.refetch()])}
          className="border-t border-line"
        />
      )}
      {empty && !beyond && (
        <EmptyState
          title={narrowed ? emptyTitles.noMatch : emptyTitles.nobody}
          className="border-t border-line"
          action={
            narrowed && (
              <Button variant="secondary" onClick={clear}>
                Clear Search
              </Button>
            )
          }
        />
      )}
      {list.isSuccess && !empty && (
        <>
          {props.children(list.data.rows)}
          <Pager
            noun={noun}
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
