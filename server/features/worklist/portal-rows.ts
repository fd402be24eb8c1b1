import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { isOneOf } from '../../database/pages'
import { folderState } from '../../data-folder/folder-state'
import { failingJobs } from '../../jobs/failing'
import { account, accountName } from '../accounts/accounts.public'
import { intakeScan } from '../intake/intake.public'
import { dataExport } from '../privacy/privacy.public'
import { backupReason, exportReason, incompleteReason, intakeReason, jobReason, jobTitle } from './reasons'
import { noDetails, type ItemDetails } from './item-details'
import { INTAKE_JOB } from './open-items'

/** Samples with a missing file in the intake folder, by their negative positions there. */
export async function incompleteRows(db: Database, ids: number[], now: Date) {
  if (ids.every((id) => id >= 0)) return new Map<number, ItemDetails>()
  const [look] = await db.select({ incomplete: intakeScan.incomplete }).from(intakeScan)
  return new Map(
    (look?.incomplete ?? []).map(({ sampleId, clientName, missing, since }, place): [number, ItemDetails] => [
      -place - 1,
      {
        ...noDetails,
        sampleId,
        title: clientName,
        reason: incompleteReason(missing, new Date(since), now),
        actions: ['upload'],
      },
    ]),
  )
}

export async function intakeRows(db: Database, ids: number[], now: Date) {
  if (ids.length === 0) return new Map<number, ItemDetails>()
  const rows = await db.select({ id: intakeScan.one, at: intakeScan.lookedAt }).from(intakeScan)
  return new Map(
    rows.map(({ id, at }): [number, ItemDetails] => [
      id,
      {
        ...noDetails,
        job: INTAKE_JOB,
        title: 'The intake folder is not checked',
        reason: intakeReason(at, now),
        actions: ['run'],
      },
    ]),
  )
}

export async function exportRows(db: Database, ids: number[], now: Date) {
  if (ids.length === 0) return new Map<number, ItemDetails>()
  const rows = await db
    .select({
      id: dataExport.id,
      userId: account.id,
      title: sql<string>`${accountName(account.id)}`,
      at: sql<Date>`coalesce(${dataExport.readyAt}, ${dataExport.createdAt})`.mapWith(dataExport.createdAt),
    })
    .from(dataExport)
    .innerJoin(account, eq(account.id, dataExport.userId))
    .where(isOneOf(dataExport.id, ids))
  return new Map(
    rows.map(({ id, at, ...row }): [number, ItemDetails] => [
      id,
      { ...noDetails, ...row, exportId: id, reason: exportReason(at, now), actions: ['prepare-again'] },
    ]),
  )
}

export async function jobRows(db: Database, ids: number[], now: Date) {
  if (ids.length === 0) return new Map<number, ItemDetails>()
  const { rows } = await db.execute<{ id: number; name: string; since: string }>(
    sql`select id, name, to_json(since) as since from (${failingJobs}) as failing`,
  )
  return new Map(
    rows.map(({ id, name, since }): [number, ItemDetails] => [
      id,
      {
        ...noDetails,
        job: name,
        title: jobTitle(name),
        reason: jobReason(new Date(since), now),
        actions: ['run'],
      },
    ]),
  )
}

export async function backupRows(db: Database, ids: number[], now: Date) {
  if (ids.length === 0) return new Map<number, ItemDetails>()
  const rows = await db.select({ id: sql<number>`1`, at: folderState.backedUpAt }).from(folderState)
  return new Map(
    rows.map(({ id, at }): [number, ItemDetails] => [
      id,
      { ...noDetails, title: 'A backup is due', reason: backupReason(at, now), actions: ['back-up'] },
    ]),
  )
}
