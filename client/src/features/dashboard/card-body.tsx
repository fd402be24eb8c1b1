import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryError } from '@/lists/query-error'
import { Loading, SkeletonRows } from '@/ui/skeleton'

type CardBodyProps<Data> = {
  query: UseQueryResult<Data>
  /** Said while it loads: "Loading the latest reports...". */
  loading: string
  /** The title of the error: "Failed to fetch the latest reports". */
  failed: string
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** What a card of the dashboard shows of its own call, so that one that fails leaves the others alone. */
export function CardBody<Data>({ query, loading, failed, skeleton, children }: CardBodyProps<Data>) {
  if (query.isPending) {
    return (
      <Loading label={loading} hideLabel className="px-5 pb-4">
        {skeleton ?? <SkeletonRows rows={4} />}
      </Loading>
    )
  }
  if (query.isError) {
    return <QueryError query={query} title={failed} />
  }
  return children(query.data)
}
