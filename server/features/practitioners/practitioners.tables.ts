import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { editable } from '../../database/columns'
import { ofUser } from '../accounts/accounts.tables'

export const practitioners = pgTable('practitioners', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: ofUser().unique(),
  licenseNumber: text().notNull().default(''),
  specialty: text().notNull().default(''),
  qualifications: text().notNull().default(''),
  clinicName: text().notNull().default(''),
  clinicAddress: text().notNull().default(''),
  ...editable,
})
