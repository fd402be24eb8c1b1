import type { AvoidEntry } from '../avoid-list'
import type { Matcher, ResolvedFood } from '../food-matcher/food-matcher'
import type { Level } from '../levels'
import { type LeftOut, otherReasons } from '../may-keep'
import { isSameName, type Tolerated } from '../trial/avoidance'
import { withSiblings } from './families'
import type { Person } from './person'

/**
 * Why a person leaves a food out whatever its value, and since when its value does not count, as they may eat it by what was
 * found out; null where neither is so.
 */
export type Reasons = { leftOut: LeftOut | null; fineSince: string | null }

type Known = Pick<Person, 'avoid' | 'avoidFoods' | 'toleratedFoods'> & {
  tolerated: readonly Tolerated[]
  /** All that they chose to leave out: what is elevated too stands on the list for its value. */
  own: readonly AvoidEntry[]
  /** What may be eaten by what was found out, and what a choice leaves out. */
  chosen: readonly Tolerated[]
}

/**
 * The reasons for each of these results. Names are read as a label is, so that the scanner, verdicts and recipes flag the
 * same; but what was found out counts only for what surely holds its food, and a limit or a choice of another food does not
 * stand before a graver value that counts.
 */
export function reasonsIn(
  matcher: Matcher,
  { own, chosen, avoid, avoidFoods, tolerated, toleratedFoods }: Known,
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
    const gravest = otherReasons.find((reason) =>
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

/**
 * Whether choices surely leave a food out, of a name for several all of them; a choice of a dish ("pizza") is about the dish,
 * and not about what is in it.
 */
export function isLeftOut(
  matcher: Matcher,
  { name: foodName, keys }: ResolvedFood,
  ownFoods: readonly ResolvedFood[],
): boolean {
  const chosen = ownFoods.filter(({ name }) => !matcher.read(name).mentions.some(({ entry }) => entry.parts))
  if (keys.length > 1) return keys.every((key) => chosen.some(({ concepts }) => concepts.has(key)))
  return matcher.verdicts(matcher.read(foodName), chosen).some(({ verdict }) => verdict === 'match')
}

/** Whether a tolerated food holds for sure nothing that is avoided, so that it is fine: Emmental is not where milk is out. */
export const isFine = (matcher: Matcher, foodName: string, avoidFoods: readonly ResolvedFood[]): boolean =>
  matcher.verdicts(matcher.read(foodName), avoidFoods).every(({ verdict }) => verdict !== 'match')
