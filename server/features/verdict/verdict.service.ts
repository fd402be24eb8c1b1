import { foodToCook } from '@shared/domain/verdict/answer'
import { changeOf } from '@shared/domain/verdict/change'
import type { Person } from '@shared/domain/verdict/person'
import { swapsFor } from '@shared/domain/verdict/swaps'
import { inOwnLanguage } from '@shared/domain/verdict/own-language'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { foodMatcher, foodRoles, ofCatalogue } from '../foods/foods.public'
import { fittingRecipes } from '../recipes/recipes.public'

const MOST_RECIPES = 3

/** A person's verdict on words, with the food, swaps and, for a client, recipes. */
export async function verdictFor(db: Database, viewer: Actor, person: Person, words: string) {
  const verdict = verdictOf(foodMatcher(), inOwnLanguage(words), person)
  const { role, swaps } = swapsFor(foodMatcher(), foodRoles(), verdict, person)
  const foodId = await foodIdOf(db, verdict)
  const recipes = viewer.clientId === null ? [] : await recipesOf(db, viewer, verdict, swaps)
  return {
    ...verdict,
    foods: verdict.foods.map((each) => foodReply(each, person)),
    swaps,
    swapsFor: role,
    recipes,
    foodId,
  }
}

/** Recipes with the food where it is allowed, else without it, those with a swap first. */
async function recipesOf(
  db: Database,
  viewer: Actor,
  verdict: Verdict,
  swaps: readonly { foodName: string }[],
) {
  const { answer, keys, q, title } = verdict
  if (answer === 'not-known' || answer === 'not-food') return []
  const food = foodToCook(verdict)
  const isInEach = food !== undefined
  const names =
    food === title
      ? keys.map((key) => ({ name: q, key }))
      : (food === undefined ? swaps.map(({ foodName }) => foodName) : [food]).map((name) => ({ name }))
  return fittingRecipes(db, viewer, { foods: foodMatcher().resolve(names), isInEach }, MOST_RECIPES)
}

const idsByKey = ofCatalogue((rows) => new Map(rows.map(({ id, key }) => [key, id])))

/** The catalogue's food that the words name; null for a dish or an unknown food. */
async function foodIdOf(db: Database, { keys, parts }: Verdict): Promise<number | null> {
  if (keys.length === 0 || parts.length > 0) return null
  const byKey = await idsByKey(db)
  return keys.map((key) => byKey.get(key)).find((id) => id !== undefined) ?? null
}

const foodReply = (
  { measured, words: _words, relation: _relation, asks: _asks, outcome, ...food }: Verdict['foods'][number],
  person: Person,
) => ({
  ...food,
  outcome: outcome ?? null,
  value: measured?.value ?? null,
  text: measured?.text ?? null,
  scale: measured?.scale ?? null,
  reportDate: measured?.day ?? null,
  change: changeOf(person, food.foodName),
})
