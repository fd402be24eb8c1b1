import { growth, stepsOf } from '@shared/testing/growth/growth'
import { expect, it } from 'vitest'
import { aRecipe } from '@/testing/rows'
import { findRecipes, recipeSorts } from './find-recipes'
import type { Recipe } from './recipe-words'

const manyRecipes = (count: number) =>
  Array.from({ length: count }, (_, id) =>
    aRecipe({
      id,
      title: `Dish ${(id * 7919) % count}`,
      ingredients: Array.from({ length: 12 }, (__, line) => `${line} g of ingredient ${id}`),
    }),
  )

it.each(recipeSorts)(
  'a search sorted by %s grows about linearly with the number of recipes',
  async (sort) => {
    const search = (recipes: Recipe[]) => findRecipes(recipes, { q: 'ingredient', category: '', sort })
    expect(await growth(250, manyRecipes, search)).toBeLessThan(2.5)
  },
)

it('searching for one letter more takes less than half the work of the first search', async () => {
  const many = manyRecipes(500)
  const search = (q: string) => stepsOf(() => findRecipes(many, { q, category: '', sort: 'title' }))
  const first = await search('ingredient 49')
  expect((await search('ingredient 499')) / first).toBeLessThan(0.5)
})
