import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { addDays } from '@shared/domain/dates'
import { GATE_DAYS } from '@shared/domain/trial/numbers'
import { type Day, type GateCode, gateCodes } from '@shared/domain/trial/trial'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { findClientUser, lockClient } from '../clients/clients.public'
import { notify } from '../notifications/notifications.public'
import type { Deed } from './plan'
import { notes } from './trial.notices'
import { gateAnswers, trials } from './trial.tables'

/** The plan that a client has answered and that waits to be opened. */
const waitsOf = (clientId: number) =>
  and(eq(trials.clientId, clientId), eq(trials.state, 'proposed'), sql`cardinality(${trials.symptoms}) > 0`)

/** What a client has said applies and counts still on a day, and the day from which each question is asked anew. */
export async function heldAnswers(db: Database | Transaction, clientId: number, today: Day) {
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

/** The same, without the days. */
export const heldCodes = async (db: Database | Transaction, clientId: number, today: Day) =>
  (await heldAnswers(db, clientId, today)).map(({ code }) => code)

/** Keeps what a client, who is locked, says on a day applies; whoever opens a plan that waits reads it there, too. */
export async function keepAnswers(
  tx: Transaction,
  { clientId, today }: Pick<Deed, 'clientId' | 'today'>,
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

/** A client answers the gate without starting a plan. What counts then. */
export async function answerGate({ db }: Dependencies, deed: Deed, codes: readonly GateCode[]) {
  await db.transaction(async (tx) => {
    await lockClient(tx, deed.clientId)
    await keepAnswers(tx, deed, codes)
  })
  return heldAnswers(db, deed.clientId, deed.today)
}

/** A practitioner lifts for a client, who is locked, all that was answered. Throws a 400 Problem without a reason. */
export async function liftAnswers(
  tx: Transaction,
  { actor, clientId, today }: Deed,
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

/** A practitioner lets a client answer the gate anew, of whom no plan waits. What counts then. Throws a 400 Problem. */
export async function liftGate({ db }: Dependencies, deed: Deed, reason: string) {
  const { actor, clientId, today } = deed
  await db.transaction(async (tx) => {
    await lockClient(tx, clientId)
    if (await tx.$count(trials, waitsOf(clientId)))
      throw new Problem('conflict', 'A plan of this client waits. Whoever it was put before opens it.')
    await liftAnswers(tx, deed, reason)
    const told = await findClientUser(tx, clientId)
    if (told) await notify(tx, told.userId, notes.gateLifted())
    await audit(tx, { actorId: actor.id, action: 'trial.update', subjectId: clientId })
  })
  return heldAnswers(db, clientId, today)
}
