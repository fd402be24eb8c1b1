import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { editable } from '../../database/columns'

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
