import { type Automaton, wordsOf } from './automaton'
import type { Mention } from './mentions'
import type { Entry, FoodEntry } from './phrases'
import { isTrait, type ListedPart } from './values'
import { indexOf, type Reading } from './verdicts'

const nothing: ReadonlySet<string> = new Set()
/** Words that say that a dish is only called so. */
const resemblance = new Set(
  'vegan vegane veganer veganes vegano vegana plant pflanzlich vegetal free frei'.split(' '),
)

/**
 * Looks up the usual ingredients of a dish beyond those of its name: all that its parts name,
 * surely or not, and the parts of those; none for other entries. It computes them when a text first
 * names the dish, and throws where a part is no name of the knowledge.
 */
export function usualOfDishes(automaton: Automaton<Entry>): (entry: FoodEntry) => ReadonlySet<string> {
  const usual = new Map<FoodEntry, ReadonlySet<string>>()

  function entryOf({ name }: ListedPart): FoodEntry {
    const words = wordsOf(name)
    const found = automaton.longestAt(
      words.map((word) => automaton.idsOf(word)),
      0,
      words.length,
    )
    if (found?.value.kind !== 'food' || found.end < words.length)
      throw new Error(`The food knowledge has no name "${name}" for a part of a dish.`)
    return found.value
  }

  /** The single words of a dish's name: "mini cheddars" may contain cheddar as well. */
  function namedWithin({ words }: FoodEntry): string[] {
    if (words.length < 2 || words.some((word) => resemblance.has(word))) return []
    return words.flatMap((word) => {
      const found = automaton.longestAt([automaton.idsOf(word)], 0, 1)?.value
      return found?.kind === 'food' ? [...found.value.sure].filter((concept) => !isTrait(concept)) : []
    })
  }

  return function usualOf(entry) {
    if (!entry.parts) return nothing
    const known = usual.get(entry)
    if (known) return known
    const { sure, unsure } = entry.value
    const concepts = new Set<string>()
    usual.set(entry, concepts)
    for (const concept of namedWithin(entry))
      if (!sure.has(concept) && !unsure.has(concept)) concepts.add(concept)
    for (const part of entry.parts.map(entryOf))
      for (const named of [part.value.sure, part.value.unsure, usualOf(part)])
        for (const concept of named) if (!sure.has(concept) && !unsure.has(concept)) concepts.add(concept)
    return concepts
  }
}

/** A reading in which some dishes lack usual ingredients, as a list names the real ones. */
export function withoutUsual(reading: Reading, dishes: ReadonlySet<readonly ListedPart[]>): Reading {
  const isTold = ({ entry: { parts } }: Mention) => parts !== undefined && dishes.has(parts)
  if (!reading.mentions.some(isTold)) return reading
  const mentions = reading.mentions.map((mention) =>
    isTold(mention) ? { ...mention, usual: nothing } : mention,
  )
  return { ...reading, mentions, byConcept: indexOf(mentions) }
}
