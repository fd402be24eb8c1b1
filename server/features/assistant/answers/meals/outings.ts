import { listed } from '@shared/domain/counts'
import { titled, type Told } from '../../told'
import { allergyLine, type Own, reported } from '../person/about-person'
import cuisineRows from './cuisines.json' with { type: 'json' }
import { fittingRecipes } from '../../../recipes/recipes.public'
import { fitText, meal, recipeSource } from './ideas'
import { against, flaggedOf, judged, lineOn, listedWithReasons, titles } from './judged'
import { holderOf, knownAmong, leftOutIn } from './left-out'
import lines from './lines.json' with { type: 'json' }
import { linesFor } from '../lines'
import occasionRows from './occasions.json' with { type: 'json' }
import { plain } from '../words/plain'
import { leftOutBy, wishesIn } from './wishes'
import { any, asAny, reader } from '../words/words'
import rows from './outings.json' with { type: 'json' }

/**
 * A kind of restaurant or shop with dishes that are usual there, by names that the matcher knows, with commas, and
 * what to ask. `said`: how it is called, as `plain` writes it; `chains`: names that tell it by themselves.
 */
type Cuisine = { name: string; said: string; chains?: string; dishes: string; ask: string }

const cuisines: readonly Cuisine[] = cuisineRows

/** Where nothing usual there fits. */
const plainPlate = 'Grilled meat or fish, rice or potatoes and vegetables without sauce hide the least.'

/**
 * Something to eat for: `ideas` in words that the matcher reads, what is `usual` there, to be judged, and the
 * `category` of recipes for it.
 */
type Occasion = {
  name: string
  said: string
  ideas: string
  usual: string
  category: string
  advice: string
}

const occasions: readonly Occasion[] = occasionRows

const MOST_FITTING = 5
const MOST_FLAGGED = 5
const MOST_IDEAS = 6
const MOST_RECIPES = 2

/**
 * What is usual in a kind of restaurant, judged for this person: what is without their foods as a rule, what is not,
 * what to ask.
 */
export function place({ person }: Own, name: string, faqs: Told['sources']): Told | undefined {
  const cuisine = cuisines.find((each) => each.name === name)
  if (!cuisine) return undefined
  const dishes = judged(person, cuisine.dishes.split(', '))
  const { fits } = dishes
  const flagged = flaggedOf(dishes)
  return reported(
    { person, said: [...fits.slice(0, MOST_FITTING), ...flagged.slice(0, MOST_FLAGGED)], faqs },
    `At ${name}: ${fits.length > 0 ? `usually without your foods, as far as we know: ${listed(titles(fits.slice(0, MOST_FITTING)))}.` : `each of the usual dishes that I know may hold one of your foods. ${plainPlate}`}`,
    titled('Usually or possibly with your foods', listedWithReasons(flagged, MOST_FLAGGED, true)),
    cuisine.ask,
    'Each kitchen cooks its own way, so ask what is in it.',
    allergyLine(person),
  )
}

/** Ideas for an occasion, none with a food of this person, what is usual there that has one, and recipes for it. */
export async function occasion(own: Own, name: string, part: string): Promise<Told | undefined> {
  const found = occasions.find((each) => each.name === name)
  if (!found) return undefined
  const text = plain(part)
  const { foods } = leftOutIn(text, ['free', 'without'])
  // What is eaten away from home is packed anyway.
  const wished = wishesIn(text).filter((wish) => wish !== 'packed')
  const diets = wished.filter((wish) => leftOutBy([wish]).length > 0)
  const isLeftOut = holderOf([...foods, ...leftOutBy(diets)])
  const left = knownAmong(foods, own.person).filter((said) => against(said).length > 0)
  const ideas = judged(
    own.person,
    found.ideas.split(', ').filter((idea) => !isLeftOut(idea)),
  ).fits.slice(0, MOST_IDEAS)
  if (wished.length > diets.length || ideas.length < 2) return meal(own, found.category, part)
  const flagged = flaggedOf(judged(own.person, found.usual.split(', ')))
  const recipes =
    foods.length + diets.length === 0
      ? await fittingRecipes(own.db, own.asker, { category: found.category }, MOST_RECIPES)
      : []
  return reported(
    { ...own, said: [...left, ...ideas, ...flagged.slice(0, MOST_FLAGGED)], faqs: recipes.map(recipeSource) },
    ...left.map(lineOn),
    `For ${[name, ...diets].join(', ')}, without your elevated foods, allergies and own exclusions: ${titles(ideas).join('; ')}.`,
    titled('Mind what is usual', listedWithReasons(flagged, MOST_FLAGGED, true)),
    fitText(recipes),
    found.advice,
    allergyLine(own.person),
  )
}

const { venue, at, near, asking, order } = asAny(rows)

/** How a question says that it is about a kind of place: that one is there, goes there, or asks what to order. */
const wayTo = ({ said, chains }: Cuisine) =>
  any(
    `${at} ${near}*(?:${said})(?: ${venue})?`,
    `(?:go|going|out|eating|ordering|order|getting|fancy) (?:out )?(?:for )?(?:an? |some )?(?:${said})(?= |$)`,
    `(?:${said}) ${venue}`,
    `(?:take ?away|take ?out|restaurant|buffet|lunch|dinner|eating) (?:${said})`,
    `^(?:work |my |the |our )?(?:${said})(?: ${asking}.*)?$`,
    `(?:${said})(?: \\S+){0,5} (?:what|which|was|que)(?: \\S+){0,3} ${order}`,
    ...(chains ? [chains] : []),
  )
const placesIn = reader(cuisines.map((cuisine) => ({ name: cuisine.name, said: wayTo(cuisine) })))

/** The kind of restaurant or shop that a question, as `plain` writes it, names. */
export const placeIn = (text: string): string | undefined => placesIn(text)[0]?.name

/** The kind of place of a chain, where words, as `plain` writes them, are nothing but its name. */
export const chainOf = (words: string): string | undefined =>
  cuisines.find(({ chains }) => chains && new RegExp(`^${chains}$`, 'u').test(words))?.name

/** Where nobody knows the kitchen: what hides the least, and what to say before ordering. */
export function anyPlace({ person }: Own, faqs: Told['sources']): Told {
  const high = (person.test?.results ?? []).filter(({ level }) => level === 'high')
  const values = {
    ...{ plainPlate, allergyLine: allergyLine(person) },
    high: listed(high.map(({ food }) => food.toLowerCase())),
  }
  return reported({ person, faqs }, ...linesFor(lines['any-place'], values))
}

const occasionsIn = reader(occasions)

/** The occasion that a question names. */
export const occasionIn = (text: string): string | undefined => occasionsIn(text)[0]?.name
