import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { refresh } from '@/api/use-api'
import { PageBody } from '@/lists/page-body'
import type { ReportRow } from '../admin/report-row'
import type { ReportPages as Pages } from './use-report-pages'

type ReportPagesProps = {
  pages: Pages
  /** What the pager counts, in the plural with a capital. */
  noun: string
  /** Shown in place of no rows. */
  empty: ReactElement
  children: (rows: ReportRow[]) => ReactNode
}

/** The page's list with the pager, or what shows while there is none. */
export function ReportPages({ pages: { top, ...pages }, noun, empty, children }: ReportPagesProps) {
  const client = useQueryClient()
  return (
    <div ref={top} aria-busy={pages.list.isFetching} className="scroll-mt-24">
      <PageBody
        {...pages}
        noun={noun}
        loading="Loading reports..."
        failure="Failed to fetch reports"
        // The counts around the list have failed with it.
        onRetry={() => void refresh(client, ['/api/reports'])}
        empty={empty}
      >
        {children}
      </PageBody>
    </div>
  )
}
