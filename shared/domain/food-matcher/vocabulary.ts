import { WordTable } from '../text/word-table'
import { knownPhrase } from './automaton'
import { printedNames } from './resolve'
import type { Knowledge } from './values'

/** Other languages have too many words one letter away from an English one. */
const askedIn = new Set(['en', 'de', 'fr', 'es', 'xx'])
const plainWord = /^[a-z]{3,}$/u
/** How much less likely a word is when it names a food only beside other words. */
export const BESIDE_OTHERS = 3

/** The folded words that people type, by rank: 0 for English names, up to 4 for others. */
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
