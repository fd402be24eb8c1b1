import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { addDays } from '@shared/domain/text/dates'
import { GATE_DAYS } from '@shared/domain/trial/numbers'
import { type Day, type GateCode, gateCodes } from '@shared/domain/trial/trial'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { findClientUser, lockClient } from '../clients/clients.public'
import { notify } from '../notifications/notifications.public'
import type { PlanContext } from './plan'
import { notes } from './trial.notices'
import { gateAnswers, trials } from './trial.tables'

/** The plan whose questions a client has answered and that waits for a practitioner. */
const waitsOf = (clientId: number) =>
  and(eq(trials.clientId, clientId), eq(trials.state, 'proposed'), sql`cardinality(${trials.symptoms}) > 0`)

/** The gate answers that count on a day, each with the day when it is asked again. */
export async function currentAnswers(db: Database | Transaction, clientId: number, today: Day) {
  const rows = await db
    .select({ code: gateAnswers.code, saidOn: gateAnswers.saidOn })
    .from(gateAnswers)
    .where(
      and(
        eq(gateAnswers.clientId, clientId),
        isNull(gateAnswers.liftedOn),
        gt(gateAnswers.saidOn, addDays(today, -GATE_DAYS)),
      ),
    )
    .orderBy(asc(gateAnswers.saidOn), asc(gateAnswers.code))
  return rows.map((row) => ({ ...row, againOn: addDays(row.saidOn, GATE_DAYS) }))
}

export const currentCodes = async (db: Database | Transaction, clientId: number, today: Day) =>
  (await currentAnswers(db, clientId, today)).map(({ code }) => code)

/** Stores a locked client's gate answers, also in a waiting plan for a practitioner to see. */
export async function saveAnswers(
  tx: Transaction,
  { clientId, today }: Pick<PlanContext, 'clientId' | 'today'>,
  codes: readonly GateCode[],
): Promise<void> {
  if (codes.length === 0) return
  await tx
    .insert(gateAnswers)
    .values([...new Set(codes)].map((code) => ({ clientId, code, saidOn: today })))
    .onConflictDoUpdate({
      target: [gateAnswers.clientId, gateAnswers.code],
      set: { saidOn: sql`excluded.said_on`, liftedOn: null, liftedBy: null, reason: null },
    })
  for (const { id, gate } of await tx.select().from(trials).where(waitsOf(clientId)))
    await saveRow(tx, trials, id, { gate: gateCodes.filter((code) => [...gate, ...codes].includes(code)) })
}

/** Answers the gate without starting a plan, and returns the answers that count then. */
export async function answerGate({ db }: Dependencies, context: PlanContext, codes: readonly GateCode[]) {
  await db.transaction(async (tx) => {
    await lockClient(tx, context.clientId)
    await saveAnswers(tx, context, codes)
  })
  return currentAnswers(db, context.clientId, context.today)
}

/** Lifts all gate answers of a locked client; throws a 400 Problem without a reason. */
export async function clearAnswers(
  tx: Transaction,
  { actor, clientId, today }: PlanContext,
  reason = '',
): Promise<void> {
  if (reason === '') {
    const why = 'Please say why the plan may begin.'
    throw new Problem('invalid', why, { fields: { reason: why } })
  }
  await tx
    .update(gateAnswers)
    .set({ liftedOn: today, liftedBy: actor.practitionerId, reason })
    .where(and(eq(gateAnswers.clientId, clientId), isNull(gateAnswers.liftedOn)))
}

/** Lets a client answer the gate again; throws a Problem: 400 (no reason) or 409 (waiting). */
export async function clearGate({ db }: Dependencies, context: PlanContext, reason: string) {
  const { actor, clientId, today } = context
  await db.transaction(async (tx) => {
    await lockClient(tx, clientId)
    if (await tx.$count(trials, waitsOf(clientId)))
      throw new Problem(
        'conflict',
        'This client has a plan waiting. Only the practitioner they asked can approve it.',
      )
    await clearAnswers(tx, context, reason)
    const clientUser = await findClientUser(tx, clientId)
    if (clientUser) await notify(tx, clientUser.userId, notes.gateLifted())
    await audit(tx, { actorId: actor.id, action: 'trial.update', subjectId: clientId })
  })
  return currentAnswers(db, clientId, today)
}
