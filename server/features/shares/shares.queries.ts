import { and, desc, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { PASSCODE_ATTEMPTS } from '@shared/domain/shares/share-contents'
import type { Database, Transaction } from '../../database/connect'
import { account } from '../accounts/accounts.public'
import { client } from '../clients/clients.public'
import { shareOpens, shares } from './shares.tables'

const { urlHash: _urlHash, passcodeHash, file: _file, ...shown } = getTableColumns(shares)

const LISTED = 100

/** Links that nobody ended and that have not expired. */
export const isLive = and(isNull(shares.endedAt), gt(shares.expiresAt, sql`now()`))

/** A client's links with their openings, newest first. */
export async function ownShares(db: Database | Transaction, clientId: number) {
  const rows = await db
    .select({ ...shown, hasPasscode: sql<boolean>`${passcodeHash} is not null` })
    .from(shares)
    .where(eq(shares.clientId, clientId))
    .orderBy(desc(shares.id))
    .limit(LISTED)
  const ids = rows.map(({ id }) => id)
  const opens = await db
    .select()
    .from(shareOpens)
    .where(inArray(shareOpens.shareId, ids))
    .orderBy(desc(shareOpens.id))
  return rows.map((row) => ({
    ...row,
    opens: opens.filter(({ shareId }) => shareId === row.id).map(({ at, recipient }) => ({ at, recipient })),
  }))
}

/**
 * Counts an attempt before the passcode is compared, so that parallel guesses cannot be more than
 * there are attempts. Undefined for a link that is unknown, ended or expired, or whose client
 * cannot sign in.
 */
export async function takeAttempt(db: Database, urlHash: string) {
  const active = db
    .select({ id: client.id })
    .from(client)
    .innerJoin(account, eq(account.id, client.userId))
    .where(and(eq(client.id, shares.clientId), eq(account.isActive, true)))
  const [taken] = await db
    .update(shares)
    .set({ attemptsLeft: sql`attempts_left - case when passcode_hash is null then 0 else 1 end` })
    .where(and(eq(shares.urlHash, urlHash), isLive, gt(shares.attemptsLeft, 0), sql`exists ${active}`))
    .returning()
  return taken
}

/** Gives back the attempt of a right passcode. */
export const giveBackAttempt = (tx: Transaction, id: number) =>
  tx
    .update(shares)
    .set({ attemptsLeft: sql`least(attempts_left + 1, ${PASSCODE_ATTEMPTS})` })
    .where(eq(shares.id, id))

/** Ends live links; returns the ids, and the files to remove after the commit. */
export async function endShares(tx: Transaction, which: SQL | undefined) {
  const ending = await tx
    .select({ id: shares.id, file: shares.file })
    .from(shares)
    .where(and(isLive, which))
    .orderBy(shares.id)
    .for('update')
  const ids = ending.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .update(shares)
      .set({ endedAt: sql`now()`, file: null })
      .where(inArray(shares.id, ids))
  return { ids, files: ending.flatMap(({ file }) => file ?? []) }
}

/** Ends all links of a client, whose account goes; returns the files to remove. */
export const endSharesOf = async (tx: Transaction, clientId: number): Promise<string[]> =>
  (await endShares(tx, eq(shares.clientId, clientId))).files
