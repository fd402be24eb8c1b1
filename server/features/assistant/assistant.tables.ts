import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { editable } from './columns'
import { users } from './users'

export const faqs = pgTable(
  'faqs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    question: text().notNull(),
    answer: text().notNull(),
    category: text().notNull(),
    targetRole: text().$type<'client' | 'practitioner' | 'admin'>().notNull(),
    /** Lower comes first. */
    priority: integer().notNull().default(0),
    ...editable,
  },
  (t) => [
    index('faqs_order').on(t.targetRole, t.priority, t.id),
    check('faqs_target_role', sql`${t.targetRole} in ('client', 'practitioner', 'admin')`),
  ],
)

/** A question that the assistant could not answer on its own, for an admin to look at. */
export const questionReviews = pgTable(
  'question_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    aiResponse: text().notNull(),
    /** Why it is here: no source, refused, or a topic that a person should see. */
    reason: text()
      .$type<'no-source' | 'refused' | 'medication' | 'pregnancy' | 'children' | 'emergency'>()
      .notNull(),
    status: text().$type<'pending' | 'reviewed' | 'answered'>().notNull().default('pending'),
    adminNotes: text().notNull().default(''),
    /** What the asker was told by a person. */
    answer: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    reviewedAt: timestamp({ withTimezone: true }),
    reviewedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('question_reviews_status').on(t.status, t.id.desc().nullsFirst()),
    index('question_reviews_user').on(t.userId),
    check('question_reviews_status', sql`${t.status} in ('pending', 'reviewed', 'answered')`),
  ],
)

/** That somebody agreed to the scanner's disclaimer, and to which text of it. */
export const scanConsents = pgTable(
  'scan_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('scan_consents_user').on(t.userId)],
)
