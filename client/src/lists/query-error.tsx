import type { ComponentProps } from 'react'
import { sentenceOf } from '@/api/request'
import { ErrorState } from '@/ui/error-state'

type QueryErrorProps = Omit<ComponentProps<typeof ErrorState>, 'description' | 'pending'> & {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** That what was asked for could not be loaded, why, and a way to ask again. */
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
