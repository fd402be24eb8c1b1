import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { id, text } from '../core/schemas'
import { roles } from '../core/roles'

export const faq = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  targetRole: z.enum(roles),
  priority: z.int(),
  version: z.int(),
})

const required = (max: number, message: string) => text(max).check(z.minLength(1, message))

export const faqFields = z.object({
  question: required(500, 'Question is required'),
  answer: required(10_000, 'Answer is required'),
  category: required(100, 'Category is required'),
  targetRole: z.enum(roles, 'Target role is required'),
})

const priority = z.int('must be a whole number').check(z.minimum(0), z.maximum(1_000_000))

export const faqs = defineContract({
  'GET /api/faqs': {
    summary:
      'The FAQs for the role, in order of priority: clients get those for clients, practitioners get those for both, and admins get them all.',
    reply: z.array(faq),
    etag: true,
  },
  'POST /api/faqs': {
    summary: 'Adds an FAQ at the end of its list.',
    body: faqFields,
    reply: faq,
    status: 201,
  },
  'PATCH /api/faqs/priorities': {
    summary: 'Puts FAQs in a new order; all of them or none.',
    body: z.object({
      updates: z.array(z.object({ id, priority })).check(
        z.minLength(1, 'At least one FAQ is required'),
        z.maxLength(2000, 'must be at most 2000'),
        z.refine(
          (updates) => new Set(updates.map(({ id }) => id)).size === updates.length,
          'Each FAQ can only be in the list once',
        ),
      ),
    }),
    reply: z.array(faq),
    errors: ['not-found'],
  },
  'PATCH /api/faqs/:id': {
    summary: 'Changes the fields given.',
    body: z.partial(z.extend(faqFields, { priority })),
    reply: faq,
    errors: ['not-found', 'stale'],
  },
  'DELETE /api/faqs/:id': { summary: 'Deletes an FAQ.', reply: 'empty', errors: ['not-found'] },
  'POST /api/add-practitioner-faqs': {
    summary:
      'Adds the professional FAQs that come with the product and that this portal does not have; calling it again adds none.',
    body: z.object({}),
    reply: z.object({ count: z.int() }),
  },
})
