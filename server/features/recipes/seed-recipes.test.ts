import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { generatorCategories } from '@shared/domain/recipes/recipe-kinds'
import { recipeFields } from '@shared/features/recipes'
import { readKnowledge } from '@shared/knowledge/read-knowledge'
import { projectRoot } from '../../config/project-root'
import { readPreviousTexts } from '../../database/read-seeds'
import { combinations, singleFoods } from './fixtures/foods-a-recipe-is-left-for'
import { type SeedRecipe, readSeedRecipes } from './seed-recipes'

const text = z.string().min(1)
const keyed = z.object({ key: text })

async function readFolder<T>(folder: string, schema: z.ZodType<T>): Promise<{ file: string; items: T[] }[]> {
  const files = (await readdir(path.join(projectRoot, folder))).filter((name) => name.endsWith('.json'))
  return Promise.all(
    files.map(async (file) => {
      const content: unknown = JSON.parse(await readFile(path.join(projectRoot, folder, file), 'utf8'))
      return { file, items: z.array(schema).parse(content) }
    }),
  )
}

const recipes = await readSeedRecipes()
const { foods } = readKnowledge()
const catalogueFiles = await readFolder('server/features/foods/reference', keyed)
const certainIn = new Map(
  foods.map(({ key, has }) => [key, (has ?? '').split(' ').filter((word) => /^[a-z]/.test(word))]),
)
const doubtfulIn = new Map(
  foods.map(({ key, has }) => [
    key,
    (has ?? '').split(' ').flatMap((word) => /^\?(.+)/.exec(word)?.[1] ?? []),
  ]),
)
const sentencesOf = (line: string) => line.split(/(?<=[.!?])\s+/)

const measure =
  /^[\d.]+ (?:(?:kg|g|ml|litres?|tsp|sprigs?|strip|pinch|heads?|bulbs?|sheets?|piece|stalks?)\b )?/
const describing = new Set(
  `a black boiled brown cold cooked crunchy cubes desiccated dried filled fillet fillets fine firm flat floury
  fresh frozen galia grain green ground groats hot juice large leaf leaves leg legs loin lukewarm medium mince
  minced new of peeled raw red ripe roasted sea seedless sharp shelled shoulder small smoked soft sour steak
  steaks tart thigh thighs warm whole young zest breast and about`.split(/\s+/),
)

/** The food of an ingredient line, without amount, preparation and adjectives. */
function ingredientOf(line: string): string {
  const [name = ''] = line.toLowerCase().replace(measure, '').split(',')
  const kept = name.split(' ').filter((word) => !describing.has(word))
  return (kept.length > 0 ? kept : name.split(' '))
    .map((word) =>
      word
        .replace(/(?<=[^s])s$/, '')
        .replace(/oe$/, 'o')
        .replace(/ie$/, 'y'),
    )
    .join(' ')
}

describe('the seeded recipes', () => {
  it('are at least 96, in every category', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(96)
    for (const category of generatorCategories)
      expect
        .soft(recipes.filter((recipe) => recipe.category === category).length, category)
        .toBeGreaterThan(3)
    expect(new Set(recipes.map(({ key }) => key)).size).toBe(recipes.length)
    expect(new Set(recipes.map(({ title }) => title.toLowerCase())).size).toBe(recipes.length)
  })

  it('fit the contract, with four to eight steps and metric amounts of named ingredients', () => {
    for (const recipe of recipes) {
      expect.soft(recipeFields.safeParse(recipe).success, recipe.key).toBe(true)
      expect.soft(recipe.instructions.length, recipe.key).toBeGreaterThanOrEqual(4)
      expect.soft(recipe.instructions.length, recipe.key).toBeLessThanOrEqual(8)
      expect.soft(sentencesOf(recipe.description).length, recipe.key).toBeLessThanOrEqual(2)
      expect.soft(recipe.prepTime + recipe.cookTime, recipe.key).toBeGreaterThan(0)
      for (const line of recipe.ingredients) {
        expect.soft(line).toMatch(/^\d/)
        expect
          .soft(line)
          .not.toMatch(/\b(?:cups?|oz|ounces?|lbs?|pounds?|inch|stock|broth|spice mix|seasoning)\b/)
        expect
          .soft(ingredientOf(line), line)
          .not.toMatch(/^(?:oil|sauce|vinegar|flour|sugar|vegetable|herb|spice)$/)
      }
    }
  })

  it('share no sentence of their steps, even with food names and numbers masked', () => {
    const names = foods
      .flatMap((food) => [food.name, ...(food.names['en'] ?? [])])
      .sort((a, b) => b.length - a.length)
    const masked = new RegExp(
      `\\b(?:${names.map((name) => name.replace(/[^\p{L}\d ]/gu, '.')).join('|')})(?:s|es)?\\b|\\d+`,
      'gi',
    )
    const owner = new Map<string, string>()
    for (const { key, instructions } of recipes)
      for (const sentence of instructions.flatMap(sentencesOf)) {
        const bare = sentence.toLowerCase().replace(masked, '_')
        expect.soft(owner.get(bare), `${key}: ${sentence}`).toBeUndefined()
        owner.set(bare, key)
      }
  })

  it('share less than half of their ingredients, with and without water and salt', () => {
    const lists = recipes.map(({ key, ingredients }) => ({
      key,
      names: new Set(ingredients.map(ingredientOf)),
    }))
    for (const ignored of [[], ['water', 'salt', 'sparkling water']])
      for (const [index, one] of lists.entries())
        for (const other of lists.slice(0, index)) {
          const [a, b] = [one.names, other.names].map((names) =>
            [...names].filter((n) => !ignored.includes(n)),
          )
          const common = a?.filter((name) => b?.includes(name)) ?? []
          const half = Math.min(a?.length ?? 0, b?.length ?? 0) / 2
          if (common.length >= half) expect.soft(common, `${one.key} and ${other.key}`).toEqual([])
        }
  })
})

it('previous titles are known by recipe and differ from the current ones', async () => {
  const hashOf = new Map(
    recipes.map(({ key, title }) => [key, createHash('sha256').update(title).digest('hex')]),
  )
  for (const [hash, key] of Object.entries(await readPreviousTexts('recipes'))) {
    expect.soft(hashOf.has(key), key).toBe(true)
    expect.soft(hashOf.get(key), key).not.toBe(hash)
  }
})

const keysIn = (pattern: RegExp) =>
  new Set(
    catalogueFiles
      .filter(({ file }) => pattern.test(file))
      .flatMap(({ items }) => items.map(({ key }) => key)),
  )
const fromAnimals = new Set([...keysIn(/^(?:meat|fish-and-seafood|dairy-and-egg)\.json$/), 'honey'])
const meatAndFish = keysIn(/^(?:meat|fish-and-seafood)\.json$/)

describe('their tags', () => {
  it('name foods of the catalogue, with everything that these certainly contain', () => {
    for (const recipe of recipes) {
      expect.soft(new Set(recipe.foods).size, recipe.key).toBe(recipe.foods.length)
      expect.soft(recipe.foods.length, recipe.key).toBeGreaterThan(0)
      for (const food of recipe.foods) {
        expect.soft(certainIn.has(food), `${recipe.key}: ${food}`).toBe(true)
        for (const held of certainIn.get(food) ?? [])
          expect.soft(recipe.foods.includes(held), `${recipe.key}: ${food} holds ${held}`).toBe(true)
      }
      if (['wheat', 'rye', 'barley', 'oats'].some((grain) => recipe.foods.includes(grain)))
        expect.soft(recipe.foods, recipe.key).toContain('gluten')
    }
  })

  it('are right about vegan and vegetarian', () => {
    for (const { key, tags, foods: held } of recipes) {
      if (tags.includes('vegan'))
        expect
          .soft(
            held.filter((food) => fromAnimals.has(food)),
            key,
          )
          .toEqual([])
      if (tags.includes('vegetarian'))
        expect
          .soft(
            held.filter((food) => meatAndFish.has(food)),
            key,
          )
          .toEqual([])
    }
  })
})

describe('the recipes that remain for a client', () => {
  const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const
  const leftFor = (
    meal: SeedRecipe['category'],
    excluded: readonly string[],
    held: (recipe: SeedRecipe) => string[],
  ) =>
    recipes.filter(
      (recipe) => recipe.category === meal && !held(recipe).some((food) => excluded.includes(food)),
    )
  const tagged = (recipe: SeedRecipe) => recipe.foods
  const perhaps = (recipe: SeedRecipe) => [
    ...recipe.foods,
    ...recipe.foods.flatMap((food) => doubtfulIn.get(food) ?? []),
  ]

  it('are tested with 60 foods and 40 combinations of 5 to 25 foods of the catalogue', () => {
    expect(new Set(singleFoods).size).toBe(60)
    expect(new Set(combinations.map((foods) => [...foods].sort().join(' '))).size).toBe(40)
    for (const excluded of combinations) {
      expect.soft(excluded.length).toBeGreaterThanOrEqual(5)
      expect.soft(excluded.length, excluded.join(' ')).toBeLessThanOrEqual(25)
      expect.soft(new Set(excluded).size, excluded.join(' ')).toBe(excluded.length)
    }
    for (const food of [...singleFoods, ...combinations.flat()])
      expect.soft(certainIn.has(food), food).toBe(true)
  })

  it.each(meals)('are at least two for %s, even when a possible food excludes', (meal) => {
    for (const excluded of [...singleFoods.map((food) => [food]), ...combinations])
      for (const held of [tagged, perhaps])
        expect.soft(leftFor(meal, excluded, held).length, excluded.join(' ')).toBeGreaterThanOrEqual(2)
  })
})
