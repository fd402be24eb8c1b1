import { countText, listed } from '@shared/domain/text/counts'
import { isCategory } from '@shared/domain/foods/food-category'
import { hasNothingAgainst } from '@shared/domain/verdict/kinds'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher, ofCatalogue, resolveFoods } from '../../../foods/foods.public'
import { fittingRecipes } from '../../../recipes/recipes.public'
import { sentences, type Answer } from '../../answer'
import {
  allergensOf,
  allUnreadText,
  byValue,
  keptFoodsOf,
  nothingYet,
  type Own,
  reported,
  reportSource,
  type Test,
  testOf,
  answerOf,
} from '../person/about-person'
import { fineText } from '../person/outcome-text'
import { linesFor } from '../lines'
import { fitText, recipeSource } from './ideas'
import lines from './lines.json' with { type: 'json' }

const MOST = 3
const MOST_FAMILIES = 6
const MOST_OF_A_FAMILY = 3

/** How much of the tested food may be kept, examples from each family, and recipes. */
export async function eat(own: Own): Promise<Answer> {
  const { person, db, actor } = own
  const recipes = await fittingRecipes(db, actor, {}, MOST)
  const [fit, sources] = [fitText(recipes), [reportSource(person), ...recipes.map(recipeSource)]]
  const { test } = person
  if (!test) return answerOf(sentences(nothingYet, fit), sources)
  const kept = await keptFoodsOf(own, test)
  const others = test.results.length - kept.length
  const which = others > 0 ? `the other ${countText(others, 'food')}` : "what's on your list"
  const avoided =
    others > 0 || person.avoid.length > 0
      ? `Leave out, limit or only rarely eat ${which}. To see the list, ask “which foods should I avoid”.`
      : ''
  const families = await familiesOf(own, kept)
  const some = families
    .slice(0, MOST_FAMILIES)
    .map(([family, names]) => `${family}: ${names.slice(0, MOST_OF_A_FAMILY).join(', ')}.`)
    .join(' ')
  const lead = `You may keep ${kept.length} of ${countText(test.results.length, 'food')} in ${testOf(test)}.${some && ` Here are some of them. ${some}`}`
  return answerOf(sentences(lead, allUnreadText(test), ...fineText(person), avoided, fit), sources)
}

const categories = ofCatalogue(
  (rows) =>
    new Map(
      rows
        .filter((row) => !isCategory(row))
        .flatMap(({ key, category }) => (key ? [[key, category] as const] : [])),
    ),
)

/** Foods to keep, by catalogue family, the largest first. */
async function familiesOf({ db, person }: Own, kept: Test['results']): Promise<[string, string[]][]> {
  const low = kept.filter(({ level }) => level === 'low').map(({ food: name }) => name)
  const byKey = await categories(db)
  const matcher = foodMatcher()
  const resolved = await resolveFoods(db, low)
  const families = new Map<string, string[]>()
  for (const [at, name] of low.entries()) {
    const family = (resolved[at]?.keys ?? []).map((key) => byKey.get(key)).find(Boolean)
    if (!family || !hasNothingAgainst(verdictOf(matcher, name, person))) continue
    families.set(family, [...(families.get(family) ?? []), name])
  }
  return [...families].sort(([, a], [, b]) => b.length - a.length)
}

/** Names the three to five highest elevated foods to start with, as the FAQ says. */
export function start({ person }: Own, faqs: Answer['sources']): Answer {
  const { test } = person
  if (!test) return reported({ person, faqs }, nothingYet)
  const elevated = byValue(test.results).filter(({ level }) => level !== 'low')
  const high = elevated.filter(({ level }) => level === 'high')
  const highest = (high.length >= 3 ? high : elevated).slice(0, Math.min(Math.max(high.length, 3), 5))
  const values = {
    ...{ test: testOf(test), unread: allUnreadText(test) },
    highest: listed(highest.map(({ food: name, text }) => `${name} (${text})`)),
    others: elevated.length > highest.length ? `${elevated.length}` : '',
    allergies: allergensOf(person).length > 0,
  }
  return reported({ person, faqs }, ...linesFor(lines.start, values))
}
