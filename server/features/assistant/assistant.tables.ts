import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser, users } from '../accounts/accounts.tables'
import { faqs } from '../faqs/faqs.tables'

/** Questions for an admin that the assistant could not answer. */
export const questionReviews = pgTable(
  'question_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    question: text().notNull(),
    aiResponse: text().notNull(),
    /** No source, refused, a topic for a person, or an answer that did not help. */
    reason: text()
      .$type<
        'no-source' | 'refused' | 'medication' | 'pregnancy' | 'children' | 'emergency' | 'not-helpful'
      >()
      .notNull(),
    /** The user's comment on an unhelpful answer. */
    words: text().notNull().default(''),
    status: text().$type<'pending' | 'reviewed' | 'answered'>().notNull().default('pending'),
    adminNotes: text().notNull().default(''),
    /** The reply of an admin. */
    answer: text(),
    /** The FAQ made from it. */
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
