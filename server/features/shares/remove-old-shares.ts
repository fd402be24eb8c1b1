import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies'
import { nameOf, removeShareFiles } from './share-files'
import { shares, shareTickets } from './shares.tables'

/** How long the history of a link stays after its end. */
const HISTORY_DAYS = 365
/** A ciphertext that is still being written has no row yet. */
const LEFTOVER_MS = 60 * 60 * 1000

/** Removes what expired links and killed servers leave, and the history of old links. */
export async function removeOldShares(deps: Dependencies): Promise<void> {
  const { db, storage } = deps
  const expired = await db
    .select({ id: shares.id, file: shares.file })
    .from(shares)
    .where(and(isNotNull(shares.file), lt(shares.expiresAt, sql`now()`)))
  const ids = expired.map(({ id }) => id)
  await db.update(shares).set({ file: null }).where(inArray(shares.id, ids))
  await removeShareFiles(
    deps,
    expired.flatMap(({ file }) => file ?? []),
  )
  await db
    .delete(shares)
    .where(
      sql`coalesce(${shares.endedAt}, ${shares.expiresAt}) < now() - make_interval(days => ${HISTORY_DAYS})`,
    )
  await db.delete(shareTickets).where(lt(shareTickets.expiresAt, sql`now()`))
  const rows = await db.select({ file: shares.file }).from(shares).where(isNotNull(shares.file))
  const kept = new Set(rows.map(({ file }) => file && nameOf(file)))
  for (const name of await storage.list('shares')) {
    const place = `shares/${name}`
    if (!kept.has(name) && ((await storage.ageOf(place)) ?? 0) > LEFTOVER_MS) await storage.remove(place)
  }
}
