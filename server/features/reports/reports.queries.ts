import { and, desc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Scope } from '../../access/scope'
import type { Database, Transaction } from '../../database/connect'
import { fingerprintOf, withRequestCache } from '../../database/fingerprint'
import { reportKeys, reportOpenings, reportCorrections, reports } from './reports.tables'
import { correctionFor } from './check/corrections'
import { readable } from '../../database/readable'
import { lockRow } from '../../edit/edit-row'
import { notFound, Problem } from '../../http/problem'
import { uuid } from '../../database/uuid'
import { clientEmail } from '../clients/clients.public'
import type { ReportsOfClient } from '../clients/clients.public'
import { familiesOf, type FoodsInReports } from '../foods/foods.public'
import {
  findPractitionerUser,
  namedPractitioners,
  practitioner,
  practitionerName,
} from '../practitioners/practitioners.public'
import { newestFirst } from './test-day'
import { isFirstReading } from './check/opened'
import { reasonsFor } from './results/client-avoidance'
import { plannedAmong } from './results/planned'
import {
  fullColumns,
  isShownIn,
  reachesClient,
  type ReportScope,
  reportsIn,
  unreadOf,
} from './manage/report-rows'
import { practitionerNamed } from './upload/practitioner-name'
import { fileKinds } from '../../adapters/files/file-store'

/** One report with its results; undefined when there is none in reach. */
export async function findReport(db: Database | Transaction, scope: Scope, id: number) {
  const [row] = await db
    .select({ ...fullColumns(scope), firstReading: isFirstReading(scope) })
    .from(reports)
    .where(and(eq(reports.id, id), reportsIn(scope)))
  if (!row) return undefined
  return {
    ...row,
    results: await withReasons(db, scope, row),
    planned: await plannedAmong(db, scope, row),
    correction: await correctionFor(db, scope.actor.id, row),
    suggestedPractitioner: await suggested(db, scope, row),
  }
}

/** Fingerprints of a report in reach and its data, without its client's avoidance and plan. */
export const reportFingerprints = (scope: Scope, id: number): SQL[] => {
  const itself = and(eq(reports.id, id), reportsIn(scope))
  return [
    fingerprintOf(reports, itself),
    fingerprintOf(reportCorrections, eq(reportCorrections.reportId, id)),
    sql`(select convert_to(concat(${practitionerName(reports.practitionerId)}, ${isFirstReading(scope)}), 'UTF8')
      from ${reports} where ${itself})`,
  ]
}

/** With food family, why the client avoids it anyway, and since when they tolerate it. */
async function withReasons(
  db: Database | Transaction,
  { actor }: Scope,
  { clientId, results }: Pick<typeof reports.$inferSelect, 'clientId' | 'results'>,
) {
  const once = withRequestCache(db)
  const reasons = clientId === null ? [] : await reasonsFor(once, clientId, results, actor)
  const families = await familiesOf(
    once,
    results.map(({ food }) => food),
  )
  // Field by field, as an object spread takes ten times as long for hundreds of results.
  return results.map(({ food, value, text, level, line }, at) => ({
    food,
    value,
    text,
    level,
    line,
    family: families[at] ?? ('Other' as const),
    leftOut: reasons[at]?.leftOut ?? null,
    fineSince: reasons[at]?.fineSince ?? null,
    beyondValue: reasons[at]?.beyondValue,
  }))
}

/** For admins, without a practitioner: the one whose name is in its files. */
async function suggested(
  db: Database | Transaction,
  { actor }: Scope,
  { practitionerId, practitioner: printed }: { practitionerId: number | null; practitioner: string },
) {
  if (actor.role !== 'admin' || practitionerId !== null || printed === '') return null
  return practitionerNamed(printed, await namedPractitioners(db))
}

/** The answer to a machine token for a report that it uploaded or that existed already. */
export async function findReceipt(db: Database, id: number) {
  const [row] = await db
    .select({
      id: reports.id,
      sampleId: reports.sampleId,
      status: reports.status,
      warningCount: sql<number>`jsonb_array_length(${reports.warnings})`,
    })
    .from(reports)
    .where(eq(reports.id, id))
  if (!row) throw notFound('The report')
  return row
}

/** The place of a report's files; undefined when there is none in reach. */
export async function findReportFiles(db: Database, scope: ReportScope, id: number) {
  const [row] = await db
    .select({
      id: reports.id,
      folder: reports.folder,
      sealed: reportKeys.sealed,
      sampleId: reports.sampleId,
      clientName: reports.clientName,
      fileName: reports.fileName,
      pdfFileName: reports.pdfFileName,
      csvFileName: reports.csvFileName,
      status: reports.status,
    })
    .from(reports)
    .leftJoin(reportKeys, eq(reportKeys.folder, reports.folder))
    .where(and(eq(reports.id, id), reportsIn(scope)))
  return row
}

/** The report with exactly these files, ignoring the sample ID's case, and its choices. */
export async function findByTriplet(db: Database | Transaction, sampleId: string, digest: string) {
  const [row] = await db
    .select({
      id: reports.id,
      folder: reports.folder,
      clientName: reports.clientName,
      status: reports.status,
      held: reports.held,
      notes: reports.notes,
      warnings: reports.warnings,
      practitionerId: reports.practitionerId,
      clientId: reports.clientId,
      clientEmail: clientEmail(reports.clientId),
    })
    .from(reports)
    .where(and(inArray(reports.sampleId, spellingsOf(sampleId)), eq(reports.digest, digest)))
    .limit(1)
  return row
}

/** The newest report of a sample, and the person it names. */
export async function newestOfSample(db: Database, sampleId: string) {
  const [row] = await db
    .select({ id: reports.id, clientName: reports.clientName, dateOfBirth: reports.dateOfBirth })
    .from(reports)
    .where(inArray(reports.sampleId, spellingsOf(sampleId)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(1)
  return row
}

/** The exact spellings that use the index of triplets. */
const spellingsOf = (sampleId: string) => [sampleId, sampleId.toUpperCase(), sampleId.toLowerCase()]

/** Locks the row until the transaction ends. Throws a 404 Problem when there is none in reach. */
export const lockReport = (tx: Transaction, scope: ReportScope, id: number) =>
  lockRow(tx, reports, and(eq(reports.id, id), reportsIn(scope)), 'The report')

/** The practitioner's account and rule. Throws a Problem when there is no such practitioner. */
export async function requirePractitioner(tx: Transaction, practitionerId: number) {
  const found = await findPractitionerUser(tx, practitionerId)
  if (found) return found
  throw new Problem('invalid', 'This practitioner does not exist any more.', {
    fields: { practitionerId: 'does not exist' },
  })
}

/** Limits names per statement, for the time limit and to let other requests run. */
const NAMES_AT_ONCE = 5_000

/** Which of these folder names of the file store, in any number and form, belong to a report. */
export async function knownFolders(db: Database, folders: string[]): Promise<Set<string>> {
  const possible = folders.filter((folder) => uuid.test(folder))
  const known = new Set<string>()
  for (let from = 0; from < possible.length; from += NAMES_AT_ONCE) {
    const names = possible.slice(from, from + NAMES_AT_ONCE)
    const rows = await db
      .select({ folder: reports.folder })
      .from(reports)
      .where(sql`${reports.folder} = any(${sql.param(names)}::uuid[])`)
    for (const { folder } of rows) known.add(folder)
  }
  return known
}

/** Reports as other features may read them. */
export const report = readable('report', reports)

export const sampleIdOf = (id: SQLWrapper) =>
  sql<string | null>`(select r.sample_id from reports r where r.id = ${id})`

/** Whether a report of a sample has arrived since a moment. */
export const hasComeSince = (sampleId: SQL, since: SQL) =>
  sql<boolean>`exists (select from reports r where r.sample_id = ${sampleId} and r.created_at >= ${since})`

/** The openings of reports, as other features may read them. */
export const reportOpening = readable('report_opening', reportOpenings)

/** The practitioners who can see a client, each with the newest report they can see. */
export const practitionersSeeing = (db: Database | Transaction, clientId: number) =>
  db
    .selectDistinctOn([practitioner.userId], {
      userId: practitioner.userId,
      reportId: reports.id,
      sampleId: reports.sampleId,
    })
    .from(reports)
    .innerJoin(practitioner, eq(practitioner.id, reports.practitionerId))
    .where(and(eq(reports.clientId, clientId), isShownIn(reports.status)))
    .orderBy(practitioner.userId, desc(reports.id))

/** Changes when other practitioners can see the client, or one is renamed. */
export const seeingFingerprint = (clientId: number): SQL =>
  sql`(select convert_to(string_agg(distinct concat(${practitioner.id}, ' ', ${practitioner.userId}, ' ',
      ${practitionerName(practitioner.id)}), ', '), 'UTF8')
    from ${reports} join ${practitioner} on ${practitioner.id} = ${reports.practitionerId}
    where ${and(eq(reports.clientId, clientId), isShownIn(reports.status))})`

/** What the clients feature needs from reports. */
export const reportsOfClient: ReportsOfClient = {
  count: (clientId) => sql`(select count(*)::int from reports r where r.client_id = ${clientId})`,
  newest: (clientId) => sql`(select max(r.created_at) from reports r where r.client_id = ${clientId})`,
  reaches: reachesClient,
  seenBy: practitionersSeeing,
}

/** What foods.public needs from reports; names are compared in lower case. */
export const foodsInReports: FoodsInReports = {
  count: (names, most) => sql`(select count(*)::int from (
    select 1 from reports r where exists (
      select 1 from jsonb_array_elements(r.results) as result where lower(result->>'food') = any(${sql.param(names)})
    ) limit ${most}) as found)`,
  tested: async (db) => {
    const { rows } = await db.execute<{ food: string; reports: number }>(sql`
      select min(result->>'food') as food, count(distinct r.id)::int as reports
      from reports r, jsonb_array_elements(r.results) as result
      group by lower(result->>'food') order by 1`)
    return rows
  },
}

/** Deletes a client's reports; returns folders to delete after the commit. */
export async function eraseReportsOf(tx: Transaction, clientId: number): Promise<string[]> {
  const erased = await tx
    .delete(reports)
    .where(eq(reports.clientId, clientId))
    .returning({ folder: reports.folder })
  return erased.map(({ folder }) => folder)
}

const documentColumns = {
  id: reports.id,
  sampleId: reports.sampleId,
  clientName: reports.clientName,
  gender: reports.gender,
  dateOfBirth: reports.dateOfBirth,
  dateOfReceipt: reports.dateOfReceipt,
  reportDate: reports.reportDate,
  email: reports.email,
  phone: reports.phone,
  practitioner: reports.practitioner,
  scale: reports.scale,
  results: reports.results,
  unread: unreadOf,
  createdAt: reports.createdAt,
}

/**
 * The reports in reach that can be read, newest first: their data, and where the files of each are.
 * @param which one report, or a client's
 */
export async function documentsIn(
  db: Database,
  scope: ReportScope,
  which: { id: number } | { clientId: number },
) {
  const rows = await db
    .select({ ...documentColumns, status: reports.status, folder: reports.folder, sealed: reportKeys.sealed })
    .from(reports)
    .leftJoin(reportKeys, eq(reportKeys.folder, reports.folder))
    .where(
      and(
        'id' in which ? eq(reports.id, which.id) : eq(reports.clientId, which.clientId),
        reportsIn(scope),
        inArray(reports.status, ['processed', 'pending', 'completed']),
      ),
    )
    .orderBy(...newestFirst(reports))
  return rows
}

/** A client's own completed reports: their data, and where the files of each are. */
export async function ownReports(db: Database, clientId: number) {
  const rows = await db
    .select({ ...documentColumns, folder: reports.folder, sealed: reportKeys.sealed })
    .from(reports)
    .leftJoin(reportKeys, eq(reportKeys.folder, reports.folder))
    .where(and(eq(reports.clientId, clientId), eq(reports.status, 'completed')))
    .orderBy(reports.id)
  const own = rows.map(({ folder, sealed, ...document }) => ({
    document,
    stored: { id: document.id, folder, sealed },
  }))
  return {
    reports: own.map(({ document }) => document),
    files: own.flatMap(({ document: { id, sampleId }, stored }) =>
      fileKinds.map((kind) => ({ stored, kind, name: `reports/${id}_${plain(sampleId)}/report.${kind}` })),
    ),
  }
}

const plain = (text: string) => text.replace(/[^\w.-]/g, '_').slice(0, 80)
