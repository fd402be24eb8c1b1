import { lt, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies'
import { findAccount } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { notes } from './auth.notices'
import { signInAttempts, signInBursts, signInFailures } from './auth.tables'

const thisHour = sql`date_trunc('hour', now())`

/** Counts a failed sign-in; notifies the owner of more than typing errors explain. */
export async function countFailure(deps: Dependencies, userId: number, isBurst: boolean): Promise<void> {
  await deps.db
    .insert(signInFailures)
    .values({ userId, hour: thisHour })
    .onConflictDoUpdate({
      target: [signInFailures.userId, signInFailures.hour],
      set: { count: sql`${signInFailures.count} + 1` },
    })
  if (isBurst) await notifyOfGuesses(deps, userId)
}

/** At most once a day. */
async function notifyOfGuesses(deps: Dependencies, userId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [burst] = await tx
      .insert(signInBursts)
      .values({ userId })
      .onConflictDoNothing()
      .returning({ id: signInBursts.id })
    const owner = burst && (await findAccount(tx, userId))
    if (!owner) return
    await notify(tx, userId, notes.guesses(owner.role))
    await enqueueEmail(tx, { kind: 'sign-in-guesses', userId, subjectId: burst.id })
  })
  sendOutboxSoon(deps)
}

/** Writes the failed sign-ins of past hours to the audit, one event per account and hour. */
export async function auditFailures({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const over = await tx.delete(signInFailures).where(lt(signInFailures.hour, thisHour)).returning()
    for (const { userId, count } of over)
      await audit(tx, { actorId: null, action: 'user.sign-in-failed', subjectId: userId, count })
  })
}

/** Deletes expired counts of attempts, and the days of past notifications. */
export async function removeOldAttempts({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expire, Date.now()))
  await db.delete(signInBursts).where(lt(signInBursts.day, sql`current_date - 30`))
}
