import type { AvoidEntry } from '../avoid-list'
import { fold } from '../fold'
import type { Asked } from './asked'
import type { Named } from './deciding'
import type { DecidingFood } from './kinds'
import { areHalves } from './halves'
import { kinIn } from './kin'
import { isClear } from './parts'
import type { Person } from './person'

/** A food that is low by itself, and made of one that is not. */
export type Tainted = Pick<AvoidEntry, 'foodName' | 'level'> & { of: string }

/**
 * The low siblings of a family: `clear` are those that nothing speaks against, what is usually meant first; `tainted` those
 * made of what is elevated, as goat's cheese where goat's milk is high. What only may hold something is neither.
 */
export function siblingsIn({ matcher, families, title }: Asked, low: readonly Named[], person: Person) {
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
    const of = person.avoid.filter((_, at) => verdicts[at]?.verdict === 'match')
    const isOther = verdicts.every(
      ({ verdict }, at) => verdict === 'none' || areHalves([...concepts], person.avoidFoods[at]?.keys ?? []),
    )
    const isKin = kinIn({ reading: matcher.read(food.foodName), families: [] }, person).length > 0
    // Yoghurt is a food with a result of its own, and the name of its family too.
    const isItself = fold(food.foodName) === fold(title)
    const isUsual = [...concepts].some((key) => usual.has(key))
    const relation = isUsual && !isItself ? 'usual' : food.relation === 'usual' ? 'family' : food.relation
    const meant: DecidingFood = { ...food, relation }
    return {
      food: meant,
      of,
      isClear:
        isClear(matcher, food.foodName, person) || (of.length === 0 && !isKin && (isOther || isItself)),
    }
  })
  return {
    clear: found
      .filter((each) => each.isClear)
      .map(({ food }) => food)
      .toSorted((one, other) => Number(other.relation === 'usual') - Number(one.relation === 'usual')),
    tainted: found.flatMap(({ food, of: [of], ...each }): Tainted[] =>
      each.isClear || !of ? [] : [{ foodName: food.foodName, of: of.foodName, level: of.level }],
    ),
  }
}
