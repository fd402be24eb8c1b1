import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Refetches cached reads when a screen opens, because they may have changed elsewhere. Reads
 * already in flight are left alone, and without a network the cache stays. `paths` must not change.
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
