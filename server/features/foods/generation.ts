import { and, asc, count, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Reply } from '@shared/api'
import type { Actor } from '../../access/actor'
import { ModelError, type Model } from '../../adapters/ai/model'
import type { Database } from '../../database/connect'
import { edited } from '../../database/columns'
import { ifFree } from '../../database/locks'
import { notes } from './foods.notices'
import { foods, generationFoods, generations } from './foods.tables'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { soon } from '../../jobs/soon'
import { notify } from '../notifications/notifications.public'
import { audit } from '../audit/audit.public'
import { describeFood, modelFor } from './food-writing'

/** Orders descriptions of the foods, and begins. Throws a Problem: 404 for a food that is gone, 409 while one runs, 503 without a key. */
export async function startGeneration(deps: Dependencies, actor: Actor, foodIds: number[]): Promise<number> {
  modelFor(deps.model, 'Descriptions')
  const wanted = [...new Set(foodIds)]
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table generations in share row exclusive mode`)
    if ((await tx.$count(generations, isNull(generations.finishedAt))) > 0)
      throw new Problem(
        'conflict',
        'Descriptions are being generated already. Please wait until they are done.',
      )
    if ((await tx.$count(foods, inArray(foods.id, wanted))) < wanted.length)
      throw notFound('One of the foods')
    const [generation] = await tx
      .insert(generations)
      .values({ startedBy: actor.id })
      .returning({ id: generations.id })
    const generationId = generation?.id ?? 0
    await tx
      .insert(generationFoods)
      .values(wanted.map((foodId, position) => ({ generationId, foodId, position })))
    await audit(tx, { actorId: actor.id, action: 'food.generate' })
  })
  soon(deps, carryOutGenerations, 'generation stopped')
  return wanted.length
}

/**
 * Carries out what is ordered, one food after another, until nothing waits or the server stops. One server does so at
 * a time; each food is saved exactly once, also when servers are killed on the way.
 */
export async function carryOutGenerations(deps: Dependencies): Promise<void> {
  const { model, pool, stopping } = deps
  if (!model) return
  await ifFree(pool, 'generations', async () => {
    // What arrives between the last look and the unlocking is found by the next minute's run.
    let isMore = true
    while (isMore && !stopping.aborted) isMore = await writeNext(deps, model)
  })
}

async function writeNext(deps: Dependencies, model: Model): Promise<boolean> {
  const { db, stopping } = deps
  const [next] = await db
    .select({ generationId: generationFoods.generationId, food: foods })
    .from(generationFoods)
    .innerJoin(generations, eq(generations.id, generationFoods.generationId))
    .innerJoin(foods, eq(foods.id, generationFoods.foodId))
    .where(and(eq(generationFoods.state, 'waiting'), isNull(generations.finishedAt)))
    .orderBy(asc(generationFoods.generationId), asc(generationFoods.position))
    .limit(1)
  if (!next) {
    await finish(db)
    return false
  }
  try {
    const description = await describeFood(model, next.food, stopping)
    await settle(db, next, { state: 'done', reason: null, description })
  } catch (error) {
    if (stopping.aborted || !(error instanceof ModelError)) throw error
    await settle(db, next, { state: 'failed', reason: error.message })
  }
  return true
}

type EndedDescription =
  | { state: 'done'; reason: null; description: string }
  | { state: 'failed'; reason: string }

async function settle(
  db: Database,
  { generationId, food }: { generationId: number; food: { id: number } },
  ended: EndedDescription,
): Promise<void> {
  await db.transaction(async (tx) => {
    const settled = await tx
      .update(generationFoods)
      .set({ state: ended.state, reason: ended.reason })
      .where(
        and(
          eq(generationFoods.generationId, generationId),
          eq(generationFoods.foodId, food.id),
          eq(generationFoods.state, 'waiting'),
        ),
      )
      .returning({ foodId: generationFoods.foodId })
    if (settled.length > 0 && ended.state === 'done')
      await tx
        .update(foods)
        .set({ description: ended.description, ...edited })
        .where(eq(foods.id, food.id))
  })
}

async function finish(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = tx
      .select({ foodId: generationFoods.foodId })
      .from(generationFoods)
      .where(and(eq(generationFoods.generationId, generations.id), eq(generationFoods.state, 'waiting')))
    const ended = await tx
      .update(generations)
      .set({ finishedAt: sql`now()` })
      // One that was ordered since the last look has waiting foods and is not over.
      .where(and(isNull(generations.finishedAt), notExists(waiting)))
      .returning()
    for (const { id, startedBy } of ended) {
      if (startedBy === null) continue
      const states = await tx
        .select({ state: generationFoods.state, count: count() })
        .from(generationFoods)
        .where(eq(generationFoods.generationId, id))
        .groupBy(generationFoods.state)
      const of = (state: string) => states.find((row) => row.state === state)?.count ?? 0
      await notify(tx, startedBy, notes.descriptionsGenerated(of('done'), of('failed')))
    }
  })
}

/** How far the running, or else the last, generation has come. */
export async function generationProgress({ db }: Dependencies) {
  const [last] = await db.select().from(generations).orderBy(desc(generations.id)).limit(1)
  const rows = await db
    .select({
      foodId: foods.id,
      name: foods.name,
      state: generationFoods.state,
      reason: generationFoods.reason,
    })
    .from(generationFoods)
    .innerJoin(foods, eq(foods.id, generationFoods.foodId))
    .where(eq(generationFoods.generationId, last?.id ?? 0))
    .orderBy(asc(generationFoods.position))
  return {
    state: stateOf(last),
    total: rows.length,
    done: rows.filter((row) => row.state === 'done').length,
    failed: rows
      .filter((row) => row.state === 'failed')
      .map(({ foodId, name, reason }) => ({ foodId, name, reason: reason ?? '' })),
    current: rows.find((row) => row.state === 'waiting')?.name ?? null,
    startedAt: last?.createdAt ?? null,
    finishedAt: last?.finishedAt ?? null,
  }
}

function stateOf(
  last: { finishedAt: Date | null } | undefined,
): Reply<'GET /api/allergens/generation'>['state'] {
  if (!last) return 'idle'
  return last.finishedAt ? 'finished' : 'running'
}
