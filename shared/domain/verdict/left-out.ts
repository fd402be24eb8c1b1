import type { Matcher, Reading } from '../food-matcher/food-matcher'
import { isComponent } from '../food-matcher/dairy-words'
import type { Mention } from '../food-matcher/mentions'
import { indexOf } from '../food-matcher/verdicts'
import { fold } from '../text/fold'
import { readPart } from './parts'
import { isDishWord } from './dish-words'
import { isFamily } from './families'
import { mainsOf } from './named'

/** A reading in which dishes do not contain what is excluded from them: "pancakes without egg". */
export function withoutLeftOut(matcher: Matcher, reading: Reading): Reading {
  const left = reading.mentions.filter(({ mode, entry }) => mode === 'not' && !isComponent(entry.words))
  if (left.length === 0) return reading
  const mentions = reading.mentions.map((mention) => {
    // The matcher knows what a claim leaves of a single food: the oats of oatmeal without gluten.
    const isKept = mention.mode === 'not' || !mention.entry.parts
    return isKept ? mention : left.reduce((dish, one) => without(matcher, reading, dish, one), mention)
  })
  return { ...reading, mentions, byConcept: indexOf(mentions) }
}

/** A dish without one of its parts, and without what only that part names. */
function without(matcher: Matcher, reading: Reading, dish: Mention, left: Mention): Mention {
  const gone = new Set([...left.sure, ...left.unsure])
  const parts = (dish.entry.parts ?? []).filter(({ name }) => !isPartOf(matcher, name, reading, left))
  const kept = new Set(
    parts.flatMap(({ name }) =>
      readPart(matcher, name).mentions.flatMap(({ sure, unsure, usual }) => [...sure, ...unsure, ...usual]),
    ),
  )
  const stay = (concepts: ReadonlySet<string>) =>
    new Set([...concepts].filter((concept) => !gone.has(concept) || kept.has(concept)))
  return {
    ...dish,
    entry: dish.entry.parts ? { ...dish.entry, words: dish.entry.words, parts } : dish.entry,
    sure: stay(dish.sure),
    unsure: stay(dish.unsure),
    usual: stay(dish.usual),
  }
}

/** Whether a part is the excluded one, by its words ("burger bun" of "bun") or foods. */
function isPartOf(matcher: Matcher, part: string, { tokens, foods }: Reading, left: Mention): boolean {
  const words = tokens.slice(left.first, left.end).map(({ text }) => text)
  if (words.every((word) => fold(part).includes(word.replace(/s$/u, '')))) return true
  const mains = readPart(matcher, part).mentions.flatMap((mention) => mainsOf(mention, foods))
  // Excluding a dressing excludes its mustard and garlic, and excluding cheese each cheese.
  const isOfMore = words.some(isDishWord) || isFamily(words.join(' '))
  const gone = new Set(isOfMore ? [...left.sure, ...left.unsure] : mainsOf(left, foods))
  return mains.length > 0 && mains.every((main) => gone.has(main))
}
