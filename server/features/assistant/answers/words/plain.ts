import { fold, plainQuotes } from '@shared/domain/text/fold'
import { textFile } from '../../text-file'
import rows from './short.json' with { type: 'json' }
import { everywhere } from './words'

/** Words long enough to be recognised when misspelt. */
const vocabulary = textFile('answers/words/vocabulary.txt')
  .split(/\s+/u)
  .filter((word) => word.length >= 5)
const known = new Set(vocabulary)

/** Everyday words and foods one letter away from a word above. */
const otherWords = new Set(textFile('answers/words/vocabulary-near.txt').split(/\s+/u))

/** Whether one edit or one swap turns one word into the other. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  const [mine, theirs] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (
    (mine.length <= 1 && theirs.length <= 1) ||
    (mine.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0])
  )
}

/** Corrects a misspelt word of questions. */
export const spelt = (word: string): string =>
  word.length < 5 || known.has(word) || otherWords.has(word)
    ? word
    : (vocabulary.find((meant) => meant[0] === word[0] && isOneOff(word, meant)) ?? word)

/** Filler words. */
const spoken = / (?:u[hm]+|erm+|h?mm+|ahm+|euh)(?= )|(?<= (?:for|is|was|so|and|my|what|the)) like(?= )/gu

/** Abbreviations typed on phones. */
const short: Readonly<Record<string, string>> = rows
/** "N'est" is French, "y" between words Spanish, and "y/n" asks for yes or no. */
const shortened = everywhere(
  '(?<!\\by )n(?! (?:est|ai|a|en|y)\\b)|b4|wots?|wats|r|ur?|wen|hw|yoke|choc|choccy',
  '^y(?= (?:is|are|did|does|do|am)\\b)',
)

/** Lower case, no accents, "whats", typos corrected: the form of the ways of asking. */
export const plain = (text: string): string =>
  plainQuotes(fold(text))
    .replace(/(?<=\p{L}) ?[+] ?(?=\p{L})/gu, ' and ')
    .replace(/(?<=[a-z])['`´](?=(?:s|t|ve|re|m|ll|d)\b)/gu, '')
    .replace(/(?<=[a-z]{2})(?=al+ergi|unvertraglich|intoleran|sensitiv)/gu, ' ')
    .replace(/(?<=\d)[.,](?=\d)/gu, '_')
    .replace(/[^\p{L}\d_]+/gu, ' ')
    .replace(/_/gu, '.')
    .replace(spoken, '')
    .trim()
    .replace(shortened, (word) => short[word] ?? word)
    .split(' ')
    .map(spelt)
    .join(' ')
