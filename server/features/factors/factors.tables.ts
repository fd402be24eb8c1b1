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
    /** The authenticator's id for it, in base64url. */
    credentialId: text().notNull().unique(),
    userId: ofUser(),
    /** The portal's host when it was made; it does not work at another. */
    host: text().notNull(),
    /** COSE. */
    publicKey: bytea().notNull(),
    /** How often it has signed, as the authenticator reports; many always report 0. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether a provider syncs it to other devices, whose counters differ. */
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** The encrypted secrets of authenticator apps, one per account. */
export const totp = pgTable('totp', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Empty: none yet. */
  sealed: text().notNull().default(''),
  /** The encrypted secret of a new app until a code confirms it; empty: none is being set up. */
  pending: text().notNull().default(''),
  /** The last used step of 30 s; codes of this and earlier steps are refused. */
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

/** Open challenges, each used once; a second step also has what was proven and its tries. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    /** SHA-256 of the challenge; in a second step, of the token in the browser's cookie. */
    idHash: text().primaryKey(),
    /** Null: anybody who signs in. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    kind: text().$type<'sign-in' | 'second' | 'register' | 'assure'>().notNull(),
    /** In a second step, what was proven before: the stamp of the password, and how. */
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
