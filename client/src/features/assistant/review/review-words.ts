import { NOT_SHOWN } from '@shared/domain/trial/outcome-words'
import type { Review, FullReview } from './use-reviews'

/** Why a question was passed on. */
export const reasonWords: Record<Review['reason'], string> = {
  'no-source': 'We had no answer',
  refused: 'The AI service declined it',
  medication: 'About medicines',
  pregnancy: 'About pregnancy',
  children: 'About children',
  emergency: 'They described an emergency',
  'not-helpful': 'Did not help',
}

export const statusWords: Record<Review['status'], string> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  answered: 'Answered',
}

/** The FAQ form's limits; longer texts are cut off. */
const FORM = { question: 500, answer: 10_000 }

/** For these reasons the assistant's answer is not worth keeping. */
const withoutAnswer: Review['reason'][] = ['no-source', 'refused', 'not-helpful']

/** The URL of the FAQ form, prefilled with a question and its answer for the admin to rewrite. */
export function faqAddress(review: FullReview, written: string): string {
  const { id, question, aiResponse, answer, reason, userRole } = review
  const best =
    written.trim() ||
    answer ||
    (withoutAnswer.includes(reason) ? '' : aiResponse.replace(NOT_SHOWN, '').trim())
  const params = new URLSearchParams({
    question: question.slice(0, FORM.question),
    review: String(id),
    role: userRole,
  })
  if (best !== '') params.set('answer', best.slice(0, FORM.answer))
  return `/admin/faqs?${params}`
}
