import { withBeside } from '@shared/domain/food-matcher/beside'
import { withoutUsual } from '@shared/domain/food-matcher/dish-parts'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { ListedPart } from '@shared/domain/food-matcher/values'
import { isFreeOf as namesNone, mixedIn, type Reading } from '@shared/domain/food-matcher/verdicts'
import { withSiblings } from '@shared/domain/verdict/families'
import { foodMatcher } from '../foods/foods.public'
import { impliedIngredients } from './implied-ingredients'

/** The texts of a recipe that a person reads. */
export type RecipeText = {
  title: string
  description: string
  ingredients: readonly string[]
  instructions: readonly string[]
  tags?: readonly string[]
  notes?: string
}

/** An excluded food in a recipe, and the words that name it. */
export type Conflict = { food: string; word: string }

export type RecipeReading = readonly Reading[]

/** The texts of a recipe, without empty ones. */
export function textsOf(recipe: RecipeText): string[] {
  const { title, description, ingredients, instructions, tags = [], notes = '' } = recipe
  return [title, description, ...ingredients, ...instructions, ...tags, notes].filter(
    (line) => line.trim() !== '',
  )
}

/**
 * Reads each text, alone and joined to the one it continues, and the foods they imply. The dish in
 * the title contains only the ingredients; any other dish counts with everything it usually
 * contains.
 */
export function readRecipe(recipe: RecipeText): RecipeReading {
  const own = dishesOf(readText(recipe.title))
  const ingredients = new Set(recipe.ingredients)
  return [...withBroken(textsOf(recipe))].flatMap((line) => {
    const isIngredient = ingredients.has(line)
    const reading = isIngredient ? withSiblings(readText(line)) : readText(line)
    const readings = [reading, ...impliedIngredients(reading).map(readText)]
    return isIngredient ? readings : readings.map((one) => withoutUsual(one, own))
  })
}

/** What a recipe serves a dish with is eaten too, unlike the foods that a label speaks of. */
export const readText = (text: string): Reading => withBeside(foodMatcher().read(text))

/** After these words a title names side dishes. */
const beside = new Set('with mit avec con on auf sur'.split(' '))

/** The dishes that the title names, by their parts. */
function dishesOf({ tokens, mentions }: Reading): ReadonlySet<readonly ListedPart[]> {
  const end = tokens.findIndex(({ text }) => beside.has(text))
  const named = mentions.filter(({ first }) => end < 0 || first < end)
  return new Set(named.flatMap(({ entry: { parts } }) => (parts ? [parts] : [])))
}

/** "200 ml coconut" and "milk": a text that begins in lower case continues the one before. */
function* withBroken(texts: readonly string[]): Generator<string> {
  for (const [index, text] of texts.entries()) {
    yield text
    const before = texts[index - 1]
    if (before !== undefined && /^\s*\p{Ll}/u.test(text) && !/[.!?]\s*$/u.test(before))
      yield `${before} ${text}`
  }
}

/**
 * The excluded foods that any text of a recipe names, description and notes included. A possible
 * trace or origin counts as well, and so do foods that must be kept apart: meat and milk in a
 * kosher kitchen.
 */
export function conflictsIn(reading: RecipeReading, excluded: readonly ResolvedFood[]): Conflict[] {
  const matcher = foodMatcher()
  const found = new Map<string, Conflict>()
  for (const line of reading)
    for (const { name, verdict, spans } of matcher.verdicts(line, excluded))
      if (verdict !== 'none' && !found.has(name))
        found.set(name, { food: name, word: spans[0]?.word ?? name })
  for (const food of excluded) {
    const [first, second] = mixedIn(reading, food)
    if (first && second && !found.has(food.name))
      found.set(food.name, { food: food.name, word: `${first.word} with ${second.word}` })
  }
  return [...found.values()]
}

const freeOf = new WeakMap<readonly ResolvedFood[], WeakMap<RecipeReading, boolean>>()

/** Cached by object identity, since neither list nor reading changes. */
export function isFreeOf(reading: RecipeReading, excluded: readonly ResolvedFood[]): boolean {
  const known = freeOf.get(excluded) ?? new WeakMap<RecipeReading, boolean>()
  freeOf.set(excluded, known)
  const isFree = known.get(reading) ?? namesNone(reading, excluded)
  known.set(reading, isFree)
  return isFree
}

/** In characters; a reading takes some forty times the memory of its text. */
const MOST_KEPT = 6_000_000
const kept = new Map<string, RecipeReading>()
let keptLength = 0

/** The reading of a saved recipe, cached by its text. */
export function readingOf(recipe: RecipeText): RecipeReading {
  const key = textsOf(recipe).join('\0')
  const known = kept.get(key)
  if (known) return known
  const reading = readRecipe(recipe)
  if (keptLength + key.length > MOST_KEPT) {
    kept.clear()
    keptLength = 0
  }
  keptLength += key.length
  kept.set(key, reading)
  return reading
}
