import { eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect'
import { signInAttempts } from './auth.tables'

/** `free` tries at once, then `slow` delayed ones; reset after `forgetMs` without a try. */
export type Budget = { free: number; slow: number; forgetMs: number }

/** A budget, its key, and how much of it is used. */
export type KeyedBudget = Budget & { key: string }
export type Used = KeyedBudget & { count: number; waitMs: number }

const LONGEST_DELAY_MS = 60_000

/** 2, 4, 8 … seconds for the attempts after the free ones. */
const delayOf = ({ free, slow }: Budget, count: number) =>
  count < free || count >= free + slow ? 0 : Math.min(2 ** (count - free + 1) * 1000, LONGEST_DELAY_MS)

function usedOf(counted: KeyedBudget[], rows: (typeof signInAttempts.$inferSelect)[]): Used[] {
  const now = Date.now()
  return counted.map((budget) => {
    const row = rows.find(({ key, expire }) => key === budget.key && (expire ?? 0) > now)
    if (!row) return { ...budget, count: 0, waitMs: 0 }
    const isSlow = row.points >= budget.free
    return { ...budget, count: row.points, waitMs: isSlow ? Math.max(0, row.next - now) : 0 }
  })
}

/** Reads the used budgets without counting. */
export async function read(db: Database, counted: KeyedBudget[]): Promise<Used[]> {
  const keys = counted.map(({ key }) => key)
  return usedOf(counted, await db.select().from(signInAttempts).where(inArray(signInAttempts.key, keys)))
}

/** Locks the budgets until the transaction ends, so that concurrent attempts all count. */
export async function lockCounts(tx: Transaction, counted: KeyedBudget[]): Promise<Used[]> {
  // Sorted, because locks in different orders would deadlock.
  const keys = counted.map(({ key }) => key).sort()
  const rows = await tx
    .insert(signInAttempts)
    .values(keys.map((key) => ({ key, expire: 0 })))
    .onConflictDoUpdate({ target: signInAttempts.key, set: { key: sql`excluded.key` } })
    .returning()
  return usedOf(counted, rows)
}

/** Adds one attempt to each locked budget. */
export async function add(tx: Transaction, used: Used[]): Promise<void> {
  const now = Date.now()
  const rows = used.map((budget) => {
    const points = budget.count + 1
    return {
      key: budget.key,
      points,
      next: now + delayOf(budget, points),
      expire: now + budget.forgetMs,
    }
  })
  await tx
    .insert(signInAttempts)
    .values(rows)
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: { points: sql`excluded.points`, next: sql`excluded.next`, expire: sql`excluded.expire` },
    })
}

/** Removes one attempt from each, with its delay. */
export async function refund(db: Database, counted: KeyedBudget[]): Promise<void> {
  await db.transaction(async (tx) => {
    const used = await lockCounts(tx, counted)
    const keys = used.filter(({ count }) => count > 0).map(({ key }) => key)
    await tx
      .update(signInAttempts)
      .set({ points: sql`${signInAttempts.points} - 1`, next: 0 })
      .where(inArray(signInAttempts.key, keys))
  })
}

export async function clear(db: Database, { key }: Pick<KeyedBudget, 'key'>): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, key))
}

/** Marks a challenge as used until it expires; false when it was used before. */
export async function spend(
  tx: Transaction,
  { id, runsOutAt }: { id: string; runsOutAt: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(signInAttempts)
    .values({ key: `challenge ${id}`, expire: runsOutAt })
    .onConflictDoNothing()
  return rowCount === 1
}
