import { listed } from '@shared/domain/text/counts'
import { linkTo } from '@shared/screens'
import { resolveFoods } from '../../../foods/foods.public'
import { fittingRecipes } from '../../../recipes/recipes.public'
import { foodsListedIn } from '../../understand/foods'
import { sentences, titled, type Answer } from '../../answer'
import { type Own, reportSource, shownVerdict, answerOf } from '../person/about-person'
import { type Dish, dishNamedIn } from './dishes'
import { asManyAs, howTo, type Idea, type Wished } from './fill'
import { against, flaggedOf, judged, lineOn, listedWithReasons } from './judged'
import { knownAmong, leftOutIn } from './left-out'
import { plain } from '../words/plain'
import { phraseOf, wishesIn } from './wishes'
import { meals, pattern } from '../words/words'

const mealName = pattern(
  ...meals.map(([, said]) => said),
  'recipes?|meals?|dinner|lunch|food|tea|bbq|take ?away',
)

const MOST_PLATES = 4
const MOST_RECIPES = 2
const MOST_USUAL = 3
const ALL = 10_000

type Recipe = { id: number; title: string; category: string }

export const recipeSource = ({ id, title }: Pick<Recipe, 'id' | 'title'>): Answer['sources'][number] => ({
  kind: 'recipe',
  title,
  link: linkTo('/client/recipes', { query: { recipe: String(id) } }),
})
export const fitText = (recipes: readonly Pick<Recipe, 'title'>[]): string =>
  recipes.length > 0
    ? `${recipes.length === 1 ? 'A recipe that fits' : 'Recipes that fit'} you: ${recipes.map(({ title }) => title).join('; ')}.`
    : ''
export const allRecipes: Answer['sources'][number] = {
  kind: 'recipe',
  title: 'Recipes',
  link: linkTo('/client/recipes'),
}

/** Recipes that fit a person; with foods, those that use most of them, two if there are two. */
export async function recipesFor(
  { db, actor }: Own,
  { category, foods, most }: { category: string | null; foods: readonly string[]; most: number },
): Promise<Recipe[]> {
  if (foods.length === 0) return fittingRecipes(db, actor, { category }, most)
  const held = new Map<number, { recipe: Recipe; count: number }>()
  for (const words of foods) {
    const resolved = await resolveFoods(db, [words], [words])
    const found = await fittingRecipes(
      db,
      actor,
      { category, foods: resolved, isInEach: true, isMain: true },
      ALL,
    )
    for (const recipe of found) held.set(recipe.id, { recipe, count: (held.get(recipe.id)?.count ?? 0) + 1 })
  }
  return [...held.values()]
    .filter(({ count }) => count >= Math.min(2, foods.length))
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ recipe }) => recipe)
}

/** Changes each day. */
export const today = () => new Date().getUTCDate()

const aMeal = new Set(['snack', 'dessert', 'soup', 'salad', 'smoothie'])

/** Ideas with all that is wanted where possible, and a word on what they are. */
function ideasOf(
  { person }: Pick<Own, 'person'>,
  wish: Wished,
): { ideas: Idea[]; wished: readonly string[]; wanted: readonly string[] } {
  const how = { most: MOST_PLATES, turn: today() }
  const wanted = [...wish.wanted]
  for (;;) {
    const found = asManyAs(person, { ...wish, wanted }, how)
    if (found.ideas.length > 0 || wanted.length === 0) return { ...found, wanted }
    wanted.pop()
  }
}

/** Ideas for one dish; `kinds` of it that do not fit are named, and how to make it. */
export function dishIdeas(
  own: Pick<Own, 'person'>,
  dish: Dish,
  wish: Pick<Wished, 'wished' | 'without' | 'wanted'>,
): { ideas: string; wished: readonly string[]; wanted: readonly string[]; kinds: string; how: string } {
  const { ideas, wished, wanted } = ideasOf(own, { ...wish, meal: null, dish })
  const usual = flaggedOf(judged(own.person, dish.usual))
  return {
    ideas: ideas.map(({ text }) => text).join('; '),
    wished,
    wanted,
    kinds: titled('Not for you if made the usual way', listedWithReasons(usual, MOST_USUAL, true)),
    how: howTo(own.person, dish, wish.without) ?? '',
  }
}

/** Ideas for a meal or dish as requested, and recipes. */
export async function meal(own: Own, category: string | null, part: string): Promise<Answer | undefined> {
  const { person } = own
  const text = plain(part)
  const { foods: without, rest } = leftOutIn(part)
  const found = dishNamedIn(rest)
  const dish = found?.dish
  const beside = found ? `${rest.slice(0, found.at)} ${rest.slice(found.at + found.length)}` : rest
  const named = foodsListedIn(beside).filter((each) => !mealName.test(each))
  const sorted = judged(person, named)
  const { fits } = sorted
  const flagged = flaggedOf(sorted)
  const left = [...flagged, ...knownAmong(without, person)].filter((said) => against(said).length > 0)
  const wish = {
    wished: wishesIn(text),
    without: [...without, ...flagged.map(({ q }) => q)],
    wanted: fits.map(({ q }) => q),
  }
  const ofDish = dish && dishIdeas(own, dish, wish)
  const ofMeal = ofDish?.ideas ? undefined : ideasOf(own, { ...wish, meal: category })
  const { wished, wanted } = ofMeal ?? ofDish ?? wish
  const ideas = ofMeal ? ofMeal.ideas.map(({ text: idea }) => idea).join('; ') : (ofDish?.ideas ?? '')
  const isPlain =
    wish.wished.length === 0 &&
    without.every((each) => left.some(({ q, kind }) => q === each && kind !== 'may-hold'))
  const recipes = isPlain ? await recipesOf(own, { category, dish, wanted: wish.wanted }) : []
  if (ideas === '' && recipes.length === 0 && fits.length === 0 && flagged.length === 0) return undefined
  const name = !ofMeal && dish ? dish.name : category && `${aMeal.has(category) ? 'a ' : ''}${category}`
  const purpose = [
    name ? ` for ${name}` : '',
    ...(wanted.length > 0 ? [`with ${listed(wanted)}`] : []),
    ...wished.map(phraseOf),
  ].join(', ')
  return answerOf(
    sentences(
      ...left.map(lineOn),
      ideas &&
        `Ideas${purpose}${purpose.includes(',') ? ',' : ''} without your raised foods, allergens or anything else you leave out: ${ideas}.`,
      !ofMeal && ofDish?.how,
      !ofMeal && ofDish?.kinds,
      fitText(recipes) || "You'll find recipes that suit you under Recipes.",
      'Brands vary, so check the label.',
    ),
    [
      ...(left.length > 0 ? [reportSource(person)] : []),
      ...(recipes.length > 0 ? recipes.map(recipeSource) : [allRecipes]),
    ],
    [...left, ...fits].map(shownVerdict),
  )
}

/** Recipes for a meal, or with a dish's name. */
async function recipesOf(
  own: Own,
  { category, dish, wanted }: { category: string | null; dish: Dish | undefined; wanted: readonly string[] },
): Promise<Recipe[]> {
  if (!dish) return recipesFor(own, { category, foods: wanted, most: MOST_RECIPES })
  const all = await recipesFor(own, { category: null, foods: wanted, most: ALL })
  return all.filter(({ title }) => dishNamedIn(plain(title))?.dish === dish).slice(0, MOST_RECIPES)
}
