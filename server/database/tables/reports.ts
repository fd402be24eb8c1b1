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
import { editable } from './columns'
import { clients, practitioners } from './users'

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
    ...editable,
  },
  (t) => [
    uniqueIndex('reports_triplet').on(t.sampleId, t.digest),
    uniqueIndex('reports_folder').on(t.folder),
    index('reports_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reports_client').on(t.clientId),
    index('reports_practitioner').on(t.practitionerId),
    index('reports_sample').on(t.sampleId),
    index('reports_search').using('gin', sql`${t.search} gin_trgm_ops`),
    check(
      'reports_status',
      sql`${t.status} in ('processing', 'processed', 'pending', 'completed', 'failed')`,
    ),
  ],
)
