import { lt, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies'
import { audit } from '../audit/audit.public'
import { signInAttempts, signInFailures } from './auth.tables'

const thisHour = sql`date_trunc('hour', now())`

/** Counts a failed sign-in of an account. */
export async function countFailure({ db }: Pick<Dependencies, 'db'>, userId: number): Promise<void> {
  await db
    .insert(signInFailures)
    .values({ userId, hour: thisHour })
    .onConflictDoUpdate({
      target: [signInFailures.userId, signInFailures.hour],
      set: { count: sql`${signInFailures.count} + 1` },
    })
}

/** Writes the failed sign-ins of the hours that are over to the audit: one event for an account and an hour. */
export async function auditFailures({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const over = await tx.delete(signInFailures).where(lt(signInFailures.hour, thisHour)).returning()
    for (const { userId, count } of over)
      await audit(tx, { actorId: null, action: 'user.sign-in-failed', subjectId: userId, count })
  })
}

/** Forgets the counts of sign-in attempts that have run out. */
export async function removeOldAttempts({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expire, Date.now()))
}
