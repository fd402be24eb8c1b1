import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { spellings } from '@shared/domain/loose-match'
import type { Outcome } from '@shared/domain/trial/trial'
import type { Person } from '@shared/domain/verdict/person'
import type { Scope } from '../../access/scope'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { pageOf } from '../../http/paging'
import { notFound, Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { lockClient } from '../clients/clients.public'
import { resolveFoods } from '../foods/foods.public'
import type { Deed, ReportsOfPlan } from './plan'
import { foodOutcomes } from './trial.tables'

const columns = {
  id: foodOutcomes.id,
  foods: foodOutcomes.foods,
  keys: foodOutcomes.keys,
  outcome: foodOutcomes.outcome,
  amount: foodOutcomes.amount,
  since: foodOutcomes.since,
  basis: foodOutcomes.basis,
  confirmedAfterReport: foodOutcomes.confirmedAfterReport,
}

const live = (clientId: number) => and(eq(foodOutcomes.clientId, clientId), isNull(foodOutcomes.endedAt))

/** What a client has found out about foods and what holds, the newest first. */
export const outcomesOf = (db: Database | Transaction, clientId: number): Promise<Outcome[]> =>
  db.select(columns).from(foodOutcomes).where(live(clientId)).orderBy(desc(foodOutcomes.id))

type Found = Omit<typeof foodOutcomes.$inferInsert, 'id' | 'confirmedAfterReport' | 'endedAt' | 'createdAt'>

/** Keeps what was found out, in the place of what it replaces; the client is locked. */
export async function record(tx: Transaction, reports: ReportsOfPlan, found: Found): Promise<Outcome> {
  const replaced = (await outcomesOf(tx, found.clientId)).filter((before) => isWithin(before, found))
  await end(
    tx,
    replaced.map(({ id }) => id),
  )
  const { newestReportId } = await reports.raisedBy(tx, found.clientId)
  const [made] = await tx
    .insert(foodOutcomes)
    .values({ ...found, confirmedAfterReport: newestReportId })
    .returning(columns)
  if (!made) throw new Error('the insert returned no row')
  return made
}

const end = (tx: Transaction, ids: readonly number[]) =>
  tx
    .update(foodOutcomes)
    .set({ endedAt: new Date() })
    .where(inArray(foodOutcomes.id, [...ids]))

type OfFoods = Pick<Outcome, 'foods' | 'keys'>

/** Whether one is about nothing but foods of the other. */
function isWithin(one: OfFoods, other: OfFoods): boolean {
  const names = new Set(other.foods.flatMap(spellings))
  const isNamed = one.foods.every((food) => spellings(food).some((name) => names.has(name)))
  return isNamed || (one.keys.length > 0 && one.keys.every((key) => other.keys.includes(key)))
}

/** What newer tests ask about, by the ids of the outcomes. */
export const askedOf = ({ avoid }: Person): ReadonlySet<number> =>
  new Set(avoid.flatMap(({ asks }) => asks ?? []))

export const present = (outcome: Outcome, asked: ReadonlySet<number>) => ({
  ...outcome,
  foods: [...outcome.foods],
  asks: asked.has(outcome.id),
})

/** A page of what a client has found out, the newest first. */
export async function listOutcomes(
  db: Database,
  reports: ReportsOfPlan,
  clientId: number,
  page: { page: number; pageSize: number },
) {
  const all = await outcomesOf(db, clientId)
  const asked = askedOf(await reports.personOf(db, clientId))
  const from = pageOf(page)
  const end = from + page.pageSize
  const rows = all.slice(from, end).map((outcome) => present(outcome, asked))
  const total = { count: all.length, isCapped: false }
  return { rows, total, hasNext: all.length > end }
}

/**
 * A practitioner records what was found out about foods. Throws a Problem: 400 for a limit without an amount, 409 for an
 * allergy that is to be eaten.
 */
export async function recordOutcome(
  { db }: Dependencies,
  reports: ReportsOfPlan,
  { actor, clientId, today }: Deed,
  { foods, outcome, amount }: Body<'POST /api/clients/:id/outcomes'>,
) {
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId)
    const isEaten = outcome === 'tolerated' || outcome === 'limited'
    if (isEaten && (await reports.leftOutOf(tx, clientId, foods)).includes('allergy'))
      throw new Problem(
        'conflict',
        'This food counts as an allergy of the client. End that first: it is on the list of their allergies, or to be tried in a clinic alone.',
      )
    const made = await record(tx, reports, {
      ...{ clientId, foods, outcome, since: today, basis: 'practitioner' },
      amount: amountOf(outcome, amount),
      keys: await keysOf(tx, foods),
      byPractitioner: actor.practitionerId,
    })
    await auditOutcome(tx, actor.id, clientId)
    return { clientId, outcome: present(made, new Set()) }
  })
}

/** The catalogue's foods that names stand for. */
export const keysOf = async (tx: Transaction, names: readonly string[]): Promise<string[]> => [
  ...new Set((await resolveFoods(tx, names)).flatMap(({ keys }) => keys)),
]

/** How much of a food is eaten, where that is what was found out. Throws a 400 Problem where nobody says. */
export function amountOf(outcome: string, amount = ''): string {
  if (outcome !== 'limited') return ''
  const why = 'Please say how much of it, and how often.'
  if (amount === '') throw new Problem('invalid', why, { fields: { amount: why } })
  return amount
}

/**
 * Goes on with what was found out after a newer test, or ends it. Throws a Problem: 404 out of reach, 409 for what has ended
 * and for what only a practitioner ends.
 */
export async function confirmOutcome(
  { db }: Dependencies,
  reports: ReportsOfPlan,
  scope: Scope,
  id: number,
  goOn: boolean,
) {
  const clientId = await clientOf(db, reports, scope, id)
  return db.transaction(async (tx) => {
    await lockClient(tx, clientId)
    const outcome = (await outcomesOf(tx, clientId)).find((each) => each.id === id)
    if (!outcome) throw new Problem('conflict', 'This does not hold any more.')
    if (!goOn && outcome.outcome === 'clinic-only' && scope.actor.clientId !== null)
      throw new Problem('conflict', 'Only your practitioner can end this. Please ask an allergist first.')
    if (!goOn) await end(tx, [id])
    const { newestReportId } = await reports.raisedBy(tx, clientId)
    if (goOn)
      await tx
        .update(foodOutcomes)
        .set({ confirmedAfterReport: newestReportId })
        .where(eq(foodOutcomes.id, id))
    await auditOutcome(tx, scope.actor.id, clientId)
    return { clientId, outcome: goOn ? present(outcome, new Set()) : null }
  })
}

/** Whose outcome it is. Throws a 404 Problem out of reach. */
async function clientOf(db: Database, reports: ReportsOfPlan, scope: Scope, id: number): Promise<number> {
  const [row] = await db
    .select({ clientId: foodOutcomes.clientId })
    .from(foodOutcomes)
    .where(eq(foodOutcomes.id, id))
  if (!row || !(await reachesClient(db, reports, scope, row.clientId))) throw notFound('This')
  return row.clientId
}

/** Whether a scope reaches a client. */
export const reachesClient = (db: Database, reports: ReportsOfPlan, scope: Scope, clientId: number) =>
  scope.reach === 'own'
    ? Promise.resolve(scope.actor.clientId === clientId)
    : reports.reaches(db, scope, clientId)

const auditOutcome = (tx: Transaction, actorId: number, clientId: number) =>
  audit(tx, { actorId, action: 'trial.update', subjectId: clientId })
