import type { Matcher } from '../../food-matcher/food-matcher'
import { printedNames } from '../../food-matcher/resolve'
import type { KnownFood } from '../../food-matcher/values'
import { fold } from '../../text/fold'
import { groupNamesIn, type Language, usualNames } from './usual-names'

const known = new WeakMap<Matcher, ReadonlyMap<string, KnownFood>>()

/** The catalogue's foods by each of their names, folded, in any language. */
function byName(matcher: Matcher): ReadonlyMap<string, KnownFood> {
  const found = known.get(matcher)
  if (found) return found
  const all = new Map<string, KnownFood>()
  for (const food of matcher.read('').foods.values())
    for (const name of [...printedNames(food.name), ...Object.values(food.names).flat()])
      if (!all.has(fold(name))) all.set(fold(name), food)
  known.set(matcher, all)
  return all
}

/** The given word if it fits, else the most usual; undefined if unknown or for products. */
export function nameIn(language: Language, matcher: Matcher, name: string): string | undefined {
  const food = byName(matcher).get(fold(name))
  if (!food) return groupNamesIn[language].get(fold(name))
  const own = food.names[language] ?? []
  return own.find((each) => fold(each) === fold(name)) ?? usualNames[language].get(food.key) ?? own[0]
}
