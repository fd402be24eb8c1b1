import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '@shared/core/roles'
import type { ProvenBy } from '@shared/domain/sign-in/factors'
import type { LinkChannel, LinkPurpose } from '@shared/domain/sign-in/sign-in-links'
import { editable, folded, nameWords, searchSettings, threefold } from '../../database/columns'

const searchedNames = [
  'first_name',
  'last_name',
  "first_name || ' ' || last_name",
  'last_name || first_name',
  'username',
  "split_part(email, '@', 1)",
]
/** The names an account is searched by, in the words of its index. */
export const namesOfAccount = sql.raw(`array[${searchedNames.join(', ')}]`)

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    username: text().notNull(),
    role: text().$type<Role>().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text().notNull().default(''),
    passwordHash: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** False until an admin confirms an address from a registration; no report is linked by it. */
    emailConfirmed: boolean().notNull().default(true),
    emailNotifications: boolean().notNull().default(true),
    reportNotifications: boolean().notNull().default(true),
    recipeNotifications: boolean().notNull().default(false),
    reminderNotifications: boolean().notNull().default(true),
    /** Consent to share data for research. */
    dataSharing: boolean().notNull().default(false),
    analyticsTracking: boolean().notNull().default(true),
    lastSignInAt: timestamp({ withTimezone: true }),
    search: text().generatedAlwaysAs(
      folded(sql`first_name || ' ' || last_name || ' ' || email || ' ' || username`),
    ),
    /** Search text for terms of one or two letters. */
    grams: text().generatedAlwaysAs(
      threefold(sql`first_name || ' ' || last_name || ' ' || email || ' ' || username`),
    ),
    ...editable,
  },
  (t) => [
    index('users_search')
      .using('gin', sql`${t.search} gin_trgm_ops`)
      .with(searchSettings),
    index('users_grams')
      .using('gin', sql`${t.grams} gin_trgm_ops`)
      .with(searchSettings),
    index('users_name_words').using('gin', nameWords(namesOfAccount)).with(searchSettings),
    index('users_role').on(t.role, t.id.desc().nullsFirst()),
    index('users_names').on(t.role, t.lastName, t.firstName, t.id),
    index('users_seen').on(t.role, t.lastSignInAt),
    index('users_deactivated')
      .on(t.id.desc().nullsFirst())
      .where(sql`not is_active`),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    check('users_role', sql`${t.role} in ('admin', 'practitioner', 'client')`),
  ],
)

/** The account that owns the row; deleting the account deletes it. */
export const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Pending email changes. */
export const addressChanges = pgTable('address_changes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: ofUser().unique(),
  email: text().notNull(),
  /** SHA-256 of the token in the link, once it is sent. */
  tokenHash: text().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** One-time links for an invitation or a new password; a new one revokes the open one. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    purpose: text().$type<LinkPurpose>().notNull(),
    channel: text().$type<LinkChannel>().notNull(),
    /** SHA-256 of the token or the code; null until its message is sent. */
    tokenHash: text().unique(),
    /** Null: the portal, or a deleted account. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Made by the browser for one press of Send, so that a repeat makes no second link. */
    sendKey: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    openedAt: timestamp({ withTimezone: true }),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    wrongAnswers: integer().notNull().default(0),
  },
  (t) => [
    index('sign_in_links_user').on(t.userId, t.id.desc()),
    index('sign_in_links_creator').on(t.createdBy),
    uniqueIndex('sign_in_links_open')
      .on(t.userId, t.purpose)
      .where(sql`used_at is null and revoked_at is null`),
    check('sign_in_links_purpose', sql`${t.purpose} in ('activate', 'reset')`),
    check('sign_in_links_channel', sql`${t.channel} in ('email', 'sms', 'letter')`),
  ],
)

/** A client's encrypted generated password; deleted when the client chooses another. */
export const credentials = pgTable('credentials', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
})

/** Browsers in which an account has signed in; each has a separate budget of wrong passwords. */
export const devices = pgTable(
  'devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** SHA-256 of the id in the browser's cookie. */
    idHash: text().notNull(),
    userAgent: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('devices_once').on(t.userId, t.idHash)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie, so that a copy of this table opens no session. */
    idHash: text().primaryKey(),
    userId: ofUser(),
    /** The device where it began, if known. */
    deviceId: integer().references(() => devices.id, { onDelete: 'set null' }),
    userAgent: text().notNull().default(''),
    /** What was proven in it. Sessions from before factors existed began with a password. */
    factors: text()
      .array()
      .$type<ProvenBy[]>()
      .notNull()
      .default(sql`'{password}'`),
    /** The time of the last step-up authentication; null for older sessions. */
    authenticatedAt: timestamp('assured_at', { withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_device').on(t.deviceId)],
)
