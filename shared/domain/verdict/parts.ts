import { singularsOf } from '../food-matcher/plurals'
import type { Matcher, Reading, ResolvedFood } from '../food-matcher/food-matcher'
import type { Mention } from '../food-matcher/mentions'
import type { ListedPart } from '../food-matcher/values'
import { fold } from '../text/fold'
import type { VerdictQuery } from './verdict-query'
import { courseOf } from './dish-words'
import { siblingsOf, withSiblings } from './families'
import { type DishPart, type Relation, verdictLevels } from './kinds'
import { relatedAllergiesIn } from './related-allergies'
import { isDishReading, mainsOf } from './named'
import type { Person } from './person'

/** The ways to name a food, the plainest first. */
export const order: readonly Relation[] = ['is', 'made', 'holds', 'usual', 'family', 'may', 'far']

/** The first parts of a dish's list that count as main ones, if none are marked optional. */
const MAIN_PARTS = 5
/** Fewer within a part that is a dish: the celery of ketchup does not count in a sandwich. */
const MAIN_OF_PART = 3
/** How deep to look into parts of parts: the béchamel of a lasagne, and its milk. */
const DEEPEST = 2

/** How a dish contains a food: surely, possibly, or only in an unusual recipe. */
export function inDish(matcher: Matcher, parts: readonly ListedPart[], food: ResolvedFood): Relation {
  const ways = waysInParts(matcher, parts, food).map(({ way }) => way)
  return order.find((way) => ways.includes(way)) ?? (isMilk(food) || isRareMilk(food) ? 'far' : 'may')
}

/** The parts of a dish that name a food, and how they do. */
const waysInParts = (matcher: Matcher, parts: readonly ListedPart[], food: ResolvedFood) =>
  parts.flatMap((part, at) => {
    const way = inPart(matcher, part.name, food)
    return way ? [{ name: part.name, way: isMain(parts, at) ? way : atMostMay(way) }] : []
  })

/** Whether a part is not optional or, without such marks, one of the first. */
const isMain = (parts: readonly ListedPart[], at: number) =>
  parts.some(({ isPerhaps }) => isPerhaps) ? parts[at]?.isPerhaps === false : at < MAIN_PARTS

const atMostMay = (way: Relation): Relation => (way === 'usual' ? 'may' : way)

const isMilk = ({ keys }: ResolvedFood) => keys.some((key) => key.endsWith('s-milk'))

const known = new WeakMap<ResolvedFood, Map<string, Relation | undefined>>()

/** Undefined where a part does not name a food; cached, as a verdict asks several times. */
function inPart(matcher: Matcher, name: string, food: ResolvedFood): Relation | undefined {
  const ways = known.get(food) ?? new Map<string, Relation | undefined>()
  known.set(food, ways)
  if (!ways.has(name)) ways.set(name, wayInPart(matcher, name, food, 0))
  return ways.get(name)
}

function wayInPart(matcher: Matcher, name: string, food: ResolvedFood, depth: number): Relation | undefined {
  const reading = readPart(matcher, name)
  const [found] = matcher.verdicts(reading, [food])
  if (!found || found.verdict === 'none') return undefined
  if (found.verdict !== 'unsure') return 'usual'
  const within = reading.mentions.flatMap(({ entry }) => entry.parts ?? [])
  const ways =
    depth < DEEPEST
      ? within.map((part, at) => {
          const way = wayInPart(matcher, part.name, food, depth + 1)
          return way && (part.isPerhaps || at >= MAIN_OF_PART) ? atMostMay(way) : way
        })
      : []
  const nested = order.find((way) => ways.includes(way))
  if (nested) return nested
  if (reading.mentions.some((mention) => isRarelyAbsent(mention, food))) return 'usual'
  return isOfOther(reading, food) || reading.mentions.every((mention) => isRareIn(mention, food))
    ? 'far'
    : 'may'
}

/** What is rarely absent from a food that is certain: the durum of couscous, the whey of cheese. */
const rarelyAbsent: Readonly<Record<string, string>> = {
  'durum-wheat': 'wheat',
  casein: 'cows-milk',
  whey: 'cows-milk',
  'alpha-lactalbumin': 'cows-milk',
  'beta-lactoglobulin': 'cows-milk',
  gluten: 'wheat',
  gliadin: 'wheat',
}
export const isRarelyAbsent = ({ sure, unsure }: Mention, { keys }: ResolvedFood) =>
  keys.some((key) => unsure.has(key) && sure.has(rarelyAbsent[key] ?? ''))

/** Members of the milk group that a cheese or a milk is hardly ever. */
const rareMilks: readonly string[] = ['kefir', 'buttermilk']

/** Never for an allergy, which is near to all that its food has. */
const isRareMilk = ({ keys, near }: ResolvedFood) =>
  near.size === 0 && keys.length > 0 && keys.every((key) => rareMilks.includes(key))

/** Whether words name the food only as a member of milk, as a whole group. */
export const isRareIn = ({ sure, unsure, entry }: Mention, food: ResolvedFood) =>
  isRareMilk(food) &&
  (sure.has('@milk') || unsure.has('@milk')) &&
  food.keys.every((key) => !sure.has(key) && !entry.words.includes(key))

/** Words for another milk: cream is a cow's, feta is a goat's, a bare "cheese" may be any. */
function isOfOther(reading: Reading, { keys }: ResolvedFood): boolean {
  const { mentions, foods } = reading
  const isWheat = ({ sure, entry }: Mention) => entry.source !== 'ingredient' && sure.has('wheat')
  if (keys.includes('durum-wheat')) return mentions.some(isWheat)
  const isDairy = (concept: string) => concept === '@milk' || foods.get(concept)?.group === 'milk'
  if (!keys.some(isDairy)) return false
  return mentions.some(
    ({ sure, unsure, entry: { source } }) =>
      [...sure].some(isDairy) &&
      !keys.some((key) => unsure.has(key)) &&
      (source !== 'ingredient' || siblingsOf(reading).length === 0),
  )
}

/** The dishes' parts, first those that name a food of the person, with the gravest. */
export function partsOf({ matcher, dishes }: VerdictQuery, { avoid, avoidFoods }: Person): DishPart[] {
  const names = new Set([...dishes].flatMap(({ entry }) => entry.parts ?? []).map(({ name }) => name))
  const parts = [...names].map((name): DishPart => {
    const at = avoidFoods
      .flatMap((food, index) => {
        const way = inPart(matcher, name, food)
        return way === undefined || way === 'far' ? [] : [index]
      })
      .sort((a, b) => gravityOf(avoid[a]) - gravityOf(avoid[b]))[0]
    const entry = at === undefined ? undefined : avoid[at]
    return {
      ...{ name, foodName: entry?.foodName ?? null, level: entry?.level ?? null },
      ...(entry?.trial && { trial: entry.trial }),
    }
  })
  return parts.sort((a, b) => gravityOf(a) - gravityOf(b))
}

/** The part that contains a food without naming it: the gelatine with beef. */
export function sourceOf(
  { matcher, dishes }: VerdictQuery,
  foodName: string,
  food: ResolvedFood | undefined,
): string | undefined {
  if (!food) return undefined
  const ways = [...dishes].flatMap(({ entry }) => waysInParts(matcher, entry.parts ?? [], food))
  const best = order.find((each) => each !== 'far' && ways.some(({ way }) => way === each))
  const source = ways.find(({ way }) => way === best)?.name
  return source !== undefined && !isToldBy(source, foodName) ? source : undefined
}

/** Whether a part's name shows a food: "beef mince", and the egg of egg white. */
const isToldBy = (part: string, foodName: string) => {
  const words = new Set(fold(foodName).split(' '))
  return fold(part)
    .split(' ')
    .some((word) => words.has(word) || singularsOf(word).some((one) => words.has(one)))
}

const gravityOf = (part: { level: DishPart['level'] } | undefined) =>
  part?.level ? verdictLevels.indexOf(part.level) : verdictLevels.length

/** Whether a dish contains only the other half of the egg; use it only without an allergy. */
export const isOtherHalf = (parts: readonly ListedPart[], { keys }: ResolvedFood) => {
  const other = keys.includes('egg-white')
    ? /^egg yolks?$/u
    : keys.includes('egg-yolk')
      ? /^egg whites?$/u
      : undefined
  const ofEgg = parts.filter(({ name }) => /^(?:eggs?|egg (?:yolk|white)s?)$/u.test(name))
  return other !== undefined && ofEgg.length > 0 && ofEgg.every(({ name }) => other.test(name))
}

/** Tested parts that nothing speaks against, by name or main food, as the wheat of bread. */
export function cleanParts({ matcher }: VerdictQuery, parts: readonly DishPart[], person: Person): string[] {
  // A tolerated food does not count as one without elevation.
  const isTolerated = (name: string) =>
    matcher
      .verdicts(readPart(matcher, name), person.toleratedFoods)
      .some(({ verdict }) => verdict === 'match')
  const open = parts.filter(({ name, foodName }) => foodName === null && !isTolerated(name))
  if (open.length === 0 || person.low.length === 0) return []
  const lowFoods = person.lowFoods()
  const isOpen = (name: string) => isClear(matcher, name, person)
  const named = open.flatMap(({ name }) => {
    const reading = readPart(matcher, name)
    const isLow = matcher.verdicts(reading, lowFoods)
    if (!isLow.some(({ verdict }) => verdict === 'match')) return []
    if (isOpen(name)) return [name]
    // Do not list the grape of a wine.
    if (courseOf(name, []) === 'drink') return []
    const mains = new Set(reading.mentions.flatMap((mention) => mainsOf(mention, reading.foods)))
    const main = lowFoods.find(
      (food, at) =>
        isLow[at]?.verdict === 'match' && food.keys.some((key) => mains.has(key)) && isOpen(food.name),
    )
    return main ? [main.name.toLowerCase()] : []
  })
  return [...new Set(named)]
}

/** Whether nothing at all speaks against a plain food, by its own verdict. */
export function isClear(matcher: Matcher, name: string, person: Person): boolean {
  const reading = withSiblings(readPart(matcher, name))
  return (
    !isDishReading(reading) &&
    relatedAllergiesIn({ reading, families: [] }, person).length === 0 &&
    matcher.verdicts(reading, person.avoidFoods).every(({ verdict }) => verdict === 'none')
  )
}

const readings = new WeakMap<Matcher, Map<string, Reading>>()

/** The cached reading of a dish's part: there are some hundred of them. */
export function readPart(matcher: Matcher, name: string): Reading {
  const kept = readings.get(matcher) ?? new Map<string, Reading>()
  readings.set(matcher, kept)
  const reading = kept.get(name) ?? matcher.read(name)
  kept.set(name, reading)
  return reading
}
