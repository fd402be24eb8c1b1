import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { StaffFactorMode } from '@shared/domain/sign-in/factors'
import type { inviteModes } from '@shared/features/portal'
import { editable } from '../../database/columns'

/** The portal's settings, in one row. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    portalName: text().notNull().default('Pearwell'),
    supportAddress: text().notNull().default(''),
    /** The scale for bare numbers in future result files. */
    bareScale: text().$type<'µg/ml' | 'index'>().notNull().default('index'),
    inviteMode: text().$type<(typeof inviteModes)[number]>().notNull().default('off'),
    /** SHA-256 of the laboratory's logo. */
    logoHash: text(),
    /** #rrggbb; empty for the default. */
    accent: text().notNull().default(''),
    postalAddress: text().notNull().default(''),
    /** Whether clients may start a plan, and the dietitian who signed for it. */
    trialOn: boolean().notNull().default(false),
    trialSignedBy: text().notNull().default(''),
    /** Whether staff may or must have a second factor, and from which day; null: at once. */
    staffFactor: text().$type<StaffFactorMode>().notNull().default('offered'),
    staffFactorFrom: date(),
    ...editable,
  },
  (t) => [
    check('settings_one_row', sql`${t.id} = 1`),
    check('settings_invite_mode', sql`${t.inviteMode} in ('off', 'email', 'email-or-sms')`),
    check('settings_staff_factor', sql`${t.staffFactor} in ('off', 'offered', 'required')`),
    check('settings_bare_scale', sql`${t.bareScale} in ('µg/ml', 'index')`),
  ],
)
