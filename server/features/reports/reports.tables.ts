import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ScaleName } from '@shared/domain/reports/levels'
import type { Result, Unread } from '@shared/domain/results-csv/read-results'
import type { Warning } from '@shared/domain/results-csv/warning'
import type { ReportStatus } from '@shared/domain/reports/report-status'
import { editable, folded, nameWords, searchSettings, threefold } from '../../database/columns'
import { ofUser } from '../accounts/accounts.tables'
import { clients } from '../clients/clients.tables'
import { practitioners } from '../practitioners/practitioners.tables'

const elevatedCount = (level: 'high' | 'moderate') =>
  sql.raw(`jsonb_array_length(jsonb_path_query_array(results, '$[*] ? (@.level == "${level}")'))`)

/** Computed sort keys, in the same words as their indexes: client name, day of receipt, state. */
export const byClient = folded(sql`client_name`)
export const byReceipt = sql`coalesce(date_of_receipt, '-infinity'::date)`
export const byState = sql.raw(`(case when status = 'processing' then 0 when status = 'failed' then 1
  when client_id is null then 2 when status = 'processed' then 3 when status = 'pending' then 4 else 5 end)`)
/** Reports that have not reached their client, in the words of `byState`. */
export const isUnreleased = sql`${byState} < 5`
/** The receipt date, unless it is after the upload; else the upload. */
export const receivedOf = (row: Record<'dateOfReceipt' | 'createdAt', SQLWrapper>): SQL =>
  sql`least(${row.dateOfReceipt}::timestamp at time zone 'UTC', ${row.createdAt})`

export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sampleId: text().notNull(),
    clientName: text().notNull(),
    clientId: integer().references(() => clients.id, { onDelete: 'set null' }),
    practitionerId: integer().references(() => practitioners.id, { onDelete: 'set null' }),
    gender: text().notNull().default(''),
    dateOfBirth: date(),
    dateOfReceipt: date(),
    reportDate: date(),
    /** The name as the laboratory printed it; `practitionerId` decides who may read the report. */
    practitioner: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    notes: text().notNull().default(''),
    status: text().$type<ReportStatus>().notNull(),
    /** For the practitioner's review: confirming leads to `pending`, not `completed`. */
    held: boolean().notNull().default(false),
    failure: text(),
    warnings: jsonb().$type<Warning[]>().notNull().default([]),
    scale: text().$type<ScaleName>().notNull(),
    results: jsonb().$type<Result[]>().notNull().default([]),
    /** Tested foods without a readable result; null where not searched yet. */
    unread: jsonb().$type<Unread[]>(),
    allergenData: text().notNull().default(''),
    /** The original names of the HTML, PDF and CSV; '' where older versions stored none. */
    fileName: text().notNull(),
    pdfFileName: text().notNull().default(''),
    csvFileName: text().notNull().default(''),
    /** The triplet's folder in the file store. */
    folder: uuid().notNull(),
    /** SHA-256 of the three files: the same triplet again is the same report. */
    digest: text().notNull(),
    search: text().generatedAlwaysAs(folded(sql`sample_id || ' ' || client_name`)),
    /** Search text for terms of one or two letters. */
    grams: text().generatedAlwaysAs(threefold(sql`sample_id || ' ' || client_name`)),
    /** Groups reports by client: by account where linked, else by name. */
    clientKey: text().generatedAlwaysAs(sql`coalesce('#' || client_id::text, '=' || lower(client_name))`),
    high: integer().generatedAlwaysAs(elevatedCount('high')),
    moderate: integer().generatedAlwaysAs(elevatedCount('moderate')),
    /** Since when it is held, and when it reached its current client; set by a trigger. */
    pendingAt: timestamp({ withTimezone: true }),
    releasedAt: timestamp({ withTimezone: true }),
    ...editable,
  },
  (t) => [
    uniqueIndex('reports_triplet').on(t.sampleId, t.digest),
    uniqueIndex('reports_folder').on(t.folder),
    // Lists read in order from an index; columns after the id avoid the table for counts.
    index('reports_newest').on(
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.practitionerId,
      t.status,
      t.sampleId,
      t.clientKey,
    ),
    index('reports_assigned')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.status, t.clientKey)
      .where(sql`practitioner_id is not null`),
    index('reports_unassigned')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.status, t.clientKey)
      .where(sql`practitioner_id is null`),
    index('reports_status').on(
      t.status,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.practitionerId,
    ),
    index('reports_client').on(
      t.clientId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.status,
    ),
    index('reports_practitioner').on(
      t.practitionerId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.status,
      t.clientKey,
    ),
    index('reports_client_key').on(t.clientKey),
    index('reports_search')
      .using('gin', sql`${t.search} gin_trgm_ops`)
      .with(searchSettings),
    index('reports_grams')
      .using('gin', sql`${t.grams} gin_trgm_ops`)
      .with(searchSettings),
    index('reports_person')
      .using('gin', sql`folded(client_name || ' ' || email) gin_trgm_ops`)
      .with(searchSettings),
    index('reports_name_words')
      .using('gin', nameWords(sql`array[client_name]`))
      .with(searchSettings),
    index('reports_email').on(t.email),
    index('reports_printed_practitioner').on(t.practitioner),
    // The sort orders that a user may choose; the order by sample ID uses the index of triplets.
    index('reports_by_client').on(byClient, t.id),
    index('reports_by_receipt').on(byReceipt, t.id),
    index('reports_by_state').on(byState, t.id),
    index('reports_by_elevated').on(t.high, t.moderate, t.id),
    // The same orders per waiting state, so that a page costs the same however many wait.
    index('reports_waiting_sample').on(byState, t.sampleId, t.id).where(isUnreleased),
    index('reports_waiting_client').on(byState, byClient, t.id).where(isUnreleased),
    index('reports_waiting_elevated').on(byState, t.high, t.moderate, t.id).where(isUnreleased),
    index('reports_waiting_received').on(byState, byReceipt, t.id).where(isUnreleased),
    // The longest waiting since receipt, of all and of a practitioner.
    index('reports_waiting_longest').on(receivedOf(t), t.id).where(isUnreleased),
    index('reports_waiting_longest_of').on(t.practitionerId, receivedOf(t), t.id).where(isUnreleased),
    // Partial indexes for the few waiting reports, the oldest first.
    index('reports_failed')
      .on(t.createdAt, t.id)
      .where(sql`status = 'failed'`),
    index('reports_nobody')
      .on(t.createdAt, t.id)
      .where(sql`client_id is null and status in ('processed', 'pending', 'completed')`),
    index('reports_to_check')
      .on(t.createdAt, t.id)
      .where(sql`status = 'processed' and client_id is not null`),
    index('reports_held')
      .on(t.pendingAt, t.id)
      .where(sql`status = 'pending' and client_id is not null`),
    check(
      'reports_status',
      sql`${t.status} in ('processing', 'processed', 'pending', 'completed', 'failed')`,
    ),
  ],
)

/**
 * The encrypted key of a report's files. Deleting the report or replacing its files destroys the
 * key, so copies in backups become unreadable. Older, unencrypted files have no row; an empty key
 * was given up as lost.
 */
export const reportKeys = pgTable('report_keys', {
  folder: uuid()
    .primaryKey()
    .references(() => reports.folder, { onDelete: 'cascade', onUpdate: 'cascade' }),
  sealed: text().notNull(),
})

/** Who has opened a report themselves: first, last, and which version. */
export const reportOpenings = pgTable(
  'report_openings',
  {
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    version: integer().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When they last opened an earlier version. */
    earlierAt: timestamp({ withTimezone: true }),
    /** When the client finished or skipped the cards before the results. */
    cardsEndedAt: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.userId] }), index('report_openings_user').on(t.userId)],
)

/** An opened report before its files changed; `releasedAt`: when the correction was. */
export const reportCorrections = pgTable(
  'report_corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    beforeResults: jsonb().$type<Result[]>().notNull(),
    beforeUnread: jsonb().$type<Unread[]>(),
    beforeScale: text().$type<ScaleName>().notNull(),
    beforeReportDate: date(),
    releasedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('report_corrections_report').on(t.reportId, t.id),
    uniqueIndex('report_corrections_open')
      .on(t.reportId)
      .where(sql`released_at is null`),
  ],
)
