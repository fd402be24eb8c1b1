import { WordTable } from '../word-table'
import { knownPhrase } from './automaton'
import { printedNames } from './resolve'
import type { Knowledge } from './values'

/** Other languages have too many words that are one letter from an English one. */
const askedIn = new Set(['en', 'de', 'fr', 'es', 'xx'])
const plainWord = /^[a-z]{3,}$/u
/** So much less likely is a word that names something only beside others. */
export const BESIDE_OTHERS = 3

/**
 * The words of the knowledge that people write, folded, each with how likely somebody means it: 0 for what the catalogue
 * calls its foods in English, up to 4 for what other languages make of them.
 */
export function vocabularyOf({ foods, terms }: Knowledge): WordTable {
  const ranks = new Map<string, number>()
  const add = (name: string, rank: number) => {
    const { words } = knownPhrase(name, undefined)
    for (const word of words) {
      const own = words.length > 1 ? Math.max(rank, BESIDE_OTHERS) : rank
      if (plainWord.test(word) && (ranks.get(word) ?? Infinity) > own) ranks.set(word, own)
    }
  }
  for (const { name, names, derived } of foods) {
    for (const printed of printedNames(name)) add(printed, 0)
    for (const own of names['en'] ?? []) add(own, 1)
    for (const own of derived) add(own, 1)
    for (const [language, own] of Object.entries(names))
      if (language !== 'en' && askedIn.has(language)) for (const name of own) add(name, 2)
  }
  for (const [name, , language] of terms)
    if (askedIn.has(language)) add(name, language === 'en' || language === 'xx' ? 2 : 4)
  return new WordTable(ranks)
}
