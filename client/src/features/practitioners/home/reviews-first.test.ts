import { expect, it } from 'vitest'
import { reportRow } from '@/testing/rows'
import { reviewsFirst } from './reviews-first'

it('lists waiting reports before newer ones, each report once', () => {
  const waiting = [reportRow({ id: 2, status: 'pending' }), reportRow({ id: 5, status: 'pending' })]
  const others = [reportRow({ id: 9 }), reportRow({ id: 5, status: 'pending' }), reportRow({ id: 8 })]
  expect(reviewsFirst(waiting, others).map(({ id }) => id)).toEqual([2, 5, 9, 8])
})

it('shows a just released report in its newer version', () => {
  const rows = reviewsFirst(
    [reportRow({ id: 5, status: 'pending', version: 1 }), reportRow({ id: 4, status: 'pending' })],
    [reportRow({ id: 5, status: 'completed', version: 2 })],
  )
  expect(rows.map(({ id, status }) => [id, status])).toEqual([
    [4, 'pending'],
    [5, 'completed'],
  ])
})
