import type { VerdictQuery } from './verdict-query'
import type { FoodVerdict, Reading, ResolvedFood, Span } from '../food-matcher/food-matcher'
import type { Mention } from '../food-matcher/mentions'
import { type DecidingFood, type Relation, verdictLevels } from './kinds'
import type { Family } from './families'
import { askedMentions, isPlainIn, mainsOf } from './named'
import { inDish, isOtherHalf, isRareIn, isRarelyAbsent, order } from './parts'
import type { Measured, Person } from './person'
import { whyOf } from './why'

/** A food that words name, with its concepts and the places where the matcher found them. */
export type Named = { food: DecidingFood; concepts: ReadonlySet<string>; spans: readonly Span[] }

const certainties = ['match', 'trace', 'unsure'] as const

/** Whether words name a food, rather than only make it possible. */
export const isNamed = ({ certainty, relation }: DecidingFood): boolean =>
  relation === 'is' ? certainty !== 'trace' : certainty === 'match' && !['usual', 'may'].includes(relation)

/** Whether words name a food, or a dish that is rarely made without it. */
export const isSure = (food: DecidingFood): boolean =>
  isNamed(food) || food.relation === 'usual' || (food.certainty !== 'unsure' && food.relation !== 'may')

/** The gravest first, by level, then by certainty; foods of only an unusual recipe come last. */
const byGravity = ({ food: a }: Named, { food: b }: Named) =>
  Number(a.relation === 'far') - Number(b.relation === 'far') ||
  verdictLevels.indexOf(a.level) - verdictLevels.indexOf(b.level) ||
  certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty) ||
  (b.measured?.value ?? 0) - (a.measured?.value ?? 0)

/** The person's foods that a reading names, the gravest first. */
export function flaggedIn(asked: VerdictQuery, { avoid, avoidFoods, measured }: Person): Named[] {
  return asked.matcher
    .verdicts(asked.reading, avoidFoods)
    .flatMap((verdict, at) => {
      const [entry, food] = [avoid[at], avoidFoods[at]]
      if (!entry || !food || verdict.verdict === 'none') return []
      return [decidingFood(asked, entry, food, verdict, measured[at] ?? null)]
    })
    .sort(byGravity)
}

/** The tolerated foods that the words name, or may name where they name a family. */
export const toleratedIn = (asked: VerdictQuery, { tolerated, toleratedFoods }: Person): Named[] =>
  asked.matcher.verdicts(asked.reading, toleratedFoods).flatMap((verdict, at) => {
    const [entry, food] = [tolerated[at], toleratedFoods[at]]
    if (verdict.verdict === 'none' || !entry || !food) return []
    const { foodName, outcome, measured } = entry
    const named = { foodName, level: 'tolerated', carriedOverFrom: null, outcome } as const
    return [decidingFood(asked, named, food, verdict, measured)]
  })

/** Named foods without elevation in the latest test, and members of a named family. */
export function lowIn(asked: VerdictQuery, { low, lowFoods, test }: Person): Named[] {
  if (low.length === 0 || !test) return []
  const foods = lowFoods()
  const { results, scale, day } = test
  return asked.matcher.verdicts(asked.reading, foods).flatMap((verdict, at) => {
    const [foodName, food] = [low[at], foods[at]]
    if (verdict.verdict === 'none' || foodName === undefined || !food) return []
    const result = results.find(({ food: name }) => name === foodName)
    const measured = result ? { value: result.value, text: result.text, scale, day } : null
    const entry = { foodName, level: 'low', carriedOverFrom: null } as const
    return [decidingFood(asked, entry, food, verdict, measured)]
  })
}

function decidingFood(
  asked: VerdictQuery,
  {
    foodName,
    level,
    carriedOverFrom,
    outcome,
    asks,
    trial,
  }: Pick<DecidingFood, 'foodName' | 'level' | 'carriedOverFrom' | 'outcome' | 'asks' | 'trial'>,
  food: ResolvedFood,
  { verdict, spans }: FoodVerdict,
  measured: Measured | null,
): Named {
  const certainty = verdict as DecidingFood['certainty']
  const telling = spans.filter((span) => span.verdict === certainty)
  const words = [...new Set(telling.map(({ word }) => word))]
  const starts = new Set(telling.map(({ start }) => start))
  const relation = relationOf(asked, food, { certainty, level }, starts)
  const said = {
    ...{ foodName, level, certainty, words, relation, measured, carriedOverFrom },
    ...(outcome && { outcome }),
    ...(asks !== undefined && { asks }),
    ...(trial && { trial }),
  }
  return { food: { ...said, why: whyOf(said, asked.title) }, concepts: food.concepts, spans }
}

/** How the words at these places name a food; the plainest of several ways counts. */
function relationOf(
  { matcher, reading, dishes, families }: VerdictQuery,
  food: ResolvedFood,
  { certainty, level }: Pick<DecidingFood, 'certainty' | 'level'>,
  starts: ReadonlySet<number>,
): Relation {
  const { concepts, near } = food
  const isAvoided = level !== 'low' && level !== 'tolerated'
  const mentions = reading.mentions.filter(({ first }) => starts.has(reading.tokens[first]?.start ?? -1))
  const ways = mentions.map((mention): Relation => {
    const way = wayOf(mention)
    return way === 'usual' && level !== 'allergy' && isOfOtherMeat(reading, mention, food) ? 'may' : way
  })
  // Without a mention, the food was found by a name that is unknown to the knowledge.
  return order.find((way) => ways.includes(way)) ?? (certainty === 'unsure' ? 'may' : 'is')

  function wayOf(mention: Mention): Relation {
    const isOfDish = dishes.has(mention) && mention.entry.source !== 'name'
    if (isOfDish && isPlainIn(matcher, reading, mention, concepts)) return 'is'
    const parts = mention.entry.parts ?? []
    if (isOfDish && certainty !== 'unsure')
      return level !== 'allergy' && isOtherHalf(parts, food) ? inDish(matcher, parts, food) : 'usual'
    // An egg yolk is never free of egg white.
    if (isOfDish && level === 'allergy' && isOtherHalf(parts, food)) return 'usual'
    if (certainty === 'unsure') {
      const isOfFamily = families.some(
        ({ first, end, keys }) =>
          first < mention.end &&
          end > mention.first &&
          keys.some((key) => concepts.has(key) || near.has(key)),
      )
      if (isOfFamily && isOfDish && !families.some((family) => isWithin(mention, family)))
        return inDish(matcher, parts, food) === 'usual' ? 'usual' : 'may'
      if (isOfFamily)
        return families.some(({ usual }) => usual.some((key) => concepts.has(key))) ? 'usual' : 'family'
      // A low part of milk would read like permission to eat the cheese.
      if (isAvoided && isRarelyAbsent(mention, food)) return 'usual'
      if (!isOfDish) return level !== 'allergy' && isRareIn(mention, food) ? 'far' : 'may'
      // In "halloumi burger" the halloumi is named, so it has to be judged by its own name.
      const own = [{ name: mention.entry.words.join(' '), isPerhaps: false }]
      return inDish(matcher, parts.length > 0 ? parts : own, food)
    }
    const mains = mainsOf(mention, reading.foods)
    if (!mains.some((key) => concepts.has(key)) && mains.length > 0) return 'holds'
    if (mention.entry.source === 'name' || mains.length === 0) return 'is'
    return mains.length === 1 || mention.entry.source === 'derived' ? 'made' : 'holds'
  }
}

/** Whether the word before a dish's name replaces its usual meat: no beef in "turkey meatloaf". */
function isOfOtherMeat(reading: Reading, dish: Mention, { keys }: ResolvedFood): boolean {
  const isMeat = (key: string) => reading.foods.get(key)?.category === 'meat'
  return (
    keys.some(isMeat) &&
    askedMentions(reading).some(
      (other) =>
        other.end === dish.first &&
        mainsOf(other, reading.foods).some((key) => isMeat(key) && !keys.includes(key)),
    )
  )
}

/** Whether a family's bare name covers a whole mention: "sausages", but not "sausage and mash". */
export const isWithin = (mention: Mention, { first, end }: Family) =>
  first <= mention.first && end >= mention.end
