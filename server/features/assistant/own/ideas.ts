import { listed } from '@shared/domain/counts'
import { linkTo } from '@shared/screens'
import { foodMatcher, resolveFoods } from '../../foods/foods.public'
import { fittingRecipes } from '../../recipes/recipes.public'
import { foodsListedIn } from '../eating/words'
import type { Told } from '../told'
import { type Own, reportSource, shownVerdict, told } from './about-person'
import type { Asked } from './asked-kinds'
import { platesFor, wishesIn } from './fill'
import { against, judged, lineOn } from './judged'
import { knownAmong, leftOutIn } from './left-out'
import { plain } from './plain'
import { any, meals, pattern } from './words'

/** What a meal is called, and what is only a kind of it. */
const mealName = pattern(
  any(...meals.map(([, said]) => said), 'recipes?|meals?|dinner|lunch|food|tea|bbq|take ?away'),
)

const MOST_PLATES = 4
const MOST_RECIPES = 2
/** More than there are. */
const ALL = 10_000

type Recipe = { id: number; title: string; category: string }

export const recipeSource = ({ id, title }: Pick<Recipe, 'id' | 'title'>): Told['sources'][number] => ({
  kind: 'recipe',
  title,
  link: linkTo('/client/recipes', { query: { recipe: String(id) } }),
})
const allRecipes: Told['sources'][number] = {
  kind: 'recipe',
  title: 'Recipes',
  link: linkTo('/client/recipes'),
}

/** Recipes that fit a person; with foods, those that hold most of them. */
export async function recipesFor(
  { db, asker }: Own,
  { category, foods, most }: { category: string | null; foods: readonly string[]; most: number },
): Promise<Recipe[]> {
  if (foods.length === 0) return fittingRecipes(db, asker, { category }, most)
  const held = new Map<number, { recipe: Recipe; count: number }>()
  for (const words of foods) {
    const resolved = await resolveFoods(db, [words], [words])
    const found = await fittingRecipes(
      db,
      asker,
      { category, foods: resolved, isInEach: true, isMain: true },
      ALL,
    )
    for (const recipe of found) held.set(recipe.id, { recipe, count: (held.get(recipe.id)?.count ?? 0) + 1 })
  }
  return [...held.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ recipe }) => recipe)
}

/** Others on another day. */
const today = () => new Date().getUTCDate()

/** Wishes that a recipe's record does not tell of. */
const untold = new Set([
  'vegan',
  'vegetarian',
  'protein',
  'fibre',
  'cold',
  'packed',
  'crunchy',
  'cheap',
  'sweet',
  'savoury',
])

const aMeal = new Set(['snack', 'dessert', 'soup', 'salad', 'smoothie'])
const nouns: Record<string, string> = {
  protein: 'with protein',
  fibre: 'with fibre',
  cold: 'without cooking',
  packed: 'to take along',
}

/** Ideas for a meal, as it is wished and with the foods that are: plates of what fits this person, and recipes. */
export async function meal(
  own: Own,
  { category, words }: Extract<Asked, { about: 'meal' }>,
  part: string,
): Promise<Told | undefined> {
  const { person } = own
  const text = plain(part)
  const { foods: without, rest } = leftOutIn(text, ['free', 'without'])
  const named = foodsListedIn(foodMatcher(), words || rest).filter((each) => !mealName.test(each))
  const { fits, seldom, out, ask } = judged(person, named)
  const flagged = [...out, ...seldom, ...ask]
  const left = [...flagged, ...knownAmong(without, person)].filter((said) => against(said).length > 0)
  const wished = wishesIn(text)
  const wanted = fits.map(({ q }) => q)
  const asked = {
    meal: category,
    wished,
    without: [...without, ...flagged.map(({ q }) => q)],
    wanted,
  }
  const withThem = platesFor(person, asked, { most: MOST_PLATES, turn: today() })
  const plates =
    withThem.length > 0
      ? withThem
      : platesFor(person, { ...asked, wanted: [] }, { most: MOST_PLATES, turn: today() })
  const isTold =
    wished.every((wish) => !untold.has(wish)) &&
    without.every((each) => left.some(({ q, kind }) => q === each && kind !== 'may-hold'))
  const recipes = isTold ? await recipesFor(own, { category, foods: wanted, most: MOST_RECIPES }) : []
  if (plates.length === 0 && recipes.length === 0 && wanted.length === 0 && flagged.length === 0)
    return undefined
  const purpose = [
    category && `for ${aMeal.has(category) ? 'a ' : ''}${category}`,
    wanted.length > 0 && `with ${listed(wanted)}`,
    ...wished.map((wish) => nouns[wish] ?? wish),
  ]
    .filter(Boolean)
    .join(', ')
  return told(
    [
      ...left.map(lineOn),
      plates.length > 0 &&
        `Ideas${purpose && ` ${purpose}`}, without your elevated foods, allergies and own exclusions: ${plates.join('; ')}.`,
      recipes.length > 0
        ? `${recipes.length === 1 ? 'A recipe that fits' : 'Recipes that fit'} you: ${recipes.map(({ title }) => title).join('; ')}.`
        : 'You find recipes without your foods under Recipes.',
      'Products differ: read the label of what you buy.',
    ]
      .filter(Boolean)
      .join(' '),
    [
      ...(left.length > 0 ? [reportSource(person)] : []),
      ...(recipes.length > 0 ? recipes.map(recipeSource) : [allRecipes]),
    ],
    left.flatMap(shownVerdict),
  )
}

const week = pattern(
  any(
    'weeks?|weekly|wochen?\\w*|semaine|semanal|semana|(?:\\d+|three|five|seven) days?|monday to \\w+|every day',
  ),
)
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A menu for a day or a week, of plates that fit this person. */
export function plan({ person }: Own, part: string): Told | undefined {
  const text = plain(part)
  const { foods: without } = leftOutIn(text, ['free', 'without'])
  const wished = wishesIn(text)
  const of = (name: string, most: number) =>
    platesFor(person, { meal: name, wished, without, wanted: [] }, { most, turn: today() })
  const isWeek = week.test(text)
  const count = Number(/\b(\d+) ?days?\b/u.exec(text)?.[1] ?? days.length)
  const dinners = of('dinner', isWeek ? Math.min(Math.max(count, 2), days.length) : 1)
  if (dinners.length === 0) return undefined
  const some = isWeek ? 3 : 1
  const lines = ['breakfast', 'lunch', 'snack'].map(
    (name) =>
      `${name.replace(/^./u, (first) => first.toUpperCase())}${isWeek ? ' in turn' : ''}: ${of(name, some).join('; ')}.`,
  )
  const evening = isWeek
    ? dinners
        .map((dinner, at) => `${dinners.length === days.length ? days[at] : `Day ${at + 1}`}: ${dinner}`)
        .join('; ')
    : dinners.join('; ')
  return told(
    [
      `A menu for ${isWeek ? `${dinners.length} days` : 'a day'} without your elevated foods, allergies and own exclusions:`,
      ...lines,
      `Dinner${isWeek ? ' –' : ':'} ${evening}.`,
      'Change what you like less for another idea, and read the labels of what you buy. Recipes has more.',
    ].join('\n'),
    [allRecipes, reportSource(person)],
  )
}
