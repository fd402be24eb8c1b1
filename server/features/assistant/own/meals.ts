import { countText, listed } from '@shared/domain/counts'
import { isCategory } from '@shared/domain/food-category'
import { isFree } from '@shared/domain/verdict/kinds'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { food, foodMatcher, resolveFoods } from '../../foods/foods.public'
import { fittingRecipes } from '../../recipes/recipes.public'
import type { Told } from '../told'
import { nothingYet, type Own, reportSource, testOf, told } from './about-person'
import { recipeSource } from './ideas'

const MOST = 3
const MOST_FAMILIES = 6
const MOST_OF_A_FAMILY = 3

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
    if (!family || !isFree(verdictOf(matcher, name, person))) continue
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
