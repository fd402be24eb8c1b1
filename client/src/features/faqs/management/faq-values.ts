import { choice, text, type ValuesOf } from '@/forms/fields'
import type { Faq } from '../faq-words'

/** An FAQ's fields in form order. */
export const faqFields = {
  question: text('Question', (faq: Faq) => faq.question),
  answer: text('Answer', (faq: Faq) => faq.answer),
  category: text('Category', (faq: Faq) => faq.category),
  targetRole: choice('Target role', (faq: Faq) => faq.targetRole),
}

export type FaqValues = ValuesOf<typeof faqFields>
