import type { ComponentProps } from 'react'
import { sentenceOf } from '@/api/request'
import { ErrorState } from '@/ui/error-state'

type QueryErrorProps = Omit<ComponentProps<typeof ErrorState>, 'description' | 'pending'> & {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** The error of a failed query, with a button to retry it. */
export function QueryError({ query, ...rest }: QueryErrorProps) {
  return (
    <ErrorState
      description={sentenceOf(query.error)}
      pending={query.isFetching}
      onRetry={() => void query.refetch()}
      {...rest}
    />
  )
}
