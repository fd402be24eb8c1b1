import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { freshQueries, renderAs } from '@/testing/render-as'
import { useApiQuery } from './use-api'
import { useRefetchOnMount } from './use-refetch-on-mount'

const shown = ['/api/stats'] as const

function Screen() {
  useRefetchOnMount(shown)
  const stats = useApiQuery('GET /api/stats')
  return <p>{`${stats.data?.totalClients ?? 'no'} clients`}</p>
}

test('cached reads are refetched once at each mount, and left alone without a network', async () => {
  const queries = freshQueries()
  let clients = 0
  const counted = () => Response.json({ totalClients: ++clients })
  const open = () => renderAs('admin', <Screen />, { 'GET /api/stats': counted }, queries)
  open()
  expect(await screen.findByText('1 clients')).toBeTruthy()
  cleanup()
  open()
  expect(screen.getByText('1 clients')).toBeTruthy()
  expect(await screen.findByText('2 clients')).toBeTruthy()
  expect(clients).toBe(2)
  cleanup()
  vi.stubGlobal('navigator', { onLine: false })
  open()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByText('2 clients')).toBeTruthy()
  expect(clients).toBe(2)
})
