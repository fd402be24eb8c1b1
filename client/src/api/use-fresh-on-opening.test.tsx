import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useApiQuery } from './use-api'
import { useFreshOnOpening } from './use-fresh-on-opening'

const shown = ['/api/stats'] as const

function Screen() {
  useFreshOnOpening(shown)
  const stats = useApiQuery('GET /api/stats')
  return <p>{`${stats.data?.totalClients ?? 'no'} clients`}</p>
}

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })

function open() {
  render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
}

let clients = 0
const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ totalClients: ++clients }))))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what was kept is fetched anew at each opening, once, and left alone without a network', async () => {
  vi.stubGlobal('fetch', fetch)
  open()
  expect(await screen.findByText('1 clients')).toBeTruthy()
  cleanup()
  open()
  expect(screen.getByText('1 clients')).toBeTruthy()
  expect(await screen.findByText('2 clients')).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(2)
  cleanup()
  vi.stubGlobal('navigator', { onLine: false })
  open()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByText('2 clients')).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(2)
})
