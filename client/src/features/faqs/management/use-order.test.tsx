import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '@/testing/answers'
import { renderAs } from '@/testing/render-as'
import { faq } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import { useOrder } from './use-order'

it('an order that could not be saved is taken back, and why is said', async () => {
  const saved = [faq({ priority: 1 }), faq({ priority: 2 })]
  const kept = { answer: () => {} }
  const answered = new Promise<void>((done) => (kept.answer = done))
  let shown: ReturnType<typeof useOrder> | undefined
  function Order() {
    shown = useOrder(saved, () => undefined)
    return <Toaster />
  }
  const ids = () => shown?.faqs?.map(({ id }) => id)
  const before = saved.map(({ id }) => id)
  renderAs('admin', <Order />, {
    'PATCH /api/faqs/priorities': async () => {
      await answered
      return refusal(503, { error: 'The database is away.' })
    },
  })
  act(() => shown?.move('client', 0, 1))
  expect(ids()).toEqual(before.toReversed())
  kept.answer()
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  expect(ids()).toEqual(before)
})
