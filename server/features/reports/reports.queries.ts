import { and, count, countDistinct, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Query } from '@shared/api'
import { formatDots } from '@shared/domain/dates'
import type { Warning } from '@shared/domain/results-csv/read-results'
import { reportsIn } from '../../access/reports-in'
import type { Scope } from '../../access/scope'
import type { Database, Transaction } from '../../database/connect'
import { anywhere } from '../../database/search'
import { reports } from '../../database/tables/reports'
import { pageOf } from '../../http/paging'
import { Problem } from '../../http/problem'
import { findPractitionerUser } from '../users/users.public'

type Filters = Query<'GET /api/reports'>

const listColumns = {
  id: reports.id,
  sampleId: reports.sampleId,
  clientName: reports.clientName,
  clientId: reports.clientId,
  clientUserId: sql<number | null>`(select c.user_id from clients c where c.id = reports.client_id)`,
  clientEmail: sql<
    string | null
  >`(select u.email from clients c join users u on u.id = c.user_id where c.id = reports.client_id)`,
  practitionerId: reports.practitionerId,
  practitionerName: sql<string | null>`(select trim(u.first_name || ' ' || u.last_name) from practitioners p
    join users u on u.id = p.user_id where p.id = reports.practitioner_id)`,
  gender: reports.gender,
  dateOfBirth: reports.dateOfBirth,
  dateOfReceipt: reports.dateOfReceipt,
  reportDate: reports.reportDate,
  practitioner: reports.practitioner,
  email: reports.email,
  phone: reports.phone,
  status: reports.status,
  held: reports.held,
  failure: reports.failure,
  warnings: reports.warnings,
  notes: reports.notes,
  fileName: reports.fileName,
  version: reports.version,
  createdAt: reports.createdAt,
  updatedAt: reports.updatedAt,
}

const ownColumns = { ...listColumns, allergenData: reports.allergenData }
const wholeColumns = { ...ownColumns, scale: reports.scale, results: reports.results }

/** Newest upload first; a client's newest test first, which is the report date's order. */
const newestUpload = [desc(reports.createdAt), desc(reports.id)]
const newestTest = [sql`${reports.reportDate} desc nulls last`, ...newestUpload]

function matching(scope: Scope, filters: Filters): SQL | undefined {
  const { q, status, assigned, practitionerId, clientId, client } = filters
  return and(
    reportsIn(scope),
    q ? sql`${reports.search} like ${anywhere(q.toLowerCase())}` : undefined,
    client
      ? sql`lower(${reports.clientName} || ' ' || ${reports.email}) like ${anywhere(client.toLowerCase())}`
      : undefined,
    status && eq(reports.status, status),
    assigned && (assigned === 'yes' ? isNotNull(reports.practitionerId) : isNull(reports.practitionerId)),
    practitionerId === undefined ? undefined : eq(reports.practitionerId, practitionerId),
    clientId === undefined ? undefined : eq(reports.clientId, clientId),
  )
}

/** What the reports of one group have in common: the sample ID, or the client, by account where linked and by name where not. */
const groupKeys = {
  sample: sql<string>`${reports.sampleId}`,
  client: sql<string>`coalesce('#' || ${reports.clientId}, lower(${reports.clientName}))`,
}

/** A page of reports in reach, and how many there are; grouped, a page is that many groups with all of their reports. */
export async function listReports(db: Database, scope: Scope, filters: Filters) {
  const where = matching(scope, filters)
  const key = groupKeys[filters.groupBy ?? 'sample']
  const [total] = await db
    .select({ rows: count(), groups: countDistinct(key) })
    .from(reports)
    .where(where)
  const isOwn = scope.actor.role === 'client'
  const query = db
    .select(isOwn ? ownColumns : listColumns)
    .from(reports)
    .orderBy(...(isOwn ? newestTest : newestUpload))
    .$dynamic()
  const skip = pageOf(filters)
  const rows = filters.groupBy
    ? await query.where(and(where, inArray(key, newestGroups(db, key, where, filters.pageSize, skip))))
    : await query.where(where).limit(filters.pageSize).offset(skip)
  return { rows: rows.map((row) => present(scope, row)), total: total?.rows ?? 0, groups: total?.groups ?? 0 }
}

function newestGroups(db: Database, key: SQL<string>, where: SQL | undefined, size: number, skip: number) {
  return db
    .select({ key })
    .from(reports)
    .where(where)
    .groupBy(key)
    .orderBy(sql`max(${reports.createdAt}) desc`, desc(key))
    .limit(size)
    .offset(skip)
}

/** One report with its results; undefined when there is none in reach. */
export async function findReport(db: Database | Transaction, scope: Scope, id: number) {
  const [row] = await db
    .select(wholeColumns)
    .from(reports)
    .where(and(eq(reports.id, id), reportsIn(scope)))
  return row && present(scope, row)
}

/** Where a report's files are; undefined when there is none in reach. */
export async function findReportFiles(db: Database, scope: Scope, id: number) {
  const [row] = await db
    .select({ folder: reports.folder, sampleId: reports.sampleId, status: reports.status })
    .from(reports)
    .where(and(eq(reports.id, id), reportsIn(scope)))
  return row
}

/** The report that holds just these files. */
export async function findByTriplet(db: Database | Transaction, sampleId: string, digest: string) {
  const [row] = await db
    .select({ id: reports.id, folder: reports.folder })
    .from(reports)
    .where(and(eq(reports.sampleId, sampleId), eq(reports.digest, digest)))
  return row
}

/** The row itself, locked until the transaction ends; undefined when there is none in reach. */
export async function lockReport(tx: Transaction, scope: Scope, id: number) {
  const [row] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), reportsIn(scope)))
    .for('update')
  return row
}

/** Throws a Problem when there is no such practitioner. */
export async function requirePractitioner(tx: Transaction, practitionerId: number): Promise<void> {
  if (await findPractitionerUser(tx, practitionerId)) return
  throw new Problem('invalid', 'This practitioner does not exist any more.', {
    fields: { practitionerId: 'does not exist' },
  })
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Which of these names of the file store's folders, of any number and shape, belong to a report. */
export async function knownFolders(db: Database, folders: string[]): Promise<Set<string>> {
  const possible = folders.filter((folder) => uuid.test(folder))
  const rows = await db
    .select({ folder: reports.folder })
    .from(reports)
    .where(sql`${reports.folder} = any(${sql.param(possible)}::uuid[])`)
  return new Set(rows.map((row) => row.folder))
}

type Row = { id: number; dateOfBirth: string | null; dateOfReceipt: string | null; reportDate: string | null }

/** A row as this person may see it: days as reports print them, the files' URLs; what the upload found is for admins. */
function present<
  R extends Row & {
    notes: string
    clientUserId: number | null
    clientEmail: string | null
    failure: string | null
    warnings: Warning[]
  },
>(scope: Scope, row: R) {
  const isAdmin = scope.actor.role === 'admin'
  const dots = (day: string | null) => day && formatDots(day)
  const files = `/api/reports/${row.id}`
  return {
    ...row,
    dateOfBirth: dots(row.dateOfBirth),
    dateOfReceipt: dots(row.dateOfReceipt),
    reportDate: dots(row.reportDate),
    notes: isAdmin ? row.notes : null,
    clientUserId: isAdmin ? row.clientUserId : null,
    clientEmail: isAdmin ? row.clientEmail : null,
    failure: isAdmin ? row.failure : null,
    warnings: isAdmin ? row.warnings : [],
    htmlPath: `${files}/view`,
    pdfPath: `${files}/pdf`,
    csvPath: `${files}/csv-data`,
  }
}
