import { QueryClient } from '@tanstack/react-query'

/** Reads never go stale, are not refetched automatically, and nothing is retried. */
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
