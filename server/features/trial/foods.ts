import { eq, inArray } from 'drizzle-orm'
import type { Body } from '@shared/api'
import type { AvoidedFood } from '@shared/domain/avoidance/avoided-foods'
import { isSameName } from '@shared/domain/trial/avoidance'
import { isCoeliac } from '@shared/domain/trial/gate'
import { hasGluten } from '@shared/domain/trial/gluten'
import { type Bundle, bundlesOf, orderOf, propose } from '@shared/domain/trial/proposal'
import type { GateCode } from '@shared/domain/trial/trial'
import type { Person } from '@shared/domain/verdict/person'
import { swapsFor } from '@shared/domain/verdict/swaps'
import { verdictOf } from '@shared/domain/verdict/verdict'
import type { Database, Transaction } from '../../database/connect'
import { Problem } from '../../http/problem'
import { foodMatcher, foodRoles } from '../foods/foods.public'
import { currentCodes } from './gate-answers'
import { outcomesOf } from './outcomes'
import type { PlanContext, ReportsOfPlan } from './plan'
import type { TrialRow } from './resolved-state'
import { trialFoods } from './trial.tables'

/** Foods that a plan leaves out and reintroduces as one. */
export type Chosen = Bundle

/** Foods raised in the client's tests and avoided; throws a 409 Problem without a report. */
async function choosable(db: Database | Transaction, reports: ReportsOfPlan, clientId: number) {
  const { raised, newestReportId } = await reports.raisedBy(db, clientId)
  if (newestReportId === null)
    throw new Problem('conflict', 'A plan needs a complete report. There is none yet.')
  const person = await reports.personOf(db, clientId)
  const avoided = new Set(person.avoid.map(({ foodName }) => foodName.toLowerCase()))
  return { raised: raised.filter(({ food }) => avoided.has(food.toLowerCase())), newestReportId }
}

type Choice = {
  clientId: number
  names: readonly string[]
  gate: readonly GateCode[]
  kept?: readonly string[]
}

/**
 * The chosen foods, each with those that cannot be eaten separately. `kept`: foods already in the
 * plan, which a newer test need not raise; `gate`: the client's gate answers. Throws a 409 Problem
 * for a food that is not raised, for an allergy, and for gluten before the coeliac tests.
 */
export async function chooseFoods(
  tx: Transaction,
  reports: ReportsOfPlan,
  { clientId, names, gate, kept = [] }: Choice,
): Promise<{ chosen: Chosen[]; newestReportId: number }> {
  const { raised, newestReportId } = await choosable(tx, reports, clientId)
  const bundles = bundlesOf(foodMatcher(), [...new Set([...raised.map(({ food }) => food), ...kept])])
  const found = names.map((name) => ofName(bundles, name))
  const chosen = [...new Set(found)].filter((bundle) => bundle !== undefined)
  if (found.includes(undefined))
    throw new Problem(
      'conflict',
      'A plan is for foods that were raised and are left out. Please choose again.',
    )
  const foods = chosen.flatMap((bundle) => bundle.foods)
  if (isCoeliac(gate) && foods.some((name) => hasGluten(foodMatcher(), name)))
    throw new Problem('conflict', 'Please ask for the coeliac tests before you leave gluten out.')
  const reasons = await reports.avoidanceReasonsOf(tx, clientId, foods)
  if (reasons.includes('allergy'))
    throw new Problem(
      'conflict',
      'One of these foods is listed as an allergy, so it stays out. Please choose others.',
    )
  return { chosen, newestReportId }
}

/** Finds a food by name, in any spelling. */
export const ofName = <T extends { foods: readonly string[] }>(
  among: readonly T[],
  name: string,
): T | undefined => among.find(({ foods }) => foods.some((food) => isSameName(food, name)))

/** Sets a plan's foods in order of reintroduction; those already in it are unchanged. */
export async function replaceFoods(
  tx: Transaction,
  reports: ReportsOfPlan,
  { id: trialId, clientId }: TrialRow,
  chosen: readonly Chosen[],
): Promise<void> {
  const matcher = foodMatcher()
  const person = await reports.personOf(tx, clientId)
  const before = await tx.select().from(trialFoods).where(eq(trialFoods.trialId, trialId))
  const ordered = chosen.toSorted((a, b) => orderOf(matcher, a.foods) - orderOf(matcher, b.foods))
  const kept = new Set<number>()
  for (const [position, { foods, keys }] of ordered.entries()) {
    const same = before.find((food) => JSON.stringify(food.foods) === JSON.stringify(foods))
    if (same) {
      kept.add(same.id)
      await tx.update(trialFoods).set({ position }).where(eq(trialFoods.id, same.id))
    } else
      await tx
        .insert(trialFoods)
        .values({ trialId, foods, keys, position, replacement: replacementOf(person, foods) })
  }
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  await tx.delete(trialFoods).where(inArray(trialFoods.id, gone))
}

/** What to buy instead of a food; empty where nothing is known. */
export function replacementOf(person: Person, [name = '']: readonly string[]): string {
  const matcher = foodMatcher()
  const verdict = verdictOf(matcher, name, person)
  return swapsFor(matcher, foodRoles(), verdict, person, true).swaps[0]?.foodName ?? ''
}

/** The foods a plan may include, by what they eat; throws a 409 Problem without a report. */
export async function proposal(
  db: Database,
  reports: ReportsOfPlan,
  { clientId, today }: Pick<PlanContext, 'clientId' | 'today'>,
  { eats = {}, coeliac = false }: Body<'POST /api/trial/proposal'>,
) {
  const matcher = foodMatcher()
  const { raised } = await choosable(db, reports, clientId)
  const person = await reports.personOf(db, clientId)
  const refusals = await refusalsOf(
    db,
    reports,
    clientId,
    raised,
    coeliac || isCoeliac(await currentCodes(db, clientId, today)),
  )
  // Foods that have an outcome are not proposed again.
  const known = (await outcomesOf(db, clientId)).flatMap(({ keys }) => keys)
  const resolved = matcher.resolve(raised.map(({ food }) => ({ name: food })))
  const refusedKeys = resolved.flatMap(({ name, keys }) => (refusals.has(name) ? keys : []))
  const bundles = propose({
    matcher,
    foods: raised.map(({ food, level }) => ({ name: food, level })),
    eats,
    refused: new Set([...refusedKeys, ...known]),
  })
  return bundles.map(({ foods, keys, level, habit, isProposed }) => {
    const refused = foods.map((name) => refusals.get(name)).find(Boolean) ?? null
    return {
      ...{ foods, keys, level, habit, refused },
      proposed: isProposed && refused === null,
      replacement: replacementOf(person, foods),
    }
  })
}

type Refused = 'allergy' | 'clinic-only' | 'gluten'

/** Why foods cannot be chosen, by name. */
async function refusalsOf(
  db: Database,
  reports: ReportsOfPlan,
  clientId: number,
  raised: readonly AvoidedFood[],
  coeliac: boolean,
): Promise<ReadonlyMap<string, Refused>> {
  const names = raised.map(({ food }) => food)
  const reasons = await reports.avoidanceReasonsOf(db, clientId, names)
  const clinicOnly = new Set(
    (await outcomesOf(db, clientId))
      .filter(({ outcome }) => outcome === 'clinic-only')
      .flatMap(({ foods }) => foods),
  )
  const refusals = new Map<string, Refused>()
  for (const [at, name] of names.entries())
    if (reasons[at] === 'allergy') refusals.set(name, clinicOnly.has(name) ? 'clinic-only' : 'allergy')
    else if (coeliac && hasGluten(foodMatcher(), name)) refusals.set(name, 'gluten')
  return refusals
}
