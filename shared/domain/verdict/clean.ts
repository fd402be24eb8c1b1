import { type Asked, readPart } from './deciding'
import { courseOf } from './dish-words'
import type { DishPart } from './kinds'
import { mainsOf } from './named'
import type { Person } from './person'

/**
 * Of the parts of dishes what a test looked at, and nothing speaks against: a part by its name where its own verdict says
 * so, and otherwise the food it is first of all made of, as the wheat of bread.
 */
export function cleanParts(
  { matcher }: Asked,
  parts: readonly DishPart[],
  person: Person,
  isClear: (words: string) => boolean,
): string[] {
  const open = parts.filter(({ foodName }) => foodName === null)
  if (open.length === 0 || person.low.length === 0) return []
  const lowFoods = person.lowFoods()
  const named = open.flatMap(({ name }) => {
    const reading = readPart(matcher, name)
    const isLow = matcher.verdicts(reading, lowFoods)
    if (!isLow.some(({ verdict }) => verdict === 'match')) return []
    if (isClear(name)) return [name]
    // Nobody wants to read of the grape in a wine.
    if (courseOf(name, []) === 'drink') return []
    const mains = new Set(reading.mentions.flatMap((mention) => mainsOf(mention, reading.foods)))
    return lowFoods
      .filter((food, at) => isLow[at]?.verdict === 'match' && food.keys.some((key) => mains.has(key)))
      .map((food) => food.name)
      .filter(isClear)
      .slice(0, 1)
  })
  return [...new Set(named.map((name) => name.toLowerCase()))]
}
