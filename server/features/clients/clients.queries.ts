import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Query } from '@shared/api'
import type { Role } from '@shared/core/roles'
import { formatSlashes } from '@shared/domain/text/dates'
import { splitFoods } from '@shared/domain/avoidance/diets'
import type { Scope } from '../../access/scope'
import { type Database, planOnce, type Transaction } from '../../database/connect'
import { fingerprintOf } from '../../database/fingerprint'
import { pageOfRows, type FoundPage } from '../../database/pages'
import { fieldsOf, readable } from '../../database/readable'
import { countedOf, holds } from '../../database/search'
import { lockRow } from '../../edit/edit-row'
import {
  account,
  accountsByName,
  byName,
  hasCredential,
  lockAddress,
  sharedVersion,
} from '../accounts/accounts.public'
import { clientMerges, clients } from './clients.tables'

/** Clients' records as other features may read them. */
export const client = readable('client', clients)

/** Merges of clients as other features may read them. */
export const clientMerge = readable('client_merge', clientMerges)

/** The account of a client, and its address. */
export const clientUserId = (clientId: SQLWrapper) =>
  sql<number | null>`(select c.user_id from clients c where c.id = ${clientId})`
export const clientEmail = (clientId: SQLWrapper) =>
  sql<
    string | null
  >`(select account.email from clients c join ${account} on account.id = c.user_id where c.id = ${clientId})`

/** Who sees the client's view: the name of the account, '' for none, and whether it can sign in. */
export type Viewer = { name: string; isActive: boolean }
export const clientViewer = (clientId: SQLWrapper) =>
  sql<Viewer | null>`(select json_build_object('name', trim(account.first_name || ' ' || account.last_name),
      'isActive', account.is_active)
    from clients c join ${account} on account.id = c.user_id where c.id = ${clientId})`

/** What this feature needs from reports. */
export type ReportsOfClient = {
  /** How many reports there are, and when the newest arrived. */
  count(clientId: SQLWrapper): SQL<number>
  newest(clientId: SQLWrapper): SQL
  /** Whether a scope reaches the client. */
  reaches(db: Database, scope: Scope, clientId: number): Promise<boolean>
  /** The practitioners who can see the client, each with the newest report they can see. */
  seenBy(
    db: Database | Transaction,
    clientId: number,
  ): Promise<{ userId: number; reportId: number; sampleId: string }[]>
}

export type AddressHolder = {
  role: Role
  email: string
  emailConfirmed: boolean
  firstName: string
  lastName: string
  clientId: number | null
  dateOfBirth: string | null
  gender: string
}

const recordColumns = { clientId: clients.id, dateOfBirth: clients.dateOfBirth, gender: clients.gender }
const noRecord = { clientId: null, dateOfBirth: null, gender: '' }

/** Locks the row, so that the address cannot move before the transaction ends. */
export async function findAddressHolder(tx: Transaction, email: string): Promise<AddressHolder | undefined> {
  const holder = await lockAddress(tx, email)
  if (!holder) return undefined
  const [record] = await tx.select(recordColumns).from(clients).where(eq(clients.userId, holder.id))
  return { ...holder, ...(record ?? noRecord) }
}

/** Whether a client who was merged into another one had this address. */
export const wasMergedWith = (email: string) =>
  sql<boolean>`exists (select from ${clientMerges} where lower(${clientMerges.email}) = ${email})`

/** The account of a client, as an address holder; undefined when there is no such client. */
export async function findClientHolder(
  tx: Transaction,
  clientId: number,
): Promise<AddressHolder | undefined> {
  const [holder] = await tx
    .select({ ...fieldsOf(account), ...recordColumns })
    .from(clients)
    .innerJoin(account, eq(account.id, clients.userId))
    .where(eq(clients.id, clientId))
  return holder
}

/** The client's account, or undefined when there is no such client. */
export async function findClientUser(db: Database | Transaction, clientId: number) {
  const [found] = await db
    .select({ userId: clients.userId, reportNotifications: account.reportNotifications })
    .from(clients)
    .innerJoin(account, eq(account.id, clients.userId))
    .where(eq(clients.id, clientId))
  return found
}

/** The allergies in a client's record, as they were typed. */
export async function allergiesOf(db: Database | Transaction, clientId: number): Promise<string> {
  const [found] = await db
    .select({ allergies: clients.allergies })
    .from(clients)
    .where(planOnce(eq(clients.id, clientId)))
  return found?.allergies ?? ''
}

export const clientFingerprint = (clientId: number) => fingerprintOf(clients, eq(clients.id, clientId))

/** A client's own choices about eating; defaults where there is no such client. */
export async function chosenOf(db: Database | Transaction, clientId: number) {
  const [found] = await db
    .select({
      diets: clients.diets,
      ownFoods: clients.ownFoods,
      servings: clients.servings,
      minutes: clients.minutes,
    })
    .from(clients)
    .where(planOnce(eq(clients.id, clientId)))
  return {
    diets: found?.diets ?? [],
    ownFoods: splitFoods(found?.ownFoods ?? ''),
    servings: found?.servings ?? null,
    minutes: found?.minutes ?? null,
  }
}

/** The columns of lists, and those of a single client. */
const listColumns = {
  id: clients.id,
  userId: clients.userId,
  dateOfBirth: clients.dateOfBirth,
  version: clients.version,
}
const wholeColumns = {
  ...listColumns,
  gender: clients.gender,
  address: clients.address,
  emergencyContact: clients.emergencyContact,
  medicalHistory: clients.medicalHistory,
  allergies: clients.allergies,
  currentMedications: clients.currentMedications,
}

const besideRecord = (reports: ReportsOfClient) => ({
  user: fieldsOf(account),
  hasCredential: hasCredential(account.id),
  reportCount: reports.count(clients.id),
  lastActivity: sql<string | null>`greatest(${account.lastSignInAt}, ${reports.newest(clients.id)})`,
})

type ClientRow<Record> = {
  client: Record
  user: { version: number; phone: string }
  lastActivity: string | null
}

const presentClient = <
  Record extends { version: number; dateOfBirth: string | null },
  Row extends ClientRow<Record>,
>({
  client,
  lastActivity,
  ...row
}: Row & ClientRow<Record>) => ({
  ...client,
  ...row,
  version: sharedVersion(client, row.user),
  phone: row.user.phone,
  dateOfBirth: client.dateOfBirth && formatSlashes(client.dateOfBirth),
  // An SQL expression returns it as text.
  lastActivity: lastActivity === null ? null : new Date(lastActivity),
})

/** A page of clients by name, and how many match. */
export async function listClients(
  db: Database,
  reports: ReportsOfClient,
  { q, ...page }: Query<'GET /api/clients'>,
) {
  const found = q ? holds(account, q) : undefined
  const ordered = accountsByName(db, 'client', found)
  const read = (on: FoundPage) =>
    db
      .with(on.found)
      .select({ client: listColumns, ...besideRecord(reports), counted: on.counted })
      .from(clients)
      .innerJoin(account, eq(account.id, clients.userId))
      .where(and(on.holds(account.id), on.holds(clients.userId)))
      .orderBy(...byName)
  const { rows, ...extent } = await pageOfRows(db, ordered, page, read, countedOf(q))
  return { ...extent, rows: rows.map(presentClient) }
}

/** One client; undefined when there is none. */
export async function findClient(db: Database | Transaction, reports: ReportsOfClient, id: number) {
  const [row] = await db
    .select({ client: wholeColumns, ...besideRecord(reports) })
    .from(clients)
    .innerJoin(account, eq(account.id, clients.userId))
    .where(eq(clients.id, id))
  return row && presentClient(row)
}

/** Locks the record until the transaction ends. Throws a 404 Problem when there is none. */
export const lockClient = (tx: Transaction, id: number) =>
  lockRow(tx, clients, eq(clients.id, id), 'The client')

/** The record of an account; undefined when it has none. */
export async function findClientOf(db: Database | Transaction, userId: number) {
  const [row] = await db
    .select()
    .from(clients)
    .where(planOnce(eq(clients.userId, userId)))
  return row
}
