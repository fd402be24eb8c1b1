import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { questionReviews } from './assistant.tables'

/** What a person is given of the questions that waited for a human. */
export const ownQuestions = (db: Database, userId: number) =>
  db
    .select({
      question: questionReviews.question,
      response: questionReviews.aiResponse,
      answer: questionReviews.answer,
      createdAt: questionReviews.createdAt,
    })
    .from(questionReviews)
    .where(eq(questionReviews.userId, userId))
