import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { withoutOutcomes } from '@shared/domain/trial/outcome-words'
import type { Actor } from '../../access/actor'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { signer } from '../../encryption/signing'
import { lockAccount } from '../accounts/accounts.public'
import { fileReview } from './reviews'
import { questionReviews } from './assistant.tables'

type AnswerGiven = { userId: number; question: string; answer: string }

export type FeedbackTokens = {
  /** A token that comes with an answer. */
  of(given: AnswerGiven): string
  /** Whether the token belongs to this user, question and answer. */
  isFor(token: string, given: AnswerGiven): boolean
}

/** Signed tokens, so that only real answers can be reported and nothing is stored before. */
export function feedbackTokens(deps: Pick<Dependencies, 'sessionSecrets'>): FeedbackTokens {
  const { sign, open } = signer('assistant answer', () => deps.sessionSecrets)
  const digest = ({ userId, question, answer }: AnswerGiven) =>
    createHash('sha256')
      .update(JSON.stringify([userId, question, answer]))
      .digest('base64url')
  return {
    of: (given) => sign(digest(given)),
    isFor: (token, given) => open(token) === digest(given),
  }
}

const MOST_WORDS = 4000

/** Files an unhelpful answer, or adds it to an open item. Throws a 400 Problem (token). */
export async function fileNotHelpful(
  { db }: Pick<Dependencies, 'db'>,
  tokens: FeedbackTokens,
  { id: userId }: Actor,
  { question, answer, receipt, words = '' }: Body<'POST /api/question-reviews'>,
): Promise<void> {
  if (!tokens.isFor(receipt, { userId, question, answer }))
    throw new Problem('invalid', "This answer doesn't belong to this question.", {
      fields: { receipt: 'is not for this answer' },
    })
  await db.transaction(async (tx) => {
    const waiting = await findWaiting(tx, userId, question, answer)
    if (!waiting) {
      const reason = 'not-helpful'
      await fileReview(tx, { userId, question, aiResponse: answer, reason, words })
    } else if (words !== '' && !waiting.words.includes(words))
      await tx
        .update(questionReviews)
        .set({ words: [waiting.words, words].filter(Boolean).join('\n\n').slice(-MOST_WORDS) })
        .where(eq(questionReviews.id, waiting.id))
  })
}

/** The newest open item for this question and answer. A user's requests run one after another. */
async function findWaiting(tx: Transaction, userId: number, question: string, answer: string) {
  await lockAccount(tx, userId)
  const [waiting] = await tx
    .select({ id: questionReviews.id, words: questionReviews.words })
    .from(questionReviews)
    .where(
      and(
        eq(questionReviews.userId, userId),
        eq(questionReviews.status, 'pending'),
        eq(questionReviews.question, question),
        eq(questionReviews.aiResponse, withoutOutcomes(answer)),
      ),
    )
    .orderBy(desc(questionReviews.id))
    .limit(1)
    .for('update')
  return waiting
}
