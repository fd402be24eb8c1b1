import type { AvoidEntry } from '../avoid-list'
import { singularsOf } from '../food-matcher/plurals'
import { fold } from '../fold'
import type { FoodVerdict, Matcher, Reading, ResolvedFood, Span } from '../food-matcher/food-matcher'
import type { Mention } from '../food-matcher/mentions'
import { type DecidingFood, type DishPart, type Relation, verdictLevels } from './kinds'
import { type Family, siblingsOf } from './families'
import { isPlainIn, mainsOf } from './named'
import type { Measured, Person } from './person'
import { whyOf } from './why'

/** A food that words name, with what the matcher looks for and where it found that. */
export type Named = { food: DecidingFood; concepts: ReadonlySet<string>; spans: readonly Span[] }

const certainties = ['match', 'trace', 'unsure'] as const

/** Words as they were understood, with what a verdict asks of them. */
export type Asked = {
  matcher: Matcher
  reading: Reading
  title: string
  dishes: ReadonlySet<Mention>
  families: readonly Family[]
}

/** Whether words name a food, and do not only make it possible. */
export const isNamed = ({ certainty, relation }: DecidingFood): boolean =>
  relation === 'is' ? certainty !== 'trace' : certainty === 'match' && !['usual', 'may'].includes(relation)

/** Whether words name a food, or a dish that hardly goes without it. */
export const isSure = (food: DecidingFood): boolean =>
  isNamed(food) || food.relation === 'usual' || (food.certainty !== 'unsure' && food.relation !== 'may')

/** The gravest first, by level, then by how surely they are named; last what only an unusual kitchen takes. */
const byGravity = ({ food: a }: Named, { food: b }: Named) =>
  Number(a.relation === 'far') - Number(b.relation === 'far') ||
  verdictLevels.indexOf(a.level) - verdictLevels.indexOf(b.level) ||
  certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty) ||
  (b.measured?.value ?? 0) - (a.measured?.value ?? 0)

/** The person's foods that a reading names, the gravest first. */
export function flaggedIn(asked: Asked, { avoid, avoidFoods, measured }: Person): Named[] {
  return asked.matcher
    .verdicts(asked.reading, avoidFoods)
    .flatMap((verdict, at) => {
      const [entry, food] = [avoid[at], avoidFoods[at]]
      if (!entry || !food || verdict.verdict === 'none') return []
      return [decidingFood(asked, entry, food, verdict, measured[at] ?? null)]
    })
    .sort(byGravity)
}

/** The foods that the latest test found without elevation and that the words name, or may name where they name a family. */
export function lowIn(asked: Asked, { low, lowFoods, test }: Person): Named[] {
  if (low.length === 0 || !test) return []
  const foods = lowFoods()
  return asked.matcher.verdicts(asked.reading, foods).flatMap((verdict, at) => {
    const [foodName, food] = [low[at], foods[at]]
    if (verdict.verdict === 'none' || foodName === undefined || !food) return []
    const result = test.results.find(({ food: name }) => name === foodName)
    const measured = result
      ? { value: result.value, text: result.text, scale: test.scale, day: test.day }
      : null
    const entry = { foodName, level: 'low', carriedOverFrom: null } as const
    return [decidingFood(asked, entry, food, verdict, measured)]
  })
}

function decidingFood(
  asked: Asked,
  { foodName, level, carriedOverFrom }: Omit<AvoidEntry, 'level'> & Pick<DecidingFood, 'level'>,
  food: ResolvedFood,
  { verdict, spans }: FoodVerdict,
  measured: Measured | null,
): Named {
  const certainty = verdict as DecidingFood['certainty']
  const telling = spans.filter((span) => span.verdict === certainty)
  const words = [...new Set(telling.map(({ word }) => word))]
  const starts = new Set(telling.map(({ start }) => start))
  const relation = relationOf(asked, food, { certainty, level }, starts)
  const said = { foodName, level, certainty, words, relation, measured, carriedOverFrom }
  return { food: { ...said, why: whyOf(said, asked.title) }, concepts: food.concepts, spans }
}

/** How the words at these places name a food; the plainest of several ways counts. */
function relationOf(
  { matcher, reading, dishes, families }: Asked,
  food: ResolvedFood,
  { certainty, level }: Pick<DecidingFood, 'certainty' | 'level'>,
  starts: ReadonlySet<number>,
): Relation {
  const { concepts, near } = food
  const mentions = reading.mentions.filter(({ first }) => starts.has(reading.tokens[first]?.start ?? -1))
  const ways = mentions.map((mention): Relation => {
    const isOfDish = dishes.has(mention) && mention.entry.source !== 'name'
    if (isOfDish && isPlainIn(matcher, reading, mention, concepts)) return 'is'
    const parts = mention.entry.parts ?? []
    if (isOfDish && certainty !== 'unsure')
      return level !== 'allergy' && isOtherHalf(parts, food) ? inDish(matcher, parts, food) : 'usual'
    if (certainty === 'unsure') {
      const isOfFamily = families.some(
        ({ first, end, keys }) =>
          first < mention.end &&
          end > mention.first &&
          keys.some((key) => concepts.has(key) || near.has(key)),
      )
      if (isOfFamily && isOfDish && !families.some((family) => isWithin(mention, family))) return 'may'
      if (isOfFamily)
        return families.some(({ usual }) => usual.some((key) => concepts.has(key))) ? 'usual' : 'family'
      if (isOfDurum(mention, food)) return 'usual'
      return isOfDish ? inDish(matcher, parts, food) : 'may'
    }
    const mains = mainsOf(mention, reading.foods)
    if (!mains.some((key) => concepts.has(key)) && mains.length > 0) return 'holds'
    if (mention.entry.source === 'name' || mains.length === 0) return 'is'
    return mains.length === 1 || mention.entry.source === 'derived' ? 'made' : 'holds'
  })
  // Only a name that the knowledge does not know is found where nothing is mentioned.
  return order.find((way) => ways.includes(way)) ?? (certainty === 'unsure' ? 'may' : 'is')
}

/** Whether a dish is made with one half of the egg alone, and the food is the other; where nobody is allergic that is enough. */
const isOtherHalf = (parts: readonly string[], { keys }: ResolvedFood) => {
  const other = keys.includes('egg-white')
    ? /^egg yolks?$/u
    : keys.includes('egg-yolk')
      ? /^egg whites?$/u
      : undefined
  const ofEgg = parts.filter((part) => /^(?:eggs?|egg (?:yolk|white)s?)$/u.test(part))
  return other !== undefined && ofEgg.length > 0 && ofEgg.every((part) => other.test(part))
}

const isWithin = (mention: Mention, { first, end }: Family) => first <= mention.first && end >= mention.end

/** The ways to name a food, the plainest first. */
export const order: readonly Relation[] = ['is', 'made', 'holds', 'usual', 'family', 'may', 'far']

/** So many parts stand first in a dish's list that it is hardly made without them. */
const MAIN_PARTS = 5
/** Of a part that is a dish itself fewer tell: the celery of a ketchup is no celery in a sandwich. */
const MAIN_OF_PART = 3
/** Parts of parts are looked into: the béchamel of a lasagne, the milk of it. */
const DEEPEST = 2

/** How a dish of these parts holds a food: surely in a main part, perhaps, or only in an unusual kitchen. */
function inDish(matcher: Matcher, parts: readonly string[], food: ResolvedFood): Relation {
  const ways = parts.flatMap((name, at): Relation[] => {
    const way = inPart(matcher, name, food)
    return way === 'usual' && at >= MAIN_PARTS ? ['may'] : way ? [way] : []
  })
  return order.find((way) => ways.includes(way)) ?? (isMilk(food) ? 'far' : 'may')
}

const isMilk = ({ keys }: ResolvedFood) => keys.some((key) => key.endsWith('s-milk'))

/** How a part names a food; undefined where it does not. */
function inPart(matcher: Matcher, name: string, food: ResolvedFood, depth = 0): Relation | undefined {
  const reading = readPart(matcher, name)
  const [found] = matcher.verdicts(reading, [food])
  if (!found || found.verdict === 'none') return undefined
  if (found.verdict !== 'unsure') return 'usual'
  const within = reading.mentions.flatMap(({ entry }) => entry.parts ?? [])
  const ways =
    depth < DEEPEST
      ? within.map((part, at) => {
          const way = inPart(matcher, part, food, depth + 1)
          return way === 'usual' && at >= MAIN_OF_PART ? 'may' : way
        })
      : []
  const nested = order.find((way) => ways.includes(way))
  if (nested) return nested
  if (reading.mentions.some((mention) => isOfDurum(mention, food))) return 'usual'
  return isOfOther(reading, food) ? 'far' : 'may'
}

/** Couscous, bulgur and semolina are of durum wheat nearly everywhere, though wheat is all that is sure of them. */
const isOfDurum = ({ sure, unsure }: Mention, { keys }: ResolvedFood) =>
  keys.includes('durum-wheat') && sure.has('wheat') && unsure.has('durum-wheat')

/** Words for what is first of all another milk: cream is cow's. A bare "cheese" may be each, feta goat's by its own name. */
function isOfOther(reading: Reading, { keys }: ResolvedFood): boolean {
  const { mentions, foods } = reading
  const isWheat = ({ sure, entry }: Mention) => entry.source !== 'ingredient' && sure.has('wheat')
  if (keys.includes('durum-wheat')) return mentions.some(isWheat)
  const isDairy = (concept: string) => concept === '@milk' || foods.get(concept)?.group === 'milk'
  if (!keys.some(isDairy)) return false
  return mentions.some(
    ({ sure, unsure, entry: { source } }) =>
      [...sure].some(isDairy) &&
      (source !== 'ingredient' || (siblingsOf(reading).length === 0 && !keys.some((key) => unsure.has(key)))),
  )
}

/** The usual parts of the dishes, those first that name one of the person's foods, with the gravest of these. */
export function partsOf({ matcher, dishes }: Asked, { avoid, avoidFoods }: Person): DishPart[] {
  const names = new Set([...dishes].flatMap(({ entry }) => entry.parts ?? []))
  const parts = [...names].map((name): DishPart => {
    const at = avoidFoods
      .flatMap((food, index) => {
        const way = inPart(matcher, name, food)
        return way === undefined || way === 'far' ? [] : [index]
      })
      .sort((a, b) => gravityOf(avoid[a]) - gravityOf(avoid[b]))[0]
    const entry = at === undefined ? undefined : avoid[at]
    return { name, foodName: entry?.foodName ?? null, level: entry?.level ?? null }
  })
  return parts.sort((a, b) => gravityOf(a) - gravityOf(b))
}

/** The part of a dish that each of a person's foods is in, where the part's name does not tell: the gelatine of beef. */
export function sourcesIn({ matcher, dishes }: Asked, { avoid, avoidFoods }: Person): Map<string, string> {
  const names = new Set([...dishes].flatMap(({ entry }) => entry.parts ?? []))
  const sources = new Map<string, string>()
  for (const [at, { foodName }] of avoid.entries()) {
    const food = avoidFoods[at]
    const ways = [...names].map((name) => ({ name, way: food && inPart(matcher, name, food) }))
    const best = order.find((each) => each !== 'far' && ways.some(({ way }) => way === each))
    const source = ways.find(({ way }) => way !== undefined && way === best)?.name
    if (source !== undefined && !isToldBy(source, foodName)) sources.set(foodName, source)
  }
  return sources
}

/** Whether a part's name tells of a food: "beef mince", and the egg of egg white. */
const isToldBy = (part: string, foodName: string) => {
  const words = new Set(fold(foodName).split(' '))
  return fold(part)
    .split(' ')
    .some((word) => words.has(word) || singularsOf(word).some((one) => words.has(one)))
}

const gravityOf = (part: { level: DishPart['level'] } | undefined) =>
  part?.level ? verdictLevels.indexOf(part.level) : verdictLevels.length

const readings = new WeakMap<Matcher, Map<string, Reading>>()

/** The reading of a dish's part, kept: there are some hundred of them. */
export function readPart(matcher: Matcher, name: string): Reading {
  const kept = readings.get(matcher) ?? new Map<string, Reading>()
  readings.set(matcher, kept)
  const reading = kept.get(name) ?? matcher.read(name)
  kept.set(name, reading)
  return reading
}
