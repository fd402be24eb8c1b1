import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Diet } from '@shared/domain/diets'
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
  /** As text, with `;` between names; empty while nobody has said anything, "None known" where there is none. */
  allergies: text().notNull().default(''),
  /** When they were said last. */
  allergiesAnsweredAt: timestamp({ withTimezone: true }),
  currentMedications: text().notNull().default(''),
  /** How the client eats, by their own choice. */
  diets: text().array().$type<Diet[]>().notNull().default([]),
  /** Foods they leave out, with `;` between. */
  ownFoods: text().notNull().default(''),
  /** For how many they cook, and the minutes they have at most; null where they said nothing. */
  servings: integer(),
  minutes: integer(),
  ...editable,
})

/** Two clients that were one person: whom the one that stayed took in, so that the log and an erasure know the old one. */
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
