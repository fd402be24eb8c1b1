import { expect, it } from 'vitest'
import type { ReportRow } from '@/features/reports/practitioner/report-pages.public'
import { toReviewFirst } from './review-order'

const row = (id: number, status: 'pending' | 'completed') => ({ id, status }) as ReportRow

it('puts what waits for a review before what is newer', () => {
  const order = toReviewFirst([row(2, 'pending')], [row(9, 'completed'), row(8, 'completed')], 7)
  expect(order.map(({ id }) => id)).toEqual([2, 9, 8])
})

it('shows a report once, as it is after its release, and no more than the limit', () => {
  const waiting = [row(5, 'pending'), row(4, 'pending')]
  const order = toReviewFirst(waiting, [row(5, 'completed'), row(3, 'completed'), row(1, 'completed')], 3)
  expect(order.map(({ id, status }) => [id, status])).toEqual([
    [4, 'pending'],
    [5, 'completed'],
    [3, 'completed'],
  ])
})
