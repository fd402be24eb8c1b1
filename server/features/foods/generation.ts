import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Body, Reply } from '@shared/api'
import type { Actor } from '../../access/actor'
import { ModelError, type Model } from '../../adapters/ai/model'
import type { Database, Transaction } from '../../database/connect'
import { edited } from '../../database/columns'
import { drainWithLock } from '../../database/locks'
import { notes } from './foods.notices'
import { foods, generationFoods, generations } from './foods.tables'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { startInBackground } from '../../jobs/start-in-background'
import { notify } from '../notifications/notifications.public'
import { audit } from '../audit/audit.public'
import { saveRow } from '../../edit/edit-row'
import { describeFood, modelFor } from './food-writing'
import { foodReply, lockFood } from './foods.service'

/**
 * Orders descriptions of foods and starts the job. Throws a Problem: 404 for a missing food, 409
 * while one runs or where more descriptions would be replaced than the requester was told, 503
 * without a key.
 */
export async function startGeneration(
  deps: Dependencies,
  actor: Actor,
  { foodIds, replaces }: Body<'POST /api/allergens/generate-selected'>,
): Promise<number> {
  modelFor(deps.model, 'Descriptions')
  const wanted = [...new Set(foodIds)]
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table generations in share row exclusive mode`)
    if ((await tx.$count(generations, isNull(generations.finishedAt))) > 0)
      throw new Problem(
        'conflict',
        'Descriptions are already being generated. Please wait until they are done.',
      )
    if ((await tx.$count(foods, inArray(foods.id, wanted))) < wanted.length)
      throw notFound('One of the foods')
    const described = and(inArray(foods.id, wanted), ne(foods.description, ''))
    if (replaces !== undefined && (await tx.$count(foods, described)) > replaces)
      throw new Problem('conflict', 'Some of these foods now have a description. Please look at them again.')
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
  startInBackground(deps, carryOutGenerations, 'generation stopped')
  return wanted.length
}

/** Works through the orders on one server at a time; each food is saved exactly once. */
export async function carryOutGenerations(deps: Dependencies): Promise<void> {
  const { model, pool, stopping } = deps
  if (!model) return
  const isAny = async () => !stopping.aborted && (await nextFood(deps.db)) !== undefined
  await drainWithLock(pool, 'generations', isAny, async () => {
    let isMore = true
    while (isMore && !stopping.aborted) isMore = await writeNext(deps, model)
  })
}

async function nextFood(db: Database) {
  const [next] = await db
    .select({ generationId: generationFoods.generationId, food: foods })
    .from(generationFoods)
    .innerJoin(generations, eq(generations.id, generationFoods.generationId))
    .innerJoin(foods, eq(foods.id, generationFoods.foodId))
    .where(and(eq(generationFoods.state, 'waiting'), isNull(generations.finishedAt)))
    .orderBy(asc(generationFoods.generationId), asc(generationFoods.position))
    .limit(1)
  return next
}

async function writeNext(deps: Dependencies, model: Model): Promise<boolean> {
  const { db, stopping } = deps
  const next = await nextFood(db)
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
    // A shared lock: stopping waits for a food that is being saved, and none is saved afterwards.
    const running = await tx
      .select({ id: generations.id })
      .from(generations)
      .where(and(eq(generations.id, generationId), isNull(generations.finishedAt)))
      .for('share')
    if (running.length === 0) return
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
        .set({ ...written(ended.description), ...edited })
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
      // A new order since the last look has waiting foods and must stay open.
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

/** Keeps a person's text, also in a second run, so that it can always be restored. */
export const written = (description: string) => ({
  description,
  previousDescription: sql`coalesce(${foods.previousDescription}, nullif(${foods.description}, ''))`,
})

const takenBack = {
  description: sql`${foods.previousDescription}`,
  previousDescription: null,
}

/** Stops the run on any server; finished texts stay. Throws a 409 Problem without a run. */
export async function stopGeneration(deps: Dependencies) {
  const stopped = await deps.db
    .update(generations)
    .set({ finishedAt: sql`now()` })
    .where(isNull(generations.finishedAt))
    .returning({ id: generations.id })
  if (stopped.length === 0) throw new Problem('conflict', 'No descriptions are being generated.')
  return generationProgress(deps)
}

/** The foods that a generation replaced and nobody has edited since. */
const overwritten = (db: Database | Transaction, generationId: number) =>
  and(
    isNotNull(foods.previousDescription),
    inArray(
      foods.id,
      db
        .select({ id: generationFoods.foodId })
        .from(generationFoods)
        .where(and(eq(generationFoods.generationId, generationId), eq(generationFoods.state, 'done'))),
    ),
  )

/** Restores what the last run replaced; returns how many. Throws a 409 Problem in a run. */
export async function revertGeneration({ db }: Dependencies, actor: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table generations in share row exclusive mode`)
    const [last] = await tx.select().from(generations).orderBy(desc(generations.id)).limit(1)
    if (!last) return 0
    if (!last.finishedAt)
      throw new Problem('conflict', 'Descriptions are being generated. Please stop that first.')
    const back = await tx
      .update(foods)
      .set({ ...takenBack, ...edited })
      .where(overwritten(tx, last.id))
      .returning({ id: foods.id })
    for (const { id } of back)
      await audit(tx, { actorId: actor.id, action: 'food.update', subjectId: id, fields: ['description'] })
    return back.length
  })
}

/** Restores the text before a model's. Throws a Problem: 404, 409 where nothing is stored. */
export async function revertOne({ db }: Dependencies, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    const { previousDescription } = await lockFood(tx, id)
    if (previousDescription === null)
      throw new Problem('conflict', 'There is no earlier description of this food to restore.')
    const food = await saveRow(tx, foods, id, takenBack)
    await audit(tx, { actorId: actor.id, action: 'food.update', subjectId: id, fields: ['description'] })
    return foodReply(food)
  })
}

/** The progress of the running or else the last generation. */
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
    current: last?.finishedAt ? null : (rows.find(isWaiting)?.name ?? null),
    stopped: last?.finishedAt ? rows.filter(isWaiting).length : 0,
    canTakeBack: last?.finishedAt ? await db.$count(foods, overwritten(db, last.id)) : 0,
    startedAt: last?.createdAt ?? null,
    finishedAt: last?.finishedAt ?? null,
  }
}

const isWaiting = ({ state }: { state: string }) => state === 'waiting'

function stateOf(
  last: { finishedAt: Date | null } | undefined,
): Reply<'GET /api/allergens/generation'>['state'] {
  if (!last) return 'idle'
  return last.finishedAt ? 'finished' : 'running'
}
