import { readFile, stat } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import type { Body } from '@shared/api'
import type { Actor } from '../../access/actor'
import { decodeCsv } from '../../adapters/encoding/decode'
import type { Transaction } from '../../database/connect'
import { foods } from './foods.tables'
import type { Dependencies } from '../../dependencies'
import { editRow, lockRow } from '../../edit/edit-row'
import type { Edit } from '../../http/preconditions'
import { Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { type CsvFood, readFoodCsv } from './food-csv'
import { type FoodUses, placesOf } from './food-uses'

const MAX_CSV_BYTES = 5 * 1024 * 1024
const ROWS_A_STATEMENT = 1000

/** Adds a food. Throws a 409 Problem when the name is taken. */
export async function addFood(
  { db }: Dependencies,
  actor: Actor,
  fields: { name: string; latinName: string; category: string },
) {
  return db.transaction(async (tx) => {
    const [food] = await tx.insert(foods).values(fields).returning()
    if (!food) throw new Error('the insert returned no row')
    await audit(tx, { actorId: actor.id, action: 'food.create', subjectId: food.id })
    return foodReply(food)
  })
}

/** Throws a Problem: 404, 409 for a taken name, 412 with the current food. */
export async function updateFood(
  { db }: Dependencies,
  { actor, id, ifMatch }: Edit,
  changes: Body<'PATCH /api/allergens/:id'>,
) {
  return db.transaction(async (tx) => {
    const before = await lockFood(tx, id)
    const isRewritten = changes.description !== undefined && changes.description !== before.description
    const { row } = await editRow(tx, foods, {
      row: before,
      ifMatch,
      what: 'this food',
      shown: foodReply,
      changes: isRewritten ? { ...changes, previousDescription: null } : changes,
      event: { actorId: actor.id, action: 'food.update', subjectId: id },
    })
    return foodReply(row)
  })
}

/** Without `force`, a food used in a report or recipe stays: a 409 Problem names where. */
export async function deleteFood(
  { db }: Dependencies,
  uses: FoodUses,
  actor: Actor,
  id: number,
  force: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const food = await lockFood(tx, id)
    const places = force ? undefined : await placesOf(tx, uses, food)
    if (places)
      throw new Problem(
        'conflict',
        `${food.name} is used in ${places}. If you delete it, its name stays there, but the picture and description go.`,
      )
    await tx.delete(foods).where(eq(foods.id, id))
    await audit(tx, { actorId: actor.id, action: 'food.delete', subjectId: id })
  })
}

/** Imports a CSV of foods, all or nothing; a 400 Problem names the faulty lines. */
export async function uploadFoods(
  { db }: Dependencies,
  actor: Actor,
  file: { path: string; originalName: string },
): Promise<number> {
  if (!/\.csv$/i.test(file.originalName))
    throw new Problem('invalid', 'Please choose a file that ends in .csv.')
  if ((await stat(file.path)).size > MAX_CSV_BYTES)
    throw new Problem('too-large', 'The CSV file may have at most 5 MB.')
  const { text, doubt } = decodeCsv(await readFile(file.path))
  const { rows, problems } = readFoodCsv(text)
  if (doubt !== null) problems.push(`The CSV file ${doubt} Please save it as UTF-8.`)
  if (problems.length > 0)
    throw new Problem('invalid', `Nothing was saved. ${problems.join(' ')}`, {
      // One problem per line, so that the screen can list them.
      fields: { file: problems.join('\n') },
    })
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
      await upsert(tx, rows.slice(at, at + ROWS_A_STATEMENT))
    await audit(tx, { actorId: actor.id, action: 'food.upload' })
  })
  return rows.length
}

/** The two-column form has no Latin name, so a known one stays. */
async function upsert(tx: Transaction, rows: CsvFood[]): Promise<void> {
  const column = (name: keyof CsvFood) => sql.param(rows.map((row) => row[name]))
  await tx.execute(sql`
    insert into foods (name, latin_name, category)
    select * from unnest(${column('name')}::text[], ${column('latinName')}::text[], ${column('category')}::text[])
    on conflict (lower(name)) do update set
      latin_name = coalesce(nullif(excluded.latin_name, ''), foods.latin_name),
      category = excluded.category,
      version = foods.version + 1,
      updated_at = now()`)
}

export const lockFood = (tx: Transaction, id: number) => lockRow(tx, foods, eq(foods.id, id), 'The food')

type Row = typeof foods.$inferSelect

/** A food as the API answers it; a generated image replaces the seeded picture. */
export function foodReply(row: Row) {
  return { ...row, imageUrl: imageUrlOf(row), hasFormer: row.previousDescription !== null }
}

function imageUrlOf({ id, imageHash, picture }: Row): string | null {
  if (imageHash) return `/api/allergens/${id}/image?v=${imageHash}`
  return picture && `/food-pictures/${picture}.svg`
}
