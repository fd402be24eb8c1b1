import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryError } from '@/lists/query-error'
import { Loading, SkeletonRows } from '@/ui/skeleton'

type CardBodyProps<Data> = {
  query: UseQueryResult<Data>
  /** The loading text: "Loading the latest reports...". */
  loading: string
  /** The error's title: "Failed to fetch the latest reports". */
  failed: string
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** A dashboard card's own request, so that one failure does not affect the others. */
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
