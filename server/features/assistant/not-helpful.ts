import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { withoutFoundOut } from '@shared/domain/trial/outcome-words'
import type { Actor } from '../../access/actor'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { signer } from '../../signing'
import { lockAccount } from '../accounts/accounts.public'
import { fileReview } from './reviews'
import { questionReviews } from './assistant.tables'

type Said = { askerId: number; question: string; answer: string }

export type Receipts = {
  /** What the asker is given with an answer. */
  of(said: Said): string
  /** Whether a receipt was given for just this: to this asker, for this answer to this question. */
  isFor(receipt: string, said: Said): boolean
}

/** Receipts for answers, so that only what was answered can be filed as that, with nothing kept until then. */
export function receipts(deps: Pick<Dependencies, 'sessionSecrets'>): Receipts {
  const { sign, open } = signer('assistant answer', () => deps.sessionSecrets)
  const digest = ({ askerId, question, answer }: Said) =>
    createHash('sha256')
      .update(JSON.stringify([askerId, question, answer]))
      .digest('base64url')
  return {
    of: (said) => sign(digest(said)),
    isFor: (receipt, said) => open(receipt) === digest(said),
  }
}

/** What a row holds of an asker's words, who may come back to it. */
const MOST_WORDS = 4000

/**
 * Files an answer that did not help, with the asker's words. Where just this waits for a person already, because the
 * assistant passed it on or No was pressed before, the words join it. Throws a 400 Problem when the answer was not
 * given to this asker for this question.
 */
export async function fileNotHelpful(
  { db }: Pick<Dependencies, 'db'>,
  receipts: Receipts,
  { id: userId }: Actor,
  { question, answer, receipt, words = '' }: Body<'POST /api/question-reviews'>,
): Promise<void> {
  if (!receipts.isFor(receipt, { askerId: userId, question, answer }))
    throw new Problem('invalid', 'This answer was not given to you for this question.', {
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

/** The newest that waits of just this question and answer. The asker's own calls come one after another. */
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
        eq(questionReviews.aiResponse, withoutFoundOut(answer)),
      ),
    )
    .orderBy(desc(questionReviews.id))
    .limit(1)
    .for('update')
  return waiting
}
