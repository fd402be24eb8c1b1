import type { UseQueryResult } from '@tanstack/react-query'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Page } from '@/api/request-page'
import { EmptyState } from '@/ui/empty-state'
import { Pager } from '@/ui/pager'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { QueryError } from './query-error'
import type { usePaging } from './use-paging'

type PageBodyProps<Row> = {
  list: UseQueryResult<Page<Row[]>>
  paging: Pick<ReturnType<typeof usePaging>, 'page' | 'beyond' | 'turnTo'>
  /** The unit of a page's size: rows, or the groups that the rows belong to. */
  pages?: 'total' | 'groups'
  pageSize: number
  /** The noun of the pager, in the plural with a capital. */
  noun: string
  /** Shown while the first page loads: the label of a list skeleton, or an element. */
  loading: ReactNode
  failure: string
  onRetry?: () => void
  /** Shown for an empty list: the texts of an EmptyState, or an element. */
  empty: { title: string; description?: string; action?: ReactNode } | ReactElement
  /** Directly under the screen's heading, without a line above it. */
  alone?: boolean
  children: (rows: Row[]) => ReactNode
}

/** A page of rows and the pager, or the state of loading, failure or emptiness. */
export function PageBody<Row>(props: PageBodyProps<Row>) {
  const {
    list,
    paging,
    pages = 'total',
    pageSize,
    noun,
    loading,
    empty,
    alone,
    onRetry = () => void list.refetch(),
  } = props
  const isEmpty = list.isSuccess && list.data.rows.length === 0
  const place = alone ? ({ level: 2 } as const) : { className: 'border-t border-line' }
  return (
    <>
      {list.isPending &&
        (typeof loading === 'string' ? (
          <Loading
            label={loading}
            hideLabel
            className={alone ? 'px-5 py-3' : 'border-t border-line px-5 py-3'}
          >
            <SkeletonRows rows={alone ? 5 : 6} />
          </Loading>
        ) : (
          loading
        ))}
      {list.isError && <QueryError query={list} title={props.failure} onRetry={onRetry} {...place} />}
      {isEmpty && !paging.beyond && (isValidElement(empty) ? empty : <EmptyState {...empty} {...place} />)}
      {list.isSuccess && !isEmpty && (
        <>
          {props.children(list.data.rows)}
          <Pager
            noun={noun}
            page={paging.page}
            pageSize={pageSize}
            total={list.data[pages]}
            hasNext={list.data.hasNext}
            onPage={paging.turnTo}
          />
        </>
      )}
    </>
  )
}
