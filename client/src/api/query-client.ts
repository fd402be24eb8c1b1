import { QueryClient } from '@tanstack/react-query'

/**
 * Reads never go stale, are not fetched again automatically, and nothing is retried (the specified
 * defaults).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      // Without a network a request fails at once instead of being paused.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
