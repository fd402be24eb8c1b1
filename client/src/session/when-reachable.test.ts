import { expect, it, vi } from 'vitest'
import { mockApi, refusal } from '@/testing/mock-api'
import { toast } from '@/ui/use-toast'
import { whenReachable } from './when-reachable'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

it('continues once the portal answers, and otherwise shows why not', async () => {
  const goOn = vi.fn()
  mockApi({ 'GET /api/health': refusal(503, { error: 'Not now.' }) })
  await whenReachable(goOn)
  expect(goOn).not.toHaveBeenCalled()
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    ...{ title: 'Still no connection', description: 'Not now.', variant: 'destructive' },
  })
  mockApi({ 'GET /api/health': Response.json({ status: 'ok' }) })
  await whenReachable(goOn)
  expect(goOn).toHaveBeenCalledOnce()
  expect(toast).toHaveBeenCalledOnce()
})
