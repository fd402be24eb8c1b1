import { and, count, eq, ne, sql } from 'drizzle-orm'
import { outcomeKinds } from '@shared/domain/trial/trial'
import type { Transaction } from '../../database/connect'
import { challenges, diaryDays, foodOutcomes, gateAnswers, trials } from './trial.tables'

type Merged = { clientId: number; userId: number }

/** What a client's plans contain, and the diary days that another client has written too. */
export async function plansToMove(tx: Transaction, from: number, into: number) {
  const number = async (table: typeof trials | typeof diaryDays | typeof foodOutcomes) =>
    (await tx.select({ count: count() }).from(table).where(eq(table.clientId, from)))[0]?.count ?? 0
  const [same] = await tx
    .select({ count: count() })
    .from(diaryDays)
    .where(and(eq(diaryDays.clientId, from), isDayOf(into)))
  return {
    plans: await number(trials),
    diaryDays: await number(diaryDays),
    outcomes: await number(foodOutcomes),
    sameDiaryDays: same?.count ?? 0,
  }
}

const isDayOf = (clientId: number) =>
  sql`${diaryDays.day} in (select day from ${diaryDays} as other where other.client_id = ${clientId})`

/** Whether a client has a plan that is not closed. */
export async function hasOpenPlan(tx: Transaction, clientId: number): Promise<boolean> {
  const open = and(eq(trials.clientId, clientId), ne(trials.state, 'closed'))
  return (await tx.select({ id: trials.id }).from(trials).where(open)).length > 0
}

/**
 * Gives one client's plans, diary, outcomes and gate answers to another. Of two diary pages for a
 * day the receiver's stays, of two outcomes for the same foods the graver, and of two answers to a
 * question the one that counts longer.
 */
export async function movePlans(tx: Transaction, from: Merged, into: Merged): Promise<void> {
  await tx.update(challenges).set({ decidedBy: into.userId }).where(eq(challenges.decidedBy, from.userId))
  await tx.delete(diaryDays).where(and(eq(diaryDays.clientId, from.clientId), isDayOf(into.clientId)))
  await tx.update(diaryDays).set({ clientId: into.clientId }).where(eq(diaryDays.clientId, from.clientId))
  const gravity = sql.raw(
    `array_position(array[${outcomeKinds.map((kind) => `'${kind}'`).join(', ')}], outcome)`,
  )
  await tx.execute(sql`
    update ${foodOutcomes} set ended_at = now() where id in (
      select unnest((array_agg(id order by ${gravity}, id desc))[2:]) from ${foodOutcomes}
      where client_id in (${from.clientId}, ${into.clientId}) and ended_at is null
      group by foods having count(*) > 1)`)
  await tx
    .update(foodOutcomes)
    .set({ clientId: into.clientId })
    .where(eq(foodOutcomes.clientId, from.clientId))
  const answers = await tx.delete(gateAnswers).where(eq(gateAnswers.clientId, from.clientId)).returning()
  if (answers.length > 0)
    await tx
      .insert(gateAnswers)
      .values(answers.map((answer) => ({ ...answer, clientId: into.clientId })))
      .onConflictDoUpdate({
        target: [gateAnswers.clientId, gateAnswers.code],
        set: {
          saidOn: sql`excluded.said_on`,
          liftedOn: sql`excluded.lifted_on`,
          liftedBy: sql`excluded.lifted_by`,
          reason: sql`excluded.reason`,
        },
        setWhere: sql`excluded.lifted_on is null
          and (${gateAnswers.liftedOn} is not null or excluded.said_on > ${gateAnswers.saidOn})`,
      })
  await tx.update(trials).set({ clientId: into.clientId }).where(eq(trials.clientId, from.clientId))
}
