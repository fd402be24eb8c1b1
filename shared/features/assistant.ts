import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { moment, paging, text } from '../core/schemas'

/** What an answer rests on: `link` is a path in the portal that opens it. */
export const source = z.object({
  kind: z.enum(['faq', 'food', 'report', 'recipe']),
  title: z.string(),
  link: z.string(),
})

export const answer = z.object({
  answer: health(z.string()),
  sources: z.array(source),
  /** `answered` from sources, `unknown` when there were none, `emergency` for the fixed card. */
  kind: z.enum(['answered', 'unknown', 'emergency']),
  provider: z.enum(['openai', 'builtin']),
})

export const reviewStatuses = ['pending', 'reviewed', 'answered'] as const

/** A question as the list carries it. */
export const questionRow = z.object({
  id: z.int(),
  userEmail: z.string(),
  question: health(z.string()),
  status: z.enum(reviewStatuses),
  reason: z.enum(['no-source', 'refused', 'medication', 'pregnancy', 'children', 'emergency']),
  createdAt: moment,
  reviewedAt: z.nullable(moment),
})

export const questionReview = z.extend(questionRow, {
  aiResponse: health(z.string()),
  adminNotes: health(z.string()),
  answer: health(z.nullable(z.string())),
})

/** A question of one's own and what a person answered. */
export const questionAnswer = z.pick(questionReview, {
  id: true,
  question: true,
  answer: true,
  reviewedAt: true,
})

export const assistant = defineContract({
  'POST /api/ai/ask-question': {
    summary:
      'Answers a question from the FAQs of the role, the foods and the own results; streams when asked for text/event-stream.',
    body: z.object({
      question: text(2000).check(z.minLength(1, 'Please type a question')),
      /** Accepted and bounded; it widens nothing. */
      context: z.optional(
        z.object({
          userRole: z.optional(text(40)),
          availableFoodItems: z.optional(z.array(text(200)).check(z.maxLength(2000, 'must be at most 2000'))),
          frequentQuestions: z.optional(z.array(text(1000)).check(z.maxLength(500, 'must be at most 500'))),
        }),
      ),
    }),
    reply: answer,
    reads: 'own.read',
    streams: true,
    errors: ['unavailable', 'busy', 'too-many'],
  },
  'GET /api/user/question-answers': {
    summary: "What a person has answered to one's own questions, the last question first.",
    reply: z.array(questionAnswer),
    reads: 'own.read',
  },
  'GET /api/question-reviews': {
    summary:
      'Questions for a person to look at, newest first; X-Pending, X-Reviewed and X-Total-Count count them (to a thousand: X-Counts-Capped names what there is more of).',
    query: z.object({ ...paging, status: z.optional(z.enum(['pending', 'reviewed'])) }),
    reply: z.array(questionRow),
    reads: 'question.read',
  },
  'GET /api/question-reviews/:id': {
    summary: 'One question with what was answered and noted.',
    reply: questionReview,
    reads: 'question.read',
  },
  'POST /api/question-reviews/:id/reviewed': {
    summary: 'Marks a question reviewed, with notes; an answer goes to the asker.',
    body: z.object({ adminNotes: z._default(text(5000), ''), answer: z.optional(text(5000)) }),
    reply: questionReview,
    reads: 'question.read',
    errors: ['not-found', 'conflict'],
  },
})
