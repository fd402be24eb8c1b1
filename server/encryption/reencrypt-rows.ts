import { and, asc, gt, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../database/connect'
import type { TextCipher } from './text-cipher'

/** An encrypted column, bound to `owner`; an empty value is one that was discarded. */
type EncryptedRows = { table: PgTable; owner: PgColumn; sealed: PgColumn }

/** How many were re-encrypted; how many remain under an older key; how many no key decrypts. */
export type Reencrypted = { reencrypted: number; older: number; undecryptable: number }

const BATCH = 500

/** Re-encrypts old values in batches during operation; rows changed meanwhile are skipped. */
export async function reencryptRows(
  db: Database,
  cipher: TextCipher,
  { table, owner, sealed }: EncryptedRows,
): Promise<Reencrypted> {
  const done = { reencrypted: 0, older: 0, undecryptable: 0 }
  const type = sql.raw(owner.getSQLType())
  for await (const batch of batchesOf(db, { table, owner, sealed })) {
    const rows = batch.map((row) => ({ ...row, next: cipher.reencrypt(row.owner, row.sealed) }))
    const older = rows.filter((row) => row.next !== undefined && row.next !== row.sealed)
    if (older.length > 0) {
      const list = (field: 'owner' | 'sealed' | 'next') =>
        sql`${sql.param(older.map((row) => String(row[field])))}::text[]`
      const { rowCount } = await db.execute(sql`
        update ${table} set ${sql.identifier('sealed')} = new.next
        from unnest(${list('owner')}, ${list('sealed')}, ${list('next')}) as new(owner, before, next)
        where ${owner} = new.owner::${type} and ${sealed} = new.before`)
      done.reencrypted += rowCount ?? 0
    }
  }
  for await (const batch of batchesOf(db, { table, owner, sealed }))
    for (const row of batch) {
      const next = cipher.reencrypt(row.owner, row.sealed)
      if (next === undefined) done.undecryptable++
      else if (next !== row.sealed) done.older++
    }
  return done
}

/** Permanently empties the values that no key decrypts; returns how many. */
export async function discardUnreadable(
  tx: Transaction,
  cipher: TextCipher,
  rows: EncryptedRows,
): Promise<number> {
  let givenUp = 0
  for await (const batch of batchesOf(tx, rows)) {
    const undecryptable = batch.filter((row) => cipher.decrypt(row.owner, row.sealed) === undefined)
    if (undecryptable.length === 0) continue
    const { rowCount } = await tx.execute(sql`
      update ${rows.table} set ${sql.identifier('sealed')} = ''
      where ${rows.sealed} = any(${sql.param(undecryptable.map(({ sealed }) => sealed))}::text[])`)
    givenUp += rowCount ?? 0
  }
  return givenUp
}

async function* batchesOf(db: Database | Transaction, { table, owner, sealed }: EncryptedRows) {
  for (let last: number | string | undefined; ;) {
    const batch = await db
      .select({ owner, sealed })
      .from(table)
      .where(and(ne(sealed, ''), last === undefined ? undefined : gt(owner, last)))
      .orderBy(asc(owner))
      .limit(BATCH)
    const rows = batch.map((row) => ({ owner: row.owner as number | string, sealed: row.sealed as string }))
    yield rows
    last = rows.at(-1)?.owner
    if (last === undefined) return
  }
}
