import { listed } from '@shared/domain/text/counts'
import { titled, type Answer } from '../../answer'
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

/** A kind of restaurant or shop: its names, chains, usual dishes and what to ask there. */
type Cuisine = { name: string; said: string; chains?: string; dishes: string; ask: string }

const cuisines: readonly Cuisine[] = cuisineRows

const plainPlate =
  'Grilled meat or fish with rice or potatoes and plain vegetables has the fewest hidden ingredients.'

/** An occasion: `ideas` for the matcher, `usual` foods to judge, and a recipe `category`. */
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

/** The usual dishes of a place, judged: what usually fits, what does not, what to ask. */
export function place({ person }: Own, name: string, faqs: Answer['sources']): Answer | undefined {
  const cuisine = cuisines.find((each) => each.name === name)
  if (!cuisine) return undefined
  const dishes = judged(person, cuisine.dishes.split(', '))
  const { fits } = dishes
  const flagged = flaggedOf(dishes)
  return reported(
    { person, said: [...fits.slice(0, MOST_FITTING), ...flagged.slice(0, MOST_FLAGGED)], faqs },
    `At ${name}, ${fits.length > 0 ? `these are usually made without anything on your list, as far as we know: ${listed(titles(fits.slice(0, MOST_FITTING)))}.` : `all the usual dishes I know may contain something on your list. ${plainPlate}`}`,
    titled(
      'Usually or possibly made with something on your list',
      listedWithReasons(flagged, MOST_FLAGGED, true),
    ),
    cuisine.ask,
    "Every kitchen cooks differently, so ask what's in it.",
    allergyLine(person),
  )
}

/** Ideas that fit for an occasion, usual food to watch, and recipes. */
export async function occasion(own: Own, name: string, part: string): Promise<Answer | undefined> {
  const found = occasions.find((each) => each.name === name)
  if (!found) return undefined
  const text = plain(part)
  const { foods } = leftOutIn(part)
  // Food eaten away from home is packed anyway.
  const wishes = wishesIn(text).filter((wish) => wish !== 'packed')
  const diets = wishes.filter((wish) => leftOutBy([wish]).length > 0)
  const isLeftOut = holderOf([...foods, ...leftOutBy(diets)])
  const left = knownAmong(foods, own.person).filter((said) => against(said).length > 0)
  const ideas = judged(
    own.person,
    found.ideas.split(', ').filter((idea) => !isLeftOut(idea)),
  ).fits.slice(0, MOST_IDEAS)
  if (wishes.length > diets.length || ideas.length < 2) return meal(own, found.category, part)
  const flagged = flaggedOf(judged(own.person, found.usual.split(', ')))
  const recipes =
    foods.length + diets.length === 0
      ? await fittingRecipes(own.db, own.actor, { category: found.category }, MOST_RECIPES)
      : []
  return reported(
    { ...own, said: [...left, ...ideas, ...flagged.slice(0, MOST_FLAGGED)], faqs: recipes.map(recipeSource) },
    ...left.map(lineOn),
    `For ${[name, ...diets].join(', ')}, without your raised foods, allergens or anything else you leave out: ${titles(ideas).join('; ')}.`,
    titled('Watch out for', listedWithReasons(flagged, MOST_FLAGGED, true)),
    fitText(recipes),
    found.advice,
    allergyLine(own.person),
  )
}

const { venue, at, near, asking, order } = asAny(rows)

/** Phrases that place the user somewhere: being there, going there, ordering. */
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

export const placeIn = (text: string): string | undefined => placesIn(text)[0]?.name

/** The kind of place when the words are nothing but a chain's name. */
export const chainOf = (words: string): string | undefined =>
  cuisines.find(({ chains }) => chains && new RegExp(`^${chains}$`, 'u').test(words))?.name

/** For an unknown kitchen: plain food, and what to say before ordering. */
export function anyPlace({ person }: Own, faqs: Answer['sources']): Answer {
  const high = (person.test?.results ?? []).filter(({ level }) => level === 'high')
  const values = {
    ...{ plainPlate, allergyLine: allergyLine(person) },
    high: listed(high.map(({ food }) => food.toLowerCase())),
  }
  return reported({ person, faqs }, ...linesFor(lines['any-place'], values))
}

const occasionsIn = reader(occasions)

export const occasionIn = (text: string): string | undefined => occasionsIn(text)[0]?.name
