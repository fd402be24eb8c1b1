import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ScaleName } from '@shared/domain/levels'
import type { Result, Warning } from '@shared/domain/results-csv/read-results'
import type { ReportStatus } from '@shared/domain/report-status'
import { editable, searchSettings, threefold } from '../../database/columns'
import { clients } from '../clients/clients.tables'
import { practitioners } from '../practitioners/practitioners.tables'

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
    /** The practitioner's name as the laboratory printed it; who may read the report is `practitionerId`. */
    practitioner: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    notes: text().notNull().default(''),
    status: text().$type<ReportStatus>().notNull(),
    /** Held for the practitioner's review: confirming it leads to `pending` instead of `completed`. */
    held: boolean().notNull().default(false),
    failure: text(),
    warnings: jsonb().$type<Warning[]>().notNull().default([]),
    scale: text().$type<ScaleName>().notNull(),
    results: jsonb().$type<Result[]>().notNull().default([]),
    allergenData: text().notNull().default(''),
    fileName: text().notNull(),
    /** The triplet's folder in the file store. */
    folder: uuid().notNull(),
    /** SHA-256 over the three files: the same triplet again is the same report. */
    digest: text().notNull(),
    search: text().generatedAlwaysAs(sql`lower(sample_id || ' ' || client_name)`),
    /** `search` for terms of one or two letters. */
    grams: text().generatedAlwaysAs(threefold(sql`sample_id || ' ' || client_name`)),
    /** The client the report is grouped with: by account where linked, by name among the unlinked. */
    clientKey: text().generatedAlwaysAs(sql`coalesce('#' || client_id::text, '=' || lower(client_name))`),
    ...editable,
  },
  (t) => [
    uniqueIndex('reports_triplet').on(t.sampleId, t.digest),
    uniqueIndex('reports_folder').on(t.folder),
    // Each list is read in its order from an index of its own; the columns after the id spare counting the table itself.
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
      .using('gin', sql`lower(client_name || ' ' || email) gin_trgm_ops`)
      .with(searchSettings),
    check(
      'reports_status',
      sql`${t.status} in ('processing', 'processed', 'pending', 'completed', 'failed')`,
    ),
  ],
)

/**
 * The key of a report's files, sealed for its folder. It is erased with the report, and overwritten as the files are
 * replaced: what lies in a backup stays closed then. A report without one has files of an older Pearwell, which are plain;
 * an empty one was given up as lost.
 */
export const reportKeys = pgTable('report_keys', {
  folder: uuid()
    .primaryKey()
    .references(() => reports.folder, { onDelete: 'cascade', onUpdate: 'cascade' }),
  sealed: text().notNull(),
})
