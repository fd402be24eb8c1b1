import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { ofUser, users } from '../accounts/accounts.tables'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As the authenticator calls it, in base64url. */
    credentialId: text().notNull().unique(),
    userId: ofUser(),
    /** The host of the portal that it was made at; it opens nothing at another. */
    host: text().notNull(),
    /** COSE. */
    publicKey: bytea().notNull(),
    /** How often it has signed, as it tells; many tell 0 for ever. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether a provider has brought it to other devices: their counts differ. */
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** The secrets of authenticator apps, one for an account, sealed. */
export const totp = pgTable('totp', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Empty: none yet. */
  sealed: text().notNull().default(''),
  /** The secret of another app, sealed, until a code of it takes its place; empty: none is being set up. */
  pending: text().notNull().default(''),
  /** The step of 30 s whose code was taken last: it and those before count no more. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Null: no app yet. */
  confirmedAt: timestamp({ withTimezone: true }),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    /** SHA-256. */
    hash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/**
 * What a browser was asked to sign, until it does, once. Of a sign-in that waits for its second step: whose password was
 * proven, and how often the step was tried.
 */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    /** SHA-256 of the challenge; of a second step, of the token in the browser's cookie. */
    idHash: text().primaryKey(),
    /** Null: whoever signs in. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    kind: text().$type<'sign-in' | 'second' | 'register' | 'assure'>().notNull(),
    /** Of a second step, what was proven before: the stamp of the password, and how. */
    stamp: text().notNull().default(''),
    provenBy: text().notNull().default(''),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('auth_challenges_user').on(t.userId),
    index('auth_challenges_end').on(t.expiresAt),
    check('auth_challenges_kind', sql`${t.kind} in ('sign-in', 'second', 'register', 'assure')`),
  ],
)
