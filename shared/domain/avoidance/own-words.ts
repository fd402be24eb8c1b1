import type { Matcher, ResolvedFood } from '../food-matcher/food-matcher'
import { isTrait } from '../food-matcher/values'

/** A food in own words ("severe peanut allergy") means what it mentions, if it is no name. */
export function inOwnWords(matcher: Matcher, food: ResolvedFood): ResolvedFood {
  if (!food.byNameOnly) return food
  const mentions = new Set([...matcher.read(food.name).byConcept.values()].flat())
  // Without traits: "No beer" means barley and hops, and not every drink with alcohol.
  const concepts = [...mentions].flatMap(({ sure }) => [...sure].filter((one) => !isTrait(one)))
  if (concepts.length === 0) return food
  return {
    ...food,
    keys: [...new Set([...food.keys, ...concepts.filter((concept) => !concept.startsWith('@'))])],
    byNameOnly: false,
    concepts: new Set([...food.concepts, ...concepts]),
  }
}
