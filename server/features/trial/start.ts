import { eq } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { begun } from '@shared/domain/trial/commands'
import { ageOn, gateOf, isAtopic, isCoeliac } from '@shared/domain/trial/gate'
import { hasGluten } from '@shared/domain/trial/gluten'
import { FOODS_MOST, FOODS_MOST_OPENED, YOUNGEST } from '@shared/domain/trial/numbers'
import { type GateCode, gateCodes } from '@shared/domain/trial/trial'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { client, findClientUser } from '../clients/clients.public'
import { foodMatcher } from '../foods/foods.public'
import { owe, sendOwedSoon } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { portalSettings } from '../portal/portal.public'
import { type Chosen, chooseFoods, replaceFoods } from './foods'
import { record } from './outcomes'
import { type Deed, lockPlan, type ReportsOfPlan } from './plan'
import { practitionersOf } from './practitioners-of'
import { presentPlan } from './present'
import { notes } from './trial.notices'
import { trials } from './trial.tables'

const conflict = (message: string) => new Problem('conflict', message)

/** Refuses to begin anything while the portal offers no plans. Throws a 409 Problem. */
export async function refuseOff(tx: Parameters<typeof portalSettings>[0]) {
  const { trialOn } = await portalSettings(tx)
  if (!trialOn) throw conflict('Your laboratory does not offer plans.')
}

/**
 * A client starts a plan, or accepts what a practitioner has proposed: it begins today, or waits for a practitioner where
 * the gate asks for one. Throws a 409 Problem where it can do neither.
 */
export async function startPlan(
  deps: Dependencies,
  reports: ReportsOfPlan,
  deed: Deed,
  said: Body<'POST /api/trial'>,
) {
  const { actor, clientId, today } = deed
  const plan = await deps.db.transaction(async (tx) => {
    const before = await lockPlan(tx, reports, deed)
    await refuseOff(tx)
    const open = before?.row.state === 'closed' ? undefined : before?.row
    if (open && (open.state !== 'proposed' || open.symptoms.length > 0))
      throw conflict('You have a plan already. End it before you start another.')
    const practitioners = await practitionersOf(tx, reports, clientId)
    const { codes, isClosed } = await gateFor(tx, deed, said.gate)
    const waits = isClosed && !open?.gateReason
    if (waits && practitioners.length === 0)
      throw conflict(
        'A plan like this needs somebody who watches over it. Please ask your doctor or a dietitian; a practitioner whom your laboratory gives you can open it here.',
      )
    const { chosen, clinicOnly, newestReportId } = await foodsFor(tx, reports, clientId, said, codes)
    const maxFoods = open?.maxFoods ?? FOODS_MOST
    refuseMore(chosen, maxFoods)
    const columns = {
      reportId: newestReportId,
      symptoms: said.symptoms,
      gate: codes,
      ...(waits ? {} : begun(open?.phaseOn ?? null, today)),
      zone: said.zone,
      remindAt: said.remindAt ?? null,
      sharedWith: said.shared ? practitioners.map(({ id }) => id) : [],
    }
    const row = open
      ? await saveRow(tx, trials, open.id, columns)
      : await addPlan(tx, { state: 'proposed', clientId, ...columns })
    await replaceFoods(tx, reports, row, chosen)
    for (const { foods, keys } of clinicOnly)
      await record(tx, reports, {
        ...{ clientId, foods, keys, outcome: 'clinic-only', since: today, basis: 'gate' },
      })
    if (waits)
      for (const { userId } of practitioners) {
        const subjectId = await notify(tx, userId, notes.planWaits(clientId))
        await owe(tx, { kind: 'plan-waits', userId, subjectId })
      }
    await audit(tx, { actorId: actor.id, action: 'trial.start', subjectId: clientId })
    return presentPlan(tx, reports, deed)
  })
  sendOwedSoon(deps)
  return plan
}

async function addPlan(tx: Transaction, columns: typeof trials.$inferInsert) {
  const [row] = await tx.insert(trials).values(columns).returning()
  if (!row) throw new Error('the insert returned no row')
  return row
}

/** What of the gate applies, and whether a practitioner has to open it. Throws a 409 Problem where a doctor is to be seen first. */
async function gateFor(
  tx: Transaction,
  { clientId, today }: Deed,
  said: readonly GateCode[],
): Promise<{ codes: GateCode[]; isClosed: boolean }> {
  const [born] = await tx.select({ on: client.dateOfBirth }).from(client).where(eq(client.id, clientId))
  // Who has no date of birth has been asked.
  const asked = said.includes('age') ? null : YOUNGEST
  const gate = gateOf({ codes: said, age: born?.on ? ageOn(born.on, today) : asked })
  if (gate.kind === 'doctor')
    throw conflict(
      'Please see a doctor first: what you noticed has to be looked at before foods are left out.',
    )
  const closing = gate.kind === 'practitioner' ? gate.codes : []
  const codes = gateCodes.filter((code) => said.includes(code) || closing.includes(code))
  return { codes, isClosed: closing.length > 0 }
}

/** What is left out, and what is for a clinic alone. Throws a 409 Problem where nothing may be left out. */
async function foodsFor(
  tx: Transaction,
  reports: ReportsOfPlan,
  clientId: number,
  { foods, leftOut = [] }: Body<'POST /api/trial'>,
  codes: readonly GateCode[],
): Promise<{ chosen: Chosen[]; clinicOnly: Chosen[]; newestReportId: number }> {
  const { chosen, newestReportId } = await chooseFoods(tx, reports, clientId, foods)
  const matcher = foodMatcher()
  if (isCoeliac(codes) && chosen.some(({ foods: names }) => names.some((name) => hasGluten(matcher, name))))
    throw conflict('Please ask for the coeliac tests before you leave gluten out.')
  const isLeftOut = ({ foods: names }: Chosen) =>
    isAtopic(codes) && (leftOut.length === 0 || names.some((name) => leftOut.includes(name)))
  const clinicOnly = chosen.filter(isLeftOut)
  if (clinicOnly.length === chosen.length)
    throw conflict(
      'Foods that you have left out for so long come back in a clinic alone. Please ask an allergist.',
    )
  return { chosen: chosen.filter((each) => !isLeftOut(each)), clinicOnly, newestReportId }
}

/** Throws a 409 Problem for more foods than a plan may have. */
export function refuseMore(chosen: readonly Chosen[], most: number): void {
  if (chosen.length > most) throw conflict(`A plan is about at most ${most} foods.`)
}

/** How many foods a practitioner's plan may have. Throws a Problem: 400 for more than five without a reason, 409 for too many. */
export function mostFoods(chosen: readonly Chosen[], most: number, reason = ''): number {
  refuseMore(chosen, FOODS_MOST_OPENED)
  if (chosen.length <= most) return most
  if (reason === '') {
    const why = `Please say why more than ${most} foods.`
    throw new Problem('invalid', why, { fields: { reason: why } })
  }
  return FOODS_MOST_OPENED
}

/** A practitioner proposes a plan, which its client answers. Throws a Problem: 400, 409. */
export async function proposePlan(
  deps: Dependencies,
  reports: ReportsOfPlan,
  deed: Deed,
  { foods, reason }: Body<'POST /api/clients/:id/trial'>,
) {
  const { actor, clientId } = deed
  const plan = await deps.db.transaction(async (tx) => {
    const before = await lockPlan(tx, reports, deed)
    await refuseOff(tx)
    if (before && before.row.state !== 'closed') throw conflict('This client has a plan already.')
    const { chosen, newestReportId } = await chooseFoods(tx, reports, clientId, foods)
    const maxFoods = mostFoods(chosen, FOODS_MOST, reason)
    const row = await addPlan(tx, {
      ...{ clientId, state: 'proposed', proposedBy: actor.practitionerId, reportId: newestReportId },
      maxFoods,
      foodsReason: maxFoods > FOODS_MOST ? reason : null,
    })
    await replaceFoods(tx, reports, row, chosen)
    const told = await findClientUser(tx, clientId)
    if (told) {
      const subjectId = await notify(tx, told.userId, notes.planProposed())
      await owe(tx, { kind: 'plan-proposed', userId: told.userId, subjectId })
    }
    await audit(tx, { actorId: actor.id, action: 'trial.start', subjectId: clientId, fields: ['foods'] })
    return presentPlan(tx, reports, deed)
  })
  sendOwedSoon(deps)
  return plan
}
