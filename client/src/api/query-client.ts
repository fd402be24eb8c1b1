import { QueryClient } from '@tanstack/react-query'

/** Reads never go stale, are not fetched again by themselves, and nothing is tried twice (the specified defaults). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      // Without a network a call fails and says so, rather than wait in silence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
