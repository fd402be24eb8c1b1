import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSeedFoods } from '../foods/seed-foods'
import { foodMatcher } from '../foods/foods.public'
import { conflictsIn, isFreeOf, readRecipe, type RecipeReading } from './guard'
import { readSeedRecipes, type SeedRecipe } from './seed-recipes'

let seedFoods: { key: string; name: string }[]
let seedRecipes: { recipe: SeedRecipe; reading: RecipeReading }[]
beforeAll(async () => {
  seedFoods = await readSeedFoods()
  seedRecipes = (await readSeedRecipes()).map((recipe) => ({ recipe, reading: readRecipe(recipe) }))
})

const resolve = (foods: { key: string; name: string }[]) =>
  foodMatcher().resolve(foods.map(({ name }) => ({ name })))

describe('compared with the tags set by hand', () => {
  it('the matcher finds every food in seeded recipes, and is certain of no other', () => {
    const foods = resolve(seedFoods)
    const wrong: string[] = []
    for (const { recipe, reading } of seedRecipes) {
      const sure = new Set<string>()
      const found = new Set<string>()
      for (const line of reading)
        for (const [index, { verdict }] of foodMatcher().verdicts(line, foods).entries()) {
          const key = seedFoods[index]?.key ?? ''
          if (verdict !== 'none') found.add(key)
          if (verdict === 'match') sure.add(key)
        }
      for (const key of recipe.foods) if (!found.has(key)) wrong.push(`${recipe.key} misses ${key}`)
      for (const key of sure)
        if (!recipe.foods.includes(key)) wrong.push(`${recipe.key} is said to hold ${key}`)
    }
    expect(wrong).toEqual([])
  })

  it('no offered recipe contains one of any set of excluded foods', () => {
    fc.assert(
      fc.property(fc.subarray(seedFoods, { minLength: 1, maxLength: 25 }), (excluded) => {
        const foods = resolve(excluded)
        for (const { recipe, reading } of seedRecipes) {
          if (conflictsIn(reading, foods).length > 0) continue
          expect(recipe.foods.filter((key) => excluded.some((food) => food.key === key))).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('a recipe is free of foods exactly when none of them conflicts', () => {
    // Two diets that keep others' foods apart, a group, and names that only the recipe texts
    // contain.
    const others = ['Kosher', 'Vegan', 'Nuts', 'slowly', 'fresh mint leaf', 'unheard-of root']
    fc.assert(
      fc.property(
        fc.subarray(seedFoods, { maxLength: 8 }),
        fc.subarray(others, { maxLength: 2 }),
        (excluded, more) => {
          const foods = foodMatcher().resolve([...excluded, ...more.map((name) => ({ name }))])
          for (const { reading } of seedRecipes)
            expect(isFreeOf(reading, foods)).toBe(conflictsIn(reading, foods).length === 0)
        },
      ),
      { numRuns: 60 },
    )
  })
})
