import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Diet } from '@shared/domain/avoidance/diets'
import { editable } from '../../database/columns'
import { ofUser } from '../accounts/accounts.tables'

export const clients = pgTable('clients', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: ofUser().unique(),
  dateOfBirth: date(),
  gender: text().notNull().default(''),
  address: text().notNull().default(''),
  emergencyContact: text().notNull().default(''),
  medicalHistory: text().notNull().default(''),
  /** Names separated by `;`. Empty before the first answer, "None known" where there are none. */
  allergies: text().notNull().default(''),
  /** When the question about allergies was last answered. */
  allergiesAnsweredAt: timestamp({ withTimezone: true }),
  currentMedications: text().notNull().default(''),
  /** How the client eats, by their own choice. */
  diets: text().array().$type<Diet[]>().notNull().default([]),
  /** Foods that they leave out, separated by `;`. */
  ownFoods: text().notNull().default(''),
  /** For how many people they cook, and the most minutes they have; null where not stated. */
  servings: integer(),
  minutes: integer(),
  ...editable,
})

/** Merges of two clients; the access log and an erasure need the former client's ids. */
export const clientMerges = pgTable(
  'client_merges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    intoClientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    fromClientId: integer().notNull(),
    fromUserId: integer().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('client_merges_into').on(t.intoClientId)],
)
