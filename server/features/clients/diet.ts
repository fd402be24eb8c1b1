import type { Body } from '@shared/api'
import { listAllergies } from '@shared/domain/avoidance/allergies'
import { plainFood, splitFoods } from '@shared/domain/avoidance/diets'
import { fold } from '@shared/domain/text/fold'
import { distinctNames, formatNames } from '@shared/domain/text/name-list'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { editRow } from '../../edit/edit-row'
import { notFound } from '../../http/problem'
import { unknownFoods } from '../foods/foods.public'
import { findClientOf, lockClient } from './clients.queries'
import { clients } from './clients.tables'

/** Own foods in the form of a record: each once, by its plain name. */
export const ownFoodsText = (foods: readonly string[]) =>
  formatNames(distinctNames(foods.map(plainFood).filter((food) => food !== '')))

type Record = typeof clients.$inferSelect

/** A food on both lists counts as an allergy. */
export function withoutAllergies(foods: readonly string[], allergies: readonly string[]): string[] {
  const known = new Set(allergies.map(fold))
  return foods.filter((food) => !known.has(fold(plainFood(food))))
}

/** The foods in a record that are left out by choice only. */
export const ownFoodsOf = ({ ownFoods, allergies }: Pick<Record, 'ownFoods' | 'allergies'>) =>
  withoutAllergies(splitFoods(ownFoods), listAllergies(allergies))

async function shown(db: Database | Transaction, record: Record) {
  const { diets, servings, minutes, version } = record
  const ownFoods = ownFoodsOf(record)
  return { diets, ownFoods, servings, minutes, notUnderstood: await unknownFoods(db, ownFoods), version }
}

/** A client's own choices about eating. Throws a 404 Problem without a client's record. */
export async function readDiet({ db }: Dependencies, { id }: Actor) {
  const client = await findClientOf(db, id)
  if (!client) throw notFound('The client')
  return shown(db, client)
}

/** Changes the given choices in the record's version. Throws a Problem: 404, 412. */
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
        ...(ownFoods && {
          ownFoods: ownFoodsText(withoutAllergies(ownFoods, listAllergies(before.allergies))),
        }),
      },
      event: { actorId: actor.id, action: 'client.update', subjectId: before.id },
    })
    return shown(tx, row)
  })
}
