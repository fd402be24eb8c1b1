import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { readShippedFoods } from '../foods/shipped-foods'
import { foodMatcher } from '../foods/foods.public'
import { conflictsIn, isFreeOf, readRecipe, type RecipeReading } from './guard'
import { readShippedRecipes, type ShippedRecipe } from './shipped-recipes'

let shippedFoods: { key: string; name: string }[]
let shippedRecipes: { recipe: ShippedRecipe; reading: RecipeReading }[]
beforeAll(async () => {
  shippedFoods = await readShippedFoods()
  shippedRecipes = (await readShippedRecipes()).map((recipe) => ({ recipe, reading: readRecipe(recipe) }))
})

const resolve = (foods: { key: string; name: string }[]) =>
  foodMatcher().resolve(foods.map(({ name }) => ({ name })))

describe('compared with the tags set by hand', () => {
  it('the matcher finds every food in seeded recipes, and is certain of no other', () => {
    const foods = resolve(shippedFoods)
    const wrong: string[] = []
    for (const { recipe, reading } of shippedRecipes) {
      const sure = new Set<string>()
      const found = new Set<string>()
      for (const line of reading)
        for (const [index, { verdict }] of foodMatcher().verdicts(line, foods).entries()) {
          const key = shippedFoods[index]?.key ?? ''
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
      fc.property(fc.subarray(shippedFoods, { minLength: 1, maxLength: 25 }), (excluded) => {
        const foods = resolve(excluded)
        for (const { recipe, reading } of shippedRecipes) {
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
        fc.subarray(shippedFoods, { maxLength: 8 }),
        fc.subarray(others, { maxLength: 2 }),
        (excluded, more) => {
          const foods = foodMatcher().resolve([...excluded, ...more.map((name) => ({ name }))])
          for (const { reading } of shippedRecipes)
            expect(isFreeOf(reading, foods)).toBe(conflictsIn(reading, foods).length === 0)
        },
      ),
      { numRuns: 60 },
    )
  })
})
