import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { moment, paging, text } from '../core/schemas'
import { roles } from '../core/roles'
import { isEmergency } from '../domain/emergency'
import { mayHaveEaten } from '../domain/safety-words'
import { verdictKinds } from '../domain/verdict/kinds'
import { faq, faqFields } from './faqs'

/** What an answer rests on: `link` is a path in the portal that opens it. */
export const source = z.object({
  kind: z.enum(['faq', 'food', 'report', 'recipe']),
  title: z.string(),
  link: z.string(),
})

/** What the assistant told of a food: `q` are the words that open the whole verdict. */
export const verdictBrief = z.object({
  q: z.string(),
  kind: z.enum(verdictKinds),
  title: z.string(),
  sentence: z.string(),
})

export const answer = z.object({
  answer: health(z.string()),
  sources: z.array(source),
  /** Of each food that was asked about, in that order; empty where none was. */
  verdicts: health(z.array(verdictBrief)),
  /** `answered` from sources, `unknown` when there were none, `emergency` for the fixed card. */
  kind: z.enum(['answered', 'unknown', 'emergency']),
  provider: z.enum(['openai', 'builtin']),
  /** Of a card: the language that it is in. */
  language: z.optional(z.enum(['en', 'de', 'fr', 'es'])),
  /** Shows that this was the answer to the question, when the asker says that it did not help. */
  receipt: z.string(),
  /** What the question was understood as; null where it was not. */
  intent: z.nullable(z.string()),
  /** The foods that it was understood to speak of. */
  foods: health(z.array(z.string())),
})

export const reviewStatuses = ['pending', 'reviewed', 'answered'] as const

/** A question as the list carries it. */
export const questionRow = z.object({
  id: z.int(),
  userEmail: z.string(),
  question: health(z.string()),
  status: z.enum(reviewStatuses),
  reason: z.enum(['no-source', 'refused', 'medication', 'pregnancy', 'children', 'emergency', 'not-helpful']),
  createdAt: moment,
  reviewedAt: z.nullable(moment),
})

export const questionReview = z.extend(questionRow, {
  aiResponse: health(z.string()),
  adminNotes: health(z.string()),
  answer: health(z.nullable(z.string())),
  /** What the asker says of an answer that did not help. */
  words: health(z.string()),
  userRole: z.enum(roles),
  /** The FAQ that it became. */
  faqId: z.nullable(z.int()),
})

/** A question of one's own and what a person answered. */
export const questionAnswer = z.pick(questionReview, {
  id: true,
  question: true,
  answer: true,
  createdAt: true,
  reviewedAt: true,
})

/** What an admin says of a question: to the others, to the asker, or both. */
export const reviewBody = z
  .object({ adminNotes: z._default(text(5000), ''), answer: z.optional(text(5000)) })
  .check(
    z.refine(({ adminNotes, answer = '' }) => adminNotes !== '' || answer !== '', {
      path: ['adminNotes'],
      error: 'Please write a note or an answer',
    }),
  )

const question = text(2000).check(z.minLength(1, 'Please type a question'))

/** Letters of a food's name at most. */
export const MOST_OF_FOOD = 200

/** A question before this one, with what it was understood as. */
const turn = z.object({
  question: text(2000),
  intent: z.optional(z.nullable(text(60))),
  foods: z.optional(z.array(text(MOST_OF_FOOD)).check(z.maxLength(8, 'must hold at most 8 foods'))),
  /** An older page sends what was answered instead of the two above; nobody reads it. */
  answer: z.optional(z.string().check(z.maxLength(20_000, 'must be at most 20000 characters'))),
})

export const assistant = defineContract({
  'POST /api/ai/ask-question': {
    summary:
      'Answers a question from the FAQs of the role, the foods and the own results; streams when asked for text/event-stream.',
    body: z.object({
      question,
      /** Bounded, and it widens nothing; only what was asked before is read. */
      context: z.optional(
        z.object({
          userRole: z.optional(text(40)),
          availableFoodItems: z.optional(z.array(text(200)).check(z.maxLength(2000, 'must be at most 2000'))),
          frequentQuestions: z.optional(z.array(text(1000)).check(z.maxLength(500, 'must be at most 500'))),
          turns: z.optional(z.array(turn).check(z.maxLength(3, 'must hold at most 3 questions'))),
        }),
      ),
    }),
    reply: answer,
    reads: 'own.read',
    streams: true,
    urgent: ({ question }: { question: string }) => isEmergency(question) || mayHaveEaten(question),
    errors: ['unavailable', 'busy', 'too-many'],
  },
  'GET /api/user/question-answers': {
    summary: "What a person has answered to one's own questions, the last question first.",
    reply: z.array(questionAnswer),
    reads: 'own.read',
  },
  'POST /api/question-reviews': {
    summary:
      'Says that an answer did not help: it waits for a person then, with the own words; again it only adds these.',
    body: z.object({
      question,
      /** As it was given, to the letter, with its receipt. */
      answer: z.string().check(z.minLength(1, 'Answer is required'), z.maxLength(20_000)),
      receipt: text(200),
      words: z.optional(text(1000)),
    }),
    reply: 'empty',
    errors: ['too-many'],
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
    summary: 'Marks a question reviewed, with a note or an answer; the answer goes to the asker.',
    body: reviewBody,
    reply: questionReview,
    reads: 'question.read',
    errors: ['not-found', 'conflict'],
  },
  'POST /api/question-reviews/:id/faq': {
    summary: 'Adds an FAQ that a question and its answer became, once.',
    body: faqFields,
    reply: faq,
    status: 201,
    errors: ['not-found', 'conflict'],
  },
  'GET /api/faq-origins': {
    summary: 'Which FAQs came from which questions to review.',
    reply: z.array(z.object({ faqId: z.int(), reviewId: z.int() })),
  },
})
