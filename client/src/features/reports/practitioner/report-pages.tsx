import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refresh } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { Pager } from '@/ui/pager'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import type { ReportRow } from '../admin/report-row'
import type { ReportPages as Pages } from './use-report-pages'

type ReportPagesProps = {
  pages: Pages
  /** What the pager counts, in the plural with a capital. */
  noun: string
  /** Shown in place of no rows. */
  empty: ReactNode
  children: (rows: ReportRow[]) => ReactNode
}

/** The page's list with the pager, or what shows while there is none. */
export function ReportPages({
  pages: { list, top, beyond, paging },
  noun,
  empty,
  children,
}: ReportPagesProps) {
  const client = useQueryClient()
  const isEmpty = list.isSuccess && list.data.rows.length === 0
  return (
    <div ref={top} aria-busy={list.isFetching} className="scroll-mt-24">
      {list.isPending && (
        <Loading label="Loading reports..." hideLabel className="border-t border-line px-5 py-3">
          <SkeletonRows rows={6} />
        </Loading>
      )}
      {list.isError && (
        <QueryError
          query={list}
          title="Failed to fetch reports"
          // The counts around the list have failed with it.
          onRetry={() => void refresh(client, ['/api/reports'])}
          className="border-t border-line"
        />
      )}
      {isEmpty && !beyond && empty}
      {list.isSuccess && !isEmpty && (
        <>
          {children(list.data.rows)}
          <Pager {...paging} noun={noun} />
        </>
      )}
    </div>
  )
}
