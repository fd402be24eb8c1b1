import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '@/testing/mock-api'
import { hookAs } from '@/testing/render-as'
import { faq } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import { useOrder } from './use-order'

it('restores the order that could not be saved, and shows why', async () => {
  const saved = [faq({ priority: 1 }), faq({ priority: 2 })]
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  render(<Toaster />)
  const { result } = hookAs('admin', () => useOrder(saved, () => undefined), {
    'PATCH /api/faqs/priorities': async () => {
      await answered
      return refusal(503, { error: 'The database is away.' })
    },
  })
  const ids = () => result.current.faqs?.map(({ id }) => id)
  const before = saved.map(({ id }) => id)
  act(() => result.current.move('client', 0, 1))
  expect(ids()).toEqual(before.toReversed())
  answer()
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  expect(ids()).toEqual(before)
})
