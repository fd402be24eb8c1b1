import type { AvoidEntry } from '../avoidance/avoid-list'
import { fold } from '../text/fold'
import type { VerdictQuery } from './verdict-query'
import type { Named } from './deciding'
import type { DecidingFood } from './kinds'
import { isLeftOut } from './answer'
import { areHalves } from './halves'
import { relatedAllergiesIn } from './related-allergies'
import { isClear } from './parts'
import type { Person } from './person'

/** A food that is low itself, but made of one that is not, or perhaps one itself. */
export type Tainted = AvoidEntry &
  Pick<DecidingFood, 'relation' | 'measured'> & {
    /** The elevated food, whose value counts. */
    of: string
    place: number
    /** Whether nothing in it is left out: cow's milk with a moderate protein. */
    isEaten: boolean
  }

/** Low members: `clear` ones, usual ones first, and `tainted` ones, made of an elevated food. */
export function siblingsIn(
  { matcher, families, title }: VerdictQuery,
  low: readonly Named[],
  person: Person,
) {
  const keys = new Set(families.flatMap((family) => family.keys))
  const usual = new Set(families.flatMap((family) => family.usual))
  const isCheese = /chee|käse|fromage|queso/iu.test(title)
  const siblings = low.filter(({ concepts, food: { foodName } }) => {
    const isChosen = person.avoid.some((entry) => entry.foodName.toLowerCase() === foodName.toLowerCase())
    const isMeant = [...concepts].some((key) => keys.has(key) && !(isCheese && key.endsWith('-milk')))
    return isMeant && !isChosen
  })
  const found = siblings.map(({ food, concepts }) => {
    const verdicts = matcher.verdicts(matcher.read(food.foodName), person.avoidFoods)
    const certain = person.avoid.filter((_, at) => verdicts[at]?.verdict === 'match')
    // Veal may be beef.
    const perhaps = person.avoid.filter(
      ({ level }, at) => level !== 'allergy' && verdicts[at]?.verdict === 'unsure',
    )
    const isOther = verdicts.every(
      ({ verdict }, at) => verdict === 'none' || areHalves([...concepts], person.avoidFoods[at]?.keys ?? []),
    )
    const isRelated =
      relatedAllergiesIn({ reading: matcher.read(food.foodName), families: [] }, person).length > 0
    // Yoghurt is a tested food and also the name of its family.
    const isItself = fold(food.foodName) === fold(title)
    const isUsual = [...concepts].some((key) => usual.has(key))
    const relation = isUsual && !isItself ? 'usual' : food.relation === 'usual' ? 'family' : food.relation
    const meant: DecidingFood = { ...food, relation }
    return {
      food: meant,
      of: [...certain, ...perhaps],
      place: placeOf(families, concepts),
      isEaten:
        !isRelated &&
        person.avoid.every((entry, at) => verdicts[at]?.verdict === 'none' || !isLeftOut(entry)),
      isClear:
        isClear(matcher, food.foodName, person) ||
        (certain.length === 0 && !isRelated && (isOther || isItself)),
    }
  })
  const measuredOf = (entry: AvoidEntry) => person.measured[person.avoid.indexOf(entry)] ?? null
  return {
    clear: found
      .filter((each) => each.isClear)
      .map(({ food }) => food)
      .toSorted((one, other) => Number(other.relation === 'usual') - Number(one.relation === 'usual')),
    tainted: found.flatMap(({ food: { foodName, relation }, of: [of], place, isEaten, ...each }): Tainted[] =>
      each.isClear || !of
        ? []
        : [{ ...of, foodName, relation, of: of.foodName, place, isEaten, measured: measuredOf(of) }],
    ),
  }
}

/** The place of a food among the members of its family; the last without one. */
export const placeOf = (families: VerdictQuery['families'], concepts: ReadonlySet<string>): number => {
  const places = families.map(({ keys }) => keys.findIndex((key) => concepts.has(key)))
  return Math.min(...places.filter((place) => place >= 0), Infinity)
}
