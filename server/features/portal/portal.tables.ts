import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { editable } from '../../database/columns'

/** The portal's own settings: one row. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    portalName: text().notNull().default('Pearwell'),
    supportAddress: text().notNull().default(''),
    /** How bare numbers in result files are graded from now on. */
    bareScale: text().$type<'µg/ml' | 'index'>().notNull().default('index'),
    ...editable,
  },
  (t) => [
    check('settings_one_row', sql`${t.id} = 1`),
    check('settings_bare_scale', sql`${t.bareScale} in ('µg/ml', 'index')`),
  ],
)
