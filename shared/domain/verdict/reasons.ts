import type { AvoidEntry } from '../avoidance/avoid-list'
import type { Matcher, ResolvedFood } from '../food-matcher/food-matcher'
import type { Level } from '../reports/levels'
import { type AssessedFood, avoidanceReasons } from '../avoidance/food-status'
import { isSameName, type Tolerated } from '../trial/avoidance'
import { withSiblings } from './families'
import type { Person } from './person'

/** Why a food is avoided at any value, and since when an outcome allows it; else null. */
export type Reasons = Pick<AssessedFood, 'leftOut' | 'fineSince'>

type KnownAvoidance = Pick<Person, 'avoid' | 'avoidFoods' | 'toleratedFoods'> & {
  tolerated: readonly Tolerated[]
  /** All own choices, also of elevated foods, which are on the avoid list for their value. */
  own: readonly AvoidEntry[]
  /** The foods that an outcome allows and a choice excludes. */
  chosen: readonly Tolerated[]
}

/**
 * The reasons for each of these results. Names are read like a label, so that the scanner, verdicts
 * and recipes flag the same; but an outcome counts only for what surely contains its food, and a
 * limit or a choice of another food does not hide a graver value that counts.
 */
export function reasonsIn(
  matcher: Matcher,
  { own, chosen, avoid, avoidFoods, tolerated, toleratedFoods }: KnownAvoidance,
  results: readonly { food: string; level: Level }[],
): Reasons[] {
  const isOwn = ({ foodName }: AvoidEntry) => own.some((entry) => isSameName(entry.foodName, foodName))
  return results.map(({ food, level }) => {
    const reading = withSiblings(matcher.read(food))
    const verdicts = matcher.verdicts(reading, avoidFoods)
    const found = avoid.flatMap((entry, at) => {
      const verdict = verdicts[at]?.verdict ?? 'none'
      if (verdict === 'none') return []
      const isItself = isSameName(entry.foodName, food)
      return [{ entry, isItself, isSure: isItself || verdict === 'match' }]
    })
    const gravest = avoidanceReasons.find((reason) =>
      found.some(({ entry, isSure }) => {
        if (entry.level === reason) return isSure || (reason !== 'trigger' && reason !== 'limited')
        return reason === 'own' && isOwn(entry)
      }),
    )
    const isHigh = found.some(({ entry, isItself }) => isItself && entry.level === 'high')
    const isLess = gravest === 'limited' && level === 'high' && isHigh
    const fines = found.some(({ isSure }) => isSure) ? [] : matcher.verdicts(reading, toleratedFoods)
    const fine =
      tolerated.find((_, at) => fines[at]?.verdict === 'match') ??
      (gravest === 'own' ? chosen.find(({ foodName }) => isSameName(foodName, food)) : undefined)
    return { leftOut: isLess ? null : (gravest ?? null), fineSince: fine?.outcome.since ?? null }
  })
}

/** Whether choices surely exclude a food: "pizza" excludes the dish, not its contents. */
export function isLeftOut(
  matcher: Matcher,
  { name: foodName, keys }: ResolvedFood,
  ownFoods: readonly ResolvedFood[],
): boolean {
  const chosen = ownFoods.filter(({ name }) => !matcher.read(name).mentions.some(({ entry }) => entry.parts))
  if (keys.length > 1) return keys.every((key) => chosen.some(({ concepts }) => concepts.has(key)))
  return matcher.verdicts(matcher.read(foodName), chosen).some(({ verdict }) => verdict === 'match')
}

/** Whether a tolerated food contains nothing avoided: no Emmental where milk is avoided. */
export const isFine = (matcher: Matcher, foodName: string, avoidFoods: readonly ResolvedFood[]): boolean =>
  matcher.verdicts(matcher.read(foodName), avoidFoods).every(({ verdict }) => verdict !== 'match')
