import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
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
  allergies: text().notNull().default(''),
  currentMedications: text().notNull().default(''),
  ...editable,
})
