import { countText, listed } from '@shared/domain/counts'
import { isCategory } from '@shared/domain/food-category'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { linkTo } from '@shared/screens'
import { food, foodMatcher, resolveFoods } from '../../foods/foods.public'
import { fittingRecipes } from '../../recipes/recipes.public'
import type { Told } from '../told'
import {
  foodNamed,
  minds,
  nothingYet,
  type Own,
  reportSource,
  shownVerdict,
  testOf,
  told,
} from './about-person'
import type { Asked } from './asked-kinds'
import { any, meals, pattern } from './words'

/** What a meal is called, and what is only a kind of it. */
const mealName = pattern(any(...meals.map(([, said]) => said), 'recipes?|meals?|dinner|lunch'))

const MOST = 3
const MOST_FAMILIES = 6
const MOST_OF_A_FAMILY = 3

const recipeSource = ({ id, title }: { id: number; title: string }): Told['sources'][number] => ({
  kind: 'recipe',
  title,
  link: linkTo('/client/recipes', { query: { recipe: String(id) } }),
})

const without =
  'None of your elevated foods, allergies and own exclusions is in them. Products differ: read the label of what you buy.'

/** More than there are. */
const ALL = 10_000

/** The foods of a wish that can be cooked with: those named with it, else those that stand anywhere in the question. */
function foodsIn({ words }: Extract<Asked, { about: 'meal' }>, part: string): string[] {
  const { text, tokens, mentions } = foodMatcher().read((words || part).toLowerCase())
  const named = mentions
    .filter(({ mode }) => mode !== 'not' && mode !== 'aside')
    .map(({ first, end }) => text.slice(tokens[first]?.start, tokens[end - 1]?.end))
  return [...new Set(named.length > 0 || words === '' ? named : [words])].filter(
    (each) => !mealName.test(each),
  )
}

/** What words name, as they stand where they are known. */
async function known(own: Own, words: string) {
  const said = verdictOf(foodMatcher(), words, own.person)
  return said.kind === 'not-known' ? foodNamed(own, words) : { said, words, saidBack: '' }
}

/** Up to three recipes that fit this person, for a meal, with foods, or for the meals of a day. */
export async function meal(
  own: Own,
  asked: Extract<Asked, { about: 'meal' }>,
  part: string,
): Promise<Told | undefined> {
  const { db, asker } = own
  const { category, isPlan } = asked
  const named = (await Promise.all(foodsIn(asked, part).map((words) => known(own, words)))).filter(
    (each) => each !== undefined,
  )
  if (asked.words !== '' && named.length === 0 && !category) return undefined
  const flagged = named.filter(({ said }) => minds(said))
  const wanted = named.filter(({ said }) => !minds(said))
  const isDay = isPlan && !category
  const perKind = await Promise.all(
    (isDay ? ['breakfast', 'lunch', 'dinner'] : [category]).map((kind) =>
      fittingRecipes(db, asker, { category: kind }, isDay ? 1 : wanted.length > 0 ? ALL : MOST),
    ),
  )
  const fitting = perKind.flat()
  const holding = await Promise.all(wanted.map((food) => recipesWith(own, category, food.words)))
  const together = fitting.filter(({ id }) => holding.every((ids) => ids.has(id)))
  const some =
    wanted.length > 1 &&
    together.length === 0 &&
    fitting.filter(({ id }) => holding.some((ids) => ids.has(id)))
  const found = (some || together).slice(0, isDay ? 3 : MOST)
  const what = category
    ? `for ${category === 'snack' || category === 'dessert' ? `a ${category}` : category}`
    : ''
  const withThese = listed(wanted.map(({ said }) => said.title.toLowerCase()))
  const said = [
    ...named.map(({ saidBack }) => saidBack.trim()),
    ...flagged.map(({ said: { sentence } }) => sentence),
    ...recipesTold({
      found,
      what,
      withThese,
      isPlan,
      isDay,
      isSome: Boolean(some),
      isWithout: flagged.length > 0,
    }),
  ]
  return told(
    said.filter(Boolean).join(' '),
    [
      ...(flagged.length > 0 ? [reportSource(own.person)] : []),
      ...(found.length > 0 ? found.map(recipeSource) : [allRecipes]),
    ],
    flagged.flatMap(({ said: verdict }) => shownVerdict(verdict)),
  )
}

const allRecipes: Told['sources'][number] = {
  kind: 'recipe',
  title: 'Recipes',
  link: linkTo('/client/recipes'),
}

/** The recipes of a category that are made of a food. */
async function recipesWith({ db, asker }: Own, category: string | null, words: string): Promise<Set<number>> {
  const foods = await resolveFoods(db, [words], [words])
  const found = await fittingRecipes(db, asker, { category, foods, isInEach: true, isMain: true }, ALL)
  return new Set(found.map(({ id }) => id))
}

type Found = {
  found: readonly { title: string; category: string }[]
  what: string
  withThese: string
  isPlan: boolean
  isDay: boolean
  /** Of the foods that are wanted together each has one or a few. */
  isSome: boolean
  isWithout: boolean
}

function recipesTold({ found, what, withThese, isPlan, isDay, isSome, isWithout }: Found): string[] {
  const purpose = [what, withThese && `with ${withThese}`].filter(Boolean).join(' ')
  if (found.length === 0)
    return [
      `I found no recipe ${purpose} that fits you at present. The generator under Recipes can make one without your foods.`.replace(
        'recipe  that',
        'recipe that',
      ),
    ]
  const one = found.length === 1
  const lead = isPlan
    ? 'I do not make a plan for a whole week. Recipes that fit you for one day:'
    : isSome
      ? `None of the recipes that fit you has ${withThese} together. With one of them:`
      : `${[one ? 'A recipe' : 'Recipes', purpose, isWithout && 'without it', 'that', one ? 'fits' : 'fit', 'you'].filter(Boolean).join(' ')}:`
  const titles = found.map(({ title, category }) => (isDay ? `${category}: ${title}` : title))
  return [
    `${lead} ${titles.join('; ')}. ${without}`,
    isPlan ? 'Ask for breakfast, lunch or dinner ideas to see more.' : 'More of them are under Recipes.',
  ]
}

/** What there is to eat at all: foods without elevation out of each family, and recipes. */
export async function eat(own: Own): Promise<Told> {
  const { person, db, asker } = own
  const recipes = await fittingRecipes(db, asker, {}, MOST)
  const cooked =
    recipes.length > 0 ? ` Recipes that fit you: ${recipes.map(({ title }) => title).join('; ')}.` : ''
  const avoided =
    person.avoid.length > 0
      ? ` To leave out or eat seldom: ${countText(person.avoid.length, 'food')} of your list; ask “which foods should I avoid” for them.`
      : ''
  const sources = [reportSource(person), ...recipes.map(recipeSource)]
  const { test } = person
  if (!test) return told(nothingYet + cooked, sources)
  const families = await familiesOf(own)
  const some = families
    .slice(0, MOST_FAMILIES)
    .map(([family, names]) => `${family}: ${names.slice(0, MOST_OF_A_FAMILY).join(', ')}`)
    .join('; ')
  const lead = `${countText(person.low.length, 'food')} of ${test.results.length} in ${testOf(test)} ${person.low.length === 1 ? 'shows' : 'show'} no elevation`
  return told(`${lead}${some ? `, among them ${some}` : ''}.${avoided}${cooked}`, sources)
}

/** The foods without elevation by the catalogue's families, the largest first; none that the person avoids for another reason. */
async function familiesOf({ db, person }: Own): Promise<[string, string[]][]> {
  const rows = (
    await db.select({ key: food.key, name: food.name, category: food.category }).from(food)
  ).filter((row) => !isCategory(row))
  const byKey = new Map(rows.flatMap(({ key, category }) => (key ? [[key, category] as const] : [])))
  const matcher = foodMatcher()
  const resolved = await resolveFoods(db, person.low)
  const families = new Map<string, string[]>()
  for (const [at, name] of person.low.entries()) {
    const family = (resolved[at]?.keys ?? []).map((key) => byKey.get(key)).find(Boolean)
    if (!family || verdictOf(matcher, name, person).kind !== 'no-elevation') continue
    families.set(family, [...(families.get(family) ?? []), name])
  }
  return [...families].sort(([, a], [, b]) => b.length - a.length)
}

/** What to begin with: the few highest, as the FAQ on starting says, and never all at once. */
export function start({ person }: Own, faqs: Told['sources']): Told {
  const { test } = person
  if (!test) return told(nothingYet, [...faqs, reportSource(person)])
  const elevated = test.results.filter(({ level }) => level !== 'low')
  const high = elevated.filter(({ level }) => level === 'high')
  const sorted = elevated.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1))
  const highest = (high.length >= 3 ? sorted.filter(({ level }) => level === 'high') : sorted).slice(
    0,
    high.length > 5 ? 5 : Math.max(3, Math.min(high.length, 5)),
  )
  if (highest.length === 0)
    return told(
      `In ${testOf(test)} no food is elevated, so there is nothing to start with. If you have complaints, speak with a doctor.`,
      [...faqs, reportSource(person)],
    )
  const hasAllergy = person.avoid.some(({ level }) => level === 'allergy')
  const rest = elevated.length - highest.length
  const names = listed(highest.map(({ food: name, text }) => `${name} (${text})`))
  return told(
    `Start with the highest: ${names}.${rest > 0 ? ` You need not leave out all ${elevated.length} elevated foods at once.` : ''} Agree with your practitioner which foods to leave out, usually the high ones and perhaps some moderate ones, and what takes their place. Choose weeks without travel or big celebrations, keep everything else varied and write a short diary every day.${hasAllergy ? ' The allergies on your record are no part of a trial: they stay out.' : ''}`,
    [...faqs, reportSource(person)],
  )
}
