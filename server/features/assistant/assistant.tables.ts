import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser, users } from '../accounts/accounts.tables'
import { faqs } from '../faqs/faqs.tables'

/** A question that the assistant could not answer on its own, for an admin to look at. */
export const questionReviews = pgTable(
  'question_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    question: text().notNull(),
    aiResponse: text().notNull(),
    /** Why it is here: no source, refused, a topic that a person should see, or an answer that did not help. */
    reason: text()
      .$type<
        'no-source' | 'refused' | 'medication' | 'pregnancy' | 'children' | 'emergency' | 'not-helpful'
      >()
      .notNull(),
    /** What the asker says of the answer that did not help. */
    words: text().notNull().default(''),
    status: text().$type<'pending' | 'reviewed' | 'answered'>().notNull().default('pending'),
    adminNotes: text().notNull().default(''),
    /** What the asker was told by a person. */
    answer: text(),
    /** The FAQ that it became. */
    faqId: integer().references(() => faqs.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    reviewedAt: timestamp({ withTimezone: true }),
    reviewedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('question_reviews_status').on(t.status, t.id.desc().nullsFirst()),
    index('question_reviews_user').on(t.userId),
    index('question_reviews_faq').on(t.faqId),
    check('question_reviews_status', sql`${t.status} in ('pending', 'reviewed', 'answered')`),
  ],
)
