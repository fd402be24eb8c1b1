import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { releaseRules } from '@shared/features/practitioners'
import { editable } from '../../database/columns'
import { ofUser } from '../accounts/accounts.tables'

export const practitioners = pgTable(
  'practitioners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser().unique(),
    licenseNumber: text().notNull().default(''),
    specialty: text().notNull().default(''),
    qualifications: text().notNull().default(''),
    clinicName: text().notNull().default(''),
    clinicAddress: text().notNull().default(''),
    /** What happens to a report for them unless somebody chooses otherwise. */
    releaseRule: text().$type<(typeof releaseRules)[number]>().notNull().default('release'),
    ...editable,
  },
  (t) => [check('practitioners_release_rule', sql`${t.releaseRule} in ('hold', 'release')`)],
)
