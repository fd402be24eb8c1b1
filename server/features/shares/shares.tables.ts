import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ShareContent } from '@shared/domain/shares/share-contents'
import { clients } from '../clients/clients.tables'

/** What a client shares by link. The content is encrypted by their browser; the key is not here. */
export const shares = pgTable(
  'shares',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** SHA-256 of the 32 random bytes in the link's address, in hexadecimal. */
    urlHash: text().notNull(),
    label: text().notNull().default(''),
    contents: text().array().$type<ShareContent[]>().notNull(),
    /** The ciphertext in the file store; null once it is removed. */
    file: uuid(),
    bytes: integer().notNull(),
    /** Null where no passcode is asked for. */
    passcodeHash: text(),
    attemptsLeft: integer().notNull().default(10),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('shares_url').on(t.urlHash),
    uniqueIndex('shares_file').on(t.file),
    index('shares_client').on(t.clientId, t.id),
    index('shares_expiry').on(t.expiresAt),
    check('shares_attempts', sql`${t.attemptsLeft} >= 0`),
  ],
)

/** Each opening, with the name that the reader typed. */
export const shareOpens = pgTable(
  'share_opens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shareId: integer()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    recipient: text().notNull(),
  },
  (t) => [index('share_opens_share').on(t.shareId, t.id)],
)

/** A one-time address of the ciphertext, given to a reader whose manifest does not embed it. */
export const shareTickets = pgTable(
  'share_tickets',
  {
    /** SHA-256 of the ticket, in hexadecimal. */
    hash: text().primaryKey(),
    shareId: integer()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('share_tickets_share').on(t.shareId)],
)
