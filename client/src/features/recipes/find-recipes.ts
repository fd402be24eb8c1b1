import { byAlphabet, fold } from '@shared/domain/text/fold'
import { recipeCategories } from '@shared/domain/recipes/recipe-kinds'
import type { Recipe } from './recipe-words'

export const recipeSorts = ['newest', 'title', 'time'] as const
export type RecipeSort = (typeof recipeSorts)[number]

/** The fixed categories in their order, then other categories in use by name. */
export function categoriesOf(recipes: readonly Pick<Recipe, 'category'>[]): string[] {
  const fixed: string[] = [...recipeCategories]
  const others = new Set(recipes.map(({ category }) => category).filter((name) => !fixed.includes(name)))
  return [...fixed, ...[...others].sort(byAlphabet)]
}

/** The searchable text of each recipe, cached by object. */
const haystacks = new WeakMap<Recipe, string>()

function haystackOf(recipe: Recipe): string {
  const known = haystacks.get(recipe)
  if (known !== undefined) return known
  const { title, description, category, tags, ingredients } = recipe
  const made = fold([title, description, category.replaceAll('-', ' '), ...tags, ...ingredients].join('\n'))
  haystacks.set(recipe, made)
  return made
}

const byNewest = (one: Recipe, other: Recipe) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id

const orders: Record<RecipeSort, (one: Recipe, other: Recipe) => number> = {
  newest: byNewest,
  title: (one, other) => byAlphabet(one.title, other.title) || byNewest(one, other),
  time: (one, other) =>
    one.cookTime - other.cookTime || one.prepTime - other.prepTime || byNewest(one, other),
}

/** The recipes containing every word of `q`, optionally of one category, in the given order. */
export function findRecipes(
  recipes: readonly Recipe[],
  { q, category, sort }: { q: string; category: string; sort: RecipeSort },
): Recipe[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return recipes
    .filter(
      (recipe) =>
        (category === '' || recipe.category === category) &&
        words.every((word) => haystackOf(recipe).includes(word)),
    )
    .sort(orders[sort])
}
