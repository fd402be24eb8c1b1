import { expect, it, vi } from 'vitest'
import { answer, refusal } from '@/testing/answers'
import { toast } from '@/ui/use-toast'
import { onceItAnswers } from './once-it-answers'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

it('goes on once the portal answers, and says why it does not go on otherwise', async () => {
  const goOn = vi.fn()
  answer({ 'GET /api/health': refusal(503, { error: 'Not now.' }) })
  await onceItAnswers(goOn)
  expect(goOn).not.toHaveBeenCalled()
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    ...{ title: 'Still no connection', description: 'Not now.', variant: 'destructive' },
  })
  answer({ 'GET /api/health': Response.json({ status: 'ok' }) })
  await onceItAnswers(goOn)
  expect(goOn).toHaveBeenCalledOnce()
  expect(toast).toHaveBeenCalledOnce()
})
