import { eq } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { formatWords } from '@shared/domain/text/dates'
import { changesToBegin } from '@shared/domain/trial/commands'
import { ageOn, gateOf, isAtopic } from '@shared/domain/trial/gate'
import { FOODS_MOST, FOODS_MOST_OPENED, YOUNGEST } from '@shared/domain/trial/numbers'
import { type GateCode, gateCodes } from '@shared/domain/trial/trial'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { client, findClientUser } from '../clients/clients.public'
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { portalSettings } from '../portal/portal.public'
import { type Chosen, chooseFoods, ofName, replaceFoods } from './foods'
import { currentAnswers, currentCodes, saveAnswers } from './gate-answers'
import { record } from './outcomes'
import { type PlanContext, lockPlan, type ReportsOfPlan } from './plan'
import { named, practitionersOf } from './practitioners-of'
import { presentPlan } from './present'
import type { TrialRow } from './resolved-state'
import { notes } from './trial.notices'
import { trials } from './trial.tables'

const conflict = (message: string) => new Problem('conflict', message)

/** Throws a 409 Problem while the portal offers no plans. */
export async function refuseIfPlansOff(tx: Parameters<typeof portalSettings>[0]) {
  const { trialOn } = await portalSettings(tx)
  if (!trialOn) throw conflict('Your laboratory does not offer plans.')
}

/** Starts a plan or accepts a proposal, perhaps to wait for a practitioner, or throws a 409. */
export async function startPlan(
  deps: Dependencies,
  reports: ReportsOfPlan,
  context: PlanContext,
  said: Body<'POST /api/trial'>,
) {
  const plan = await deps.db.transaction(async (tx) => {
    const before = await lockPlan(tx, reports, context)
    await refuseIfPlansOff(tx)
    await saveAnswers(tx, context, said.gate)
    // A nested transaction, so that the answers are stored even when the plan is refused.
    return tx.transaction((inner) => begin(inner, reports, context, said, before?.row)).catch(refusal)
  })
  if (plan instanceof Problem) throw plan
  // The `clinic-only` outcomes are stored even where no food is left for a plan.
  if (!plan)
    throw conflict('Only a clinic should bring back foods left out for so long. Please ask an allergist.')
  sendOutboxSoon(deps)
  return plan
}

export async function askToOpen(
  tx: Transaction,
  clientId: number,
  practitioners: readonly { userId: number }[],
): Promise<void> {
  for (const { userId } of practitioners) {
    const subjectId = await notify(tx, userId, notes.planWaits(clientId))
    await enqueueEmail(tx, { kind: 'plan-waits', userId, subjectId })
  }
}

function refusal(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}

/** Starts a plan after `before`, or accepts that one; undefined if all is `clinic-only`. */
async function begin(
  tx: Transaction,
  reports: ReportsOfPlan,
  context: PlanContext,
  said: Body<'POST /api/trial'>,
  before: TrialRow | undefined,
) {
  const { actor, clientId, today } = context
  const open = before?.state === 'closed' ? undefined : before
  if (open && (open.state !== 'proposed' || open.symptoms.length > 0))
    throw conflict('You already have a plan. End it before you start another.')
  const practitioners = await practitionersOf(tx, reports, clientId)
  const { codes, isClosed: waits, fromWhen } = await gateFor(tx, reports, context, said.gate)
  if (waits && practitioners.length === 0)
    throw conflict(
      `A plan like this needs someone to watch over it. Please ask your doctor, a dietitian or your laboratory.${fromWhen}`,
    )
  const { chosen, clinicOnly, newestReportId } = await foodsFor(tx, reports, clientId, said, codes)
  for (const { foods, keys } of clinicOnly)
    await record(tx, reports, {
      ...{ clientId, foods, keys, outcome: 'clinic-only', since: today, basis: 'gate' },
    })
  if (chosen.length === 0) {
    await audit(tx, { actorId: actor.id, action: 'trial.update', subjectId: clientId })
    return undefined
  }
  const maxFoods = open?.maxFoods ?? FOODS_MOST
  refuseMore(chosen, maxFoods)
  const columns = {
    reportId: newestReportId,
    symptoms: said.symptoms,
    gate: codes,
    ...(waits ? {} : changesToBegin(open?.phaseOn ?? null, today)),
    zone: said.zone,
    remindAt: said.remindAt ?? null,
    sharedWith: said.shared ? named(practitioners, said.practitionerIds).map(({ id }) => id) : [],
    asked: waits ? practitioners.map(({ id }) => id) : [],
  }
  const row = open
    ? await saveRow(tx, trials, open.id, columns)
    : await addPlan(tx, { state: 'proposed', clientId, haltedOn: before?.haltedOn, ...columns })
  await replaceFoods(tx, reports, row, chosen)
  if (waits) await askToOpen(tx, clientId, practitioners)
  await audit(tx, { actorId: actor.id, action: 'trial.start', subjectId: clientId })
  return presentPlan(tx, reports, context)
}

async function addPlan(tx: Transaction, columns: typeof trials.$inferInsert) {
  const [row] = await tx.insert(trials).values(columns).returning()
  if (!row) throw new Error('the insert returned no row')
  return row
}

/**
 * The gate answers that apply, new or still counting, whether a practitioner must open the plan,
 * and a sentence that says when they may be answered again. Throws a 409 Problem where the client
 * must see a doctor first.
 */
async function gateFor(
  tx: Transaction,
  reports: ReportsOfPlan,
  { clientId, today }: PlanContext,
  now: readonly GateCode[],
): Promise<{ codes: GateCode[]; isClosed: boolean; fromWhen: string }> {
  const [record] = await tx.select({ born: client.dateOfBirth }).from(client).where(eq(client.id, clientId))
  const born = record?.born ?? (await reports.bornByTests(tx, clientId))
  // A known date of birth overrides the answer about age.
  const held = (await currentAnswers(tx, clientId, today)).filter(({ code }) => !born || code !== 'age')
  const allCodes = [...now, ...held.map(({ code }) => code)]
  const asked = allCodes.includes('age') ? null : YOUNGEST
  const gate = gateOf({ codes: allCodes, age: born ? ageOn(born, today) : asked })
  const closing = gate.kind === 'open' ? [] : gate.kind === 'doctor' ? ['warning-signs'] : gate.codes
  const days = held.flatMap(({ code, againOn }) => (closing.includes(code) ? [againOn] : []))
  const last = days.sort().at(-1)
  const fromWhen = last ? ` You can answer again from ${formatWords(last)}.` : ''
  if (gate.kind === 'doctor')
    throw conflict(`Please see a doctor about what you noticed before you leave any food out.${fromWhen}`)
  const codes = gateCodes.filter((code) => allCodes.includes(code) || closing.includes(code))
  return { codes, isClosed: closing.length > 0, fromWhen }
}

/** The left-out and `clinic-only` foods; throws a 409 Problem if nothing may be left out. */
async function foodsFor(
  tx: Transaction,
  reports: ReportsOfPlan,
  clientId: number,
  { foods, gate, leftOut }: Body<'POST /api/trial'>,
  codes: readonly GateCode[],
): Promise<{ chosen: Chosen[]; clinicOnly: Chosen[]; newestReportId: number }> {
  const { chosen, newestReportId } = await chooseFoods(tx, reports, { clientId, names: foods, gate: codes })
  if (!isAtopic(codes)) return { chosen, clinicOnly: [], newestReportId }
  // Atopic by an earlier try: ask what they had left out before all is `clinic-only`.
  if (!leftOut && !isAtopic(gate))
    throw conflict('Please choose which foods in this plan you have already left out.')
  const found = leftOut?.map((name) => ofName(chosen, name)) ?? chosen
  if (found.includes(undefined))
    throw conflict('Please choose which foods in this plan you have already left out.')
  const clinicOnly = chosen.filter((each) => found.includes(each))
  return { chosen: chosen.filter((each) => !found.includes(each)), clinicOnly, newestReportId }
}

export function refuseMore(chosen: readonly Chosen[], most: number): void {
  if (chosen.length > most) throw conflict(`A plan can have at most ${most} foods.`)
}

/**
 * How many foods a practitioner's plan may have. Throws a Problem: 400 for more than usual without
 * a reason, 409 for too many.
 */
export function mostFoods(chosen: readonly Chosen[], most: number, reason = ''): number {
  refuseMore(chosen, FOODS_MOST_OPENED)
  if (chosen.length <= most) return most
  if (reason === '') {
    const why = `Please say why it needs more than ${most} foods.`
    throw new Problem('invalid', why, { fields: { reason: why } })
  }
  return FOODS_MOST_OPENED
}

/** A practitioner's proposal, for the client to answer. Throws a Problem: 400, 409. */
export async function proposePlan(
  deps: Dependencies,
  reports: ReportsOfPlan,
  context: PlanContext,
  { foods, reason }: Body<'POST /api/clients/:id/trial'>,
) {
  const { actor, clientId } = context
  const plan = await deps.db.transaction(async (tx) => {
    const before = await lockPlan(tx, reports, context)
    await refuseIfPlansOff(tx)
    if (before && before.row.state !== 'closed') throw conflict('This client already has a plan.')
    const gate = await currentCodes(tx, clientId, context.today)
    const { chosen, newestReportId } = await chooseFoods(tx, reports, { clientId, names: foods, gate })
    const maxFoods = mostFoods(chosen, FOODS_MOST, reason)
    const row = await addPlan(tx, {
      ...{ clientId, state: 'proposed', proposedBy: actor.practitionerId, reportId: newestReportId },
      ...{ maxFoods, haltedOn: before?.row.haltedOn },
      foodsReason: maxFoods > FOODS_MOST ? reason : null,
    })
    await replaceFoods(tx, reports, row, chosen)
    const clientUser = await findClientUser(tx, clientId)
    if (clientUser) {
      const subjectId = await notify(tx, clientUser.userId, notes.planProposed())
      await enqueueEmail(tx, { kind: 'plan-proposed', userId: clientUser.userId, subjectId })
    }
    await audit(tx, { actorId: actor.id, action: 'trial.start', subjectId: clientId })
    return presentPlan(tx, reports, context)
  })
  sendOutboxSoon(deps)
  return plan
}
