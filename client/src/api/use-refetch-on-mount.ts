import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Refetches these reads when a screen opens, as they may have changed elsewhere. Requests in flight
 * go on; offline the cache stays. `paths` must be the same array at each render.
 */
export function useRefetchOnMount(paths: readonly `/api/${string}`[]): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!navigator.onLine) return
    const concerns = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      paths.some((path) => queryKey[0] === path)
    void client.invalidateQueries({ predicate: concerns }, { cancelRefetch: false })
  }, [client, paths])
}
