import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Fetches anew, when a screen opens, what was kept from the last time, because anything done elsewhere may have changed
 * it. What is on its way already is left alone, and without a network what was kept. `paths` stay the same.
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
