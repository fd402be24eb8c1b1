import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { moment, paging, text } from '../core/schemas'
import { roles } from '../core/roles'
import { isEmergency } from '../domain/safety/emergency'
import { mayHaveEaten } from '../domain/safety/safety-words'
import { verdictAnswers } from '../domain/verdict/answer'
import { verdictKinds } from '../domain/verdict/kinds'
import { faq, faqFields } from './faqs'

/** A source of an answer: `link` is a path in the portal that opens it. */
export const source = z.object({
  kind: z.enum(['faq', 'food', 'report', 'recipe']),
  title: z.string(),
  link: z.string(),
})

/** The short verdict on a food: `q` are the words that open the whole verdict. */
export const verdictBrief = z.object({
  q: z.string(),
  kind: z.enum(verdictKinds),
  /** What to do, as in the verdict itself. */
  answer: z.enum(verdictAnswers),
  title: z.string(),
  sentence: z.string(),
})

export const answer = z.object({
  answer: health(z.string()),
  sources: z.array(source),
  /** One for each food in the question, in its order. */
  verdicts: health(z.array(verdictBrief)),
  /** `answered` from sources, `unknown` without any, `emergency` for the fixed card. */
  kind: z.enum(['answered', 'unknown', 'emergency']),
  provider: z.enum(['openai', 'builtin']),
  /** The language of an emergency card. */
  language: z.optional(z.enum(['en', 'de', 'fr', 'es'])),
  /** The feedback token: proves that this answer belongs to the question when the user rates it. */
  receipt: z.string(),
  /** The predicted intent of the question; null where there is none. */
  intent: z.nullable(z.string()),
  /** The foods that were recognised in the question. */
  foods: health(z.array(z.string())),
})

export const reviewStatuses = ['pending', 'reviewed', 'answered'] as const

/** A question in the admins' list. */
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
  /** The user's comment on an answer that did not help. */
  words: health(z.string()),
  userRole: z.enum(roles),
  /** The FAQ that was made of the question. */
  faqId: z.nullable(z.int()),
})

/** A user's own question and the answer of a person. */
export const questionAnswer = z.pick(questionReview, {
  id: true,
  question: true,
  answer: true,
  createdAt: true,
  reviewedAt: true,
})

/** An admin's answer to a question: for all users as a FAQ, for its user, or both. */
export const reviewBody = z
  .object({ adminNotes: z._default(text(5000), ''), answer: z.optional(text(5000)) })
  .check(
    z.refine(({ adminNotes, answer = '' }) => adminNotes !== '' || answer !== '', {
      path: ['adminNotes'],
      error: 'Please write a note or an answer',
    }),
  )

const question = text(2000).check(z.minLength(1, 'Please type a question'))

/** The most characters of a food's name. */
export const MOST_OF_FOOD = 200

/** An earlier question of the conversation, with its intent and foods. */
const turn = z.object({
  question: text(2000),
  intent: z.optional(z.nullable(text(60))),
  foods: z.optional(z.array(text(MOST_OF_FOOD)).check(z.maxLength(8, 'must have at most 8 foods'))),
  /** Sent by older pages instead of the two above; ignored. */
  answer: z.optional(z.string().check(z.maxLength(20_000, 'must be at most 20000 characters'))),
})

export const assistant = defineContract({
  'POST /api/ai/ask-question': {
    summary:
      'Answers a question from the FAQs of the role, the foods and the own results; streams when asked for text/event-stream.',
    body: z.object({
      question,
      /** Limited in size, and it never widens access; only the earlier questions are used. */
      context: z.optional(
        z.object({
          userRole: z.optional(text(40)),
          availableFoodItems: z.optional(z.array(text(200)).check(z.maxLength(2000, 'must be at most 2000'))),
          frequentQuestions: z.optional(z.array(text(1000)).check(z.maxLength(500, 'must be at most 500'))),
          turns: z.optional(z.array(turn).check(z.maxLength(3, 'must have at most 3 questions'))),
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
    summary: 'Answers to your own questions, newest first.',
    reply: z.array(questionAnswer),
    reads: 'own.read',
  },
  'POST /api/question-reviews': {
    summary:
      'Says that an answer did not help, so it waits for a person, with the user’s own words; calling it again only adds to these.',
    body: z.object({
      question,
      /** The answer exactly as it was given, as its feedback token covers the text. */
      answer: z.string().check(z.minLength(1, 'Answer is required'), z.maxLength(20_000)),
      receipt: text(200),
      words: z.optional(text(1000)),
    }),
    reply: 'empty',
    errors: ['too-many'],
  },
  'GET /api/question-reviews': {
    summary:
      'Questions for a person to look at, newest first; X-Pending, X-Reviewed and X-Total-Count count them (up to a thousand: X-Counts-Capped names those that go beyond).',
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
    summary: 'Marks a question reviewed, with a note or an answer; the answer goes to the user who asked.',
    body: reviewBody,
    reply: questionReview,
    reads: 'question.read',
    errors: ['not-found', 'conflict'],
  },
  'POST /api/question-reviews/:id/faq': {
    summary: 'Adds an FAQ from a reviewed question, once.',
    body: faqFields,
    reply: faq,
    status: 201,
    errors: ['not-found', 'conflict'],
  },
  'GET /api/faq-origins': {
    summary: 'Which FAQs came from which reviewed questions.',
    reply: z.array(z.object({ faqId: z.int(), reviewId: z.int() })),
  },
})
