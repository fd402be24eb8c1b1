import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { editable } from '../../database/columns'
import { users } from '../accounts/accounts.tables'

export const practitioners = pgTable('practitioners', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  licenseNumber: text().notNull().default(''),
  specialty: text().notNull().default(''),
  qualifications: text().notNull().default(''),
  clinicName: text().notNull().default(''),
  clinicAddress: text().notNull().default(''),
  ...editable,
})
