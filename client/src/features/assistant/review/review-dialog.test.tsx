import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
import ReviewDialog from './review-dialog'
import type { FullReview } from './use-reviews'

const review: FullReview = {
  ...{ id: 7, userEmail: 'nora@example.com', question: 'May I sing?', aiResponse: 'I do not know.' },
  ...{ status: 'pending', reason: 'no-source', createdAt: '2026-11-01T10:00:00.000Z', reviewedAt: null },
  ...{ adminNotes: '', answer: null, words: '', userRole: 'client', faqId: null },
}

it('sends nothing without a note or an answer, and the field says what is missing', async () => {
  const { calls } = renderAs('admin', <ReviewDialog review={review} onClose={vi.fn()} />, {
    'POST /api/question-reviews/:id/reviewed': review,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Mark as Reviewed' }))
  expect(await screen.findByText('Please write a note or an answer')).toBeTruthy()
  const notes = screen.getByLabelText(/Admin Notes/)
  expect(document.activeElement).toBe(notes)
  expect(calls).toEqual([])
  fireEvent.change(notes, { target: { value: ' Known ' } })
  expect(screen.queryByText('Please write a note or an answer')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mark as Reviewed' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ adminNotes: 'Known', answer: '' })
})
