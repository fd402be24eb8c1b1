import type { Reading } from '../food-matcher/food-matcher'
import { isGermanFamily } from './families'

/** The German nouns among the foods that words name, with their capitals: "Käse". */
export const germanNounsIn = ({ text, tokens, mentions }: Reading): string[] =>
  mentions.flatMap(({ end, entry }) => {
    const last = tokens[end - 1]
    const word = text.slice(last?.start, last?.end)
    const isGerman = entry.language === 'de' || isGermanFamily(entry.words.join(' '))
    return isGerman && /^[\p{L}-]+$/u.test(word) ? [capital(word)] : []
  })

/** A text in which nouns have their capitals. */
export const withCapitals = (text: string, nouns: readonly string[]): string =>
  nouns.reduce(
    (said, noun) => said.replace(new RegExp(`(?<![\\p{L}-])${noun.toLowerCase()}(?![\\p{L}-])`, 'gu'), noun),
    text,
  )

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
