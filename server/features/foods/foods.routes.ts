import path from 'node:path'
import { isCategory } from '@shared/domain/foods/food-category'
import { eq } from 'drizzle-orm'
import { foods as contract } from '@shared/features/foods'
import type { Actor } from '../../access/actor'
import { foods } from './foods.tables'
import type { Dependencies } from '../../dependencies'
import { saveRow } from '../../edit/edit-row'
import { readCacheValidator, withRequestCache } from '../../database/fingerprint'
import { CachedResponse } from '../../http/cached-responses'
import type { Handlers } from '../../http/mount'
import { editOf, tagged } from '../../http/preconditions'
import { notFound } from '../../http/problem'
import { projectRoot } from '../../config/project-root'
import { audit } from '../audit/audit.public'
import { extractFoods } from './extract'
import { writeFoodCsv } from './food-csv'
import { byName, foodFor, foodsFingerprint, ofCatalogue } from './food-names'
import { suggestFoods } from './food-words'
import type { FoodUses } from './food-uses'
import { describeFood, drawFood, modelFor } from './food-writing'
import { addFood, deleteFood, foodReply, lockFood, updateFood, uploadFoods } from './foods.service'
import {
  generationProgress,
  startGeneration,
  stopGeneration,
  revertGeneration,
  revertOne,
  written,
} from './generation'

export { contract }

/** By name; categories are listed for admins only. */
const listedFoods = {
  admin: ofCatalogue((rows) => rows.toSorted((one, other) => one.place - other.place)),
  others: ofCatalogue((rows) =>
    rows.filter((row) => !isCategory(row)).sort((one, other) => one.place - other.place),
  ),
}

export const handlers = (deps: Dependencies, uses: FoodUses): Handlers<typeof contract> => ({
  'GET /api/food-words': ({ query }) => suggestFoods(deps.db, query.q),
  'GET /api/allergens': async ({ actor: { role, clientId } }) => {
    const db = withRequestCache(deps.db)
    const validator = await readCacheValidator(
      db,
      clientId === null ? [foodsFingerprint] : uses.fingerprints(clientId),
    )
    return new CachedResponse(clientId ?? role, validator, async () => {
      const rows = await listedFoods[role === 'admin' ? 'admin' : 'others'](db)
      if (clientId === null) return rows.map(foodReply)
      const avoided = await uses.avoidedBy(db, clientId)
      return rows.map((food) => foodReply(foodFor(food, avoided)))
    })
  },
  'POST /api/allergens': ({ actor, body }) => addFood(deps, actor, body),
  'POST /api/allergens/upload': async ({ actor, files }) => ({
    count: await uploadFoods(deps, actor, files.file),
  }),
  'PATCH /api/allergens/:id': async (call) => tagged(call, await updateFood(deps, editOf(call), call.body)),
  'DELETE /api/allergens/:id': ({ actor, params, query }) =>
    deleteFood(deps, uses, actor, params.id, query.force === 'true').then(() => undefined),
  'GET /api/allergens/export': async () => ({
    content: {
      bytes: Buffer.from(writeFoodCsv(await deps.db.select().from(foods).orderBy(byName))),
    },
    contentType: 'text/csv; charset=utf-8',
    disposition: 'attachment' as const,
    name: 'foods.csv',
  }),
  'GET /api/allergens/:id/image': async ({ params, query }) => {
    const { imageHash, picture, name } = await foodOf(deps, params.id)
    const file = imageHash
      ? { content: await deps.images.open(imageHash), type: 'image/jpeg', ending: 'jpg' }
      : picture && { content: { path: foodPicture(picture) }, type: 'image/svg+xml', ending: 'svg' }
    if (!file) throw notFound('The picture')
    const isPinned = imageHash !== null && query.v === imageHash
    return {
      content: file.content,
      contentType: file.type,
      disposition: 'inline' as const,
      name: `${name}.${file.ending}`,
      headers: {
        'Cache-Control': isPinned ? 'private, max-age=31536000, immutable' : 'private, no-cache',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    }
  },
  'POST /api/allergens/:id/regenerate': async ({ actor, params, body }) => {
    const food = await foodOf(deps, params.id)
    const description = await describeFood(modelFor(deps.model, 'Descriptions'), { ...food, ...body })
    return saved(deps, actor, params.id, written(description))
  },
  'POST /api/allergens/:id/regenerate-image': async ({ actor, params, body }) => {
    const food = await foodOf(deps, params.id)
    const jpeg = await drawFood(modelFor(deps.model, 'Images'), body.name ?? food.name)
    return saved(deps, actor, params.id, { imageHash: await deps.images.keep(jpeg) })
  },
  'POST /api/allergens/generate-selected': async ({ actor, body }) => ({
    count: await startGeneration(deps, actor, body),
  }),
  'GET /api/allergens/generation': () => generationProgress(deps),
  'POST /api/allergens/generation/stop': () => stopGeneration(deps),
  'POST /api/allergens/generation/take-back': async ({ actor }) => ({
    count: await revertGeneration(deps, actor),
  }),
  'POST /api/allergens/:id/take-back': ({ actor, params }) => revertOne(deps, actor, params.id),
  'POST /api/allergens/extract': async () => ({
    content: { bytes: Buffer.from(await extractFoods(deps.db, uses.reports)) },
    contentType: 'text/csv; charset=utf-8',
    disposition: 'attachment' as const,
    name: 'extracted-foods.csv',
  }),
  'POST /api/ai/food-description': async ({ body }) => ({
    description: await describeFood(modelFor(deps.model, 'Descriptions'), {
      name: body.allergenName,
      category: body.category,
    }),
  }),
})

const foodPicture = (picture: string) =>
  path.join(projectRoot, 'dist', 'client', 'food-pictures', `${picture}.svg`)

async function foodOf({ db }: Dependencies, id: number) {
  const [food] = await db.select().from(foods).where(eq(foods.id, id))
  if (!food) throw notFound('The food')
  return food
}

async function saved(
  { db }: Dependencies,
  actor: Actor,
  id: number,
  changes: ReturnType<typeof written> | { imageHash: string },
) {
  return db.transaction(async (tx) => {
    await lockFood(tx, id)
    const food = await saveRow(tx, foods, id, changes)
    await audit(tx, {
      actorId: actor.id,
      action: 'food.update',
      subjectId: id,
      fields: ['description' in changes ? 'description' : 'imageHash'],
    })
    return foodReply(food)
  })
}
