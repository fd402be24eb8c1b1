import type { Asked, Named } from './deciding'
import type { Person } from './person'

/**
 * The low siblings of a family: `clear` are those in which nothing else speaks against them, `tainted` those made of what
 * is elevated, as goat's cheese where goat's milk is high.
 */
export function siblingsIn({ matcher, families, title }: Asked, low: readonly Named[], person: Person) {
  const keys = new Set(families.flatMap((family) => family.keys))
  const isCheese = /chee|käse|fromage|queso/iu.test(title)
  const siblings = low.filter(({ concepts, food: { foodName } }) => {
    const isChosen = person.avoid.some((entry) => entry.foodName.toLowerCase() === foodName.toLowerCase())
    const isMeant = [...concepts].some((key) => keys.has(key) && !(isCheese && key.endsWith('-milk')))
    return isMeant && !isChosen
  })
  const found = siblings.map(({ food }) => {
    const verdicts = matcher.verdicts(matcher.read(food.foodName), person.avoidFoods)
    return { food, of: verdicts.flatMap(({ verdict, name }) => (verdict === 'match' ? [name] : [])) }
  })
  return {
    clear: found.filter(({ of }) => of.length === 0).map(({ food }) => food),
    tainted: found
      .filter(({ of }) => of.length > 0)
      .map(({ food, of }) => ({ foodName: food.foodName, of: of[0] ?? '' })),
  }
}
