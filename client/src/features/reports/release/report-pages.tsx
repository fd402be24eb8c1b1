import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { refresh } from '@/api/use-api'
import { PageBody } from '@/lists/page-body'
import type { ReportRow } from '../manage/report-row'
import type { ReportPages as Pages } from './use-report-pages'

type ReportPagesProps = {
  pages: Pages
  /** The plural, capitalised noun of the pager. */
  noun: string
  /** Shown instead of an empty list. */
  empty: ReactElement
  children: (rows: ReportRow[]) => ReactNode
}

/** The list of a page with the pager, or its loading, error or empty state. */
export function ReportPages({ pages: { top, ...pages }, noun, empty, children }: ReportPagesProps) {
  const client = useQueryClient()
  return (
    <div ref={top} aria-busy={pages.list.isFetching} className="scroll-mt-24">
      <PageBody
        {...pages}
        noun={noun}
        loading="Loading reports..."
        failure="Failed to fetch reports"
        // The counts around the list have failed as well.
        onRetry={() => void refresh(client, ['/api/reports'])}
        empty={empty}
      >
        {children}
      </PageBody>
    </div>
  )
}
