import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '@/api/request'
import { ErrorState } from '@/ui/error-state'
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
    return (
      <ErrorState
        title={failed}
        description={sentenceOf(query.error)}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return children(query.data)
}
