import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '@/api/request-page'
import type { Count } from '@/lib/counts'
import { cn } from '@/lib/class-names'
import { useAddressParams } from '@/lib/use-address-params'
import { Button } from '@/ui/button'
import { CardToolbar } from '@/ui/card'
import { SearchBox } from '@/ui/search-box'
import { PageBody } from './page-body'
import { PhoneFilters, phoneRow } from './phone-filters'
import { usePaging } from './use-paging'

/** The page size of every PagedList. */
export const PAGE_SIZE = 20

type PagedListProps<Row> = {
  /** The page in the address. */
  list: UseQueryResult<Page<Row[]>>
  /** The same list without any filter; only its total is used. */
  all: UseQueryResult<Page<Row[]>>
  /** The unit of a page's size: rows, or the groups that the rows belong to. */
  pages?: 'total' | 'groups'
  /** The noun of the pager, in the plural with a capital. */
  noun: string
  searchLabel: string
  searchPlaceholder?: string
  /** The words beside the search field, from the number found and the total. */
  count: (found: Count, total: Count) => string
  /** More filters, beside the search field. */
  filters?: ReactNode
  /** How many of them narrow the list, for filters that phones show on request. */
  filtersSet?: number
  /** Whether a search or a filter narrows the list. */
  narrowed: boolean
  /** Clears every filter. */
  onClear: () => void
  /** Shown while the first page loads; a list skeleton if absent. */
  loading?: ReactNode
  failure: string
  /** Shown for an empty list, or one without matches. */
  empty: { title: string; description?: string }
  children: (rows: Row[]) => ReactNode
}

/** A card's search (`q` in the address), count, rows and pager, or its loading state. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, all, pages = 'total', noun, narrowed, onClear } = props
  const { params, change } = useAddressParams()
  const { top, ...paging } = usePaging(list, list.data?.[pages], PAGE_SIZE)

  function clear() {
    onClear()
    top.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={top} aria-busy={list.isFetching} className="first:*:first:border-t-0">
      <CardToolbar>
        <SearchBox
          label={props.searchLabel}
          placeholder={props.searchPlaceholder}
          className={cn('[&>label]:sm:max-w-108', props.filtersSet !== undefined && phoneRow)}
          value={params.get('q') ?? ''}
          onSearch={(q) => change({ q, page: '' }, { replace: true })}
          count={list.data && all.data ? props.count(list.data.total, all.data.total) : ''}
        />
        {props.filtersSet === undefined ? (
          props.filters
        ) : (
          <PhoneFilters set={props.filtersSet}>{props.filters}</PhoneFilters>
        )}
      </CardToolbar>
      <PageBody
        list={list}
        paging={paging}
        pages={pages}
        pageSize={PAGE_SIZE}
        noun={noun}
        loading={props.loading ?? `Loading ${noun.toLowerCase()}...`}
        failure={props.failure}
        onRetry={() => void Promise.all([list.refetch(), all.refetch()])}
        empty={{
          ...props.empty,
          action: narrowed && (
            <Button variant="secondary" onClick={clear}>
              Clear Search
            </Button>
          ),
        }}
      >
        {props.children}
      </PageBody>
    </div>
  )
}
