import type { Body } from '@shared/api'
import { plainFood, splitFoods } from '@shared/domain/diets'
import { distinctNames, formatNames } from '@shared/domain/name-list'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { editRow } from '../../edit/edit-row'
import { notFound } from '../../http/problem'
import { unknownFoods } from '../foods/foods.public'
import { findClientOf, lockClient } from './clients.queries'
import { clients } from './clients.tables'

/** Own foods as a record keeps them: each once, by its plain name. */
export const ownFoodsText = (foods: readonly string[]) =>
  formatNames(distinctNames(foods.map(plainFood).filter((food) => food !== '')))

type Chosen = Pick<typeof clients.$inferSelect, 'diets' | 'ownFoods' | 'servings' | 'minutes' | 'version'>

const shown = async (
  db: Database | Transaction,
  { diets, ownFoods, servings, minutes, version }: Chosen,
) => ({
  diets,
  ownFoods: splitFoods(ownFoods),
  servings,
  minutes,
  notUnderstood: await unknownFoods(db, splitFoods(ownFoods)),
  version,
})

/** How a client eats, by their own choice. Throws a 404 Problem for who has no client's record. */
export async function readDiet({ db }: Dependencies, { id }: Actor) {
  const client = await findClientOf(db, id)
  if (!client) throw notFound('The client')
  return shown(db, client)
}

/** Changes what is given of it, under the record's version. Throws a Problem: 404, 412. */
export async function updateDiet(
  { db }: Dependencies,
  actor: Actor,
  ifMatch: string | undefined,
  { ownFoods, diets, ...changes }: NonNullable<Body<'PATCH /api/user/diet'>>,
) {
  return db.transaction(async (tx) => {
    const before = await lockClient(tx, actor.clientId ?? 0)
    const { row } = await editRow(tx, clients, {
      row: before,
      ifMatch,
      what: 'how you eat',
      shown: (now) => shown(tx, now),
      changes: {
        ...changes,
        ...(diets && { diets: [...new Set(diets)] }),
        ...(ownFoods && { ownFoods: ownFoodsText(ownFoods) }),
      },
      event: { actorId: actor.id, action: 'client.update', subjectId: before.id },
    })
    return shown(tx, row)
  })
}
