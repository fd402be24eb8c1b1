import type { Matcher } from '@shared/domain/food-matcher/food-matcher'
import { fold, plainQuotes } from '@shared/domain/text/fold'
import { longAgo } from '@shared/domain/safety/emergency'
import * as safetyWords from '@shared/domain/safety/safety-words'
import { spelt, plain } from '../answers/words/plain'
import { readLexicon } from './lexicon'
import { signsIn } from './signs'

const WORD = 1
const PAIR = 0.8
/** Parts of words recognise misspelt ones. */
const PIECE = 0.5
const PIECE_LENGTH = 4
const MEANING = 1
const MEANINGS = 0.7
const SIGN = 1.5
/** Meanings at most this far apart belong together. */
const NEAR = 2

/** The placeholder for any food. */
const anyFood = 'FOOD'

/** Words of a question; all numbers count as one. */
export function wordsOf(text: string): string[] {
  return plainQuotes(fold(text))
    .replace(/(?<=[a-z])'(?=(?:s|t|ve|re|m|ll|d)\b)/gu, '')
    .replace(/\d+(?:[.,]\d+)?/gu, ' number ')
    .replace(/\?/gu, ' ? ')
    .replace(/[^\p{L}?]+/gu, ' ')
    .trim()
    .split(' ')
    .map(spelt)
    .filter((word, at, all) => word !== 'food' || all[at - 1] !== 'food')
}

export function withAnyFood(matcher: Matcher, question: string): string {
  const { text, tokens, mentions } = matcher.read(question)
  let [whole, from] = ['', 0]
  for (const { first, end } of mentions) {
    const start = tokens[first]?.start ?? 0
    if (start < from) continue
    whole += `${text.slice(from, start)} ${anyFood} `
    from = tokens[end - 1]?.end ?? from
  }
  return whole + text.slice(from)
}

const meaningOf = readLexicon('lexicon.txt')
const isPlaceholder = (word: string) => word === 'food' || word === 'number'

/** Features of a question with placeholders: words, word pairs and parts of long words. */
export function featuresOf(question: string): ReadonlyMap<string, number> {
  const words = ['^', ...wordsOf(question), '$']
  const features = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    if (word !== '^' && word !== '$') features.set(word, WORD)
    const next = words[at + 1]
    if (next !== undefined) features.set(`${word} ${next}`, PAIR)
    if (word.length > PIECE_LENGTH && word !== 'number')
      for (let start = -1; start + PIECE_LENGTH <= word.length + 1; start++)
        features.set(`~${`<${word}>`.slice(start + 1, start + 1 + PIECE_LENGTH)}`, PIECE)
  }
  const meanings = words.flatMap((word) => meaningOf(word) ?? (isPlaceholder(word) ? word : []))
  for (const [at, meaning] of meanings.entries()) {
    features.set(`=${meaning}`, MEANING)
    for (const next of meanings.slice(at + 1, at + 1 + NEAR)) features.set(`=${meaning} ${next}`, MEANINGS)
  }
  return features
}

/** Features from the tables of bodies and diseases, before foods become placeholders. */
export function signFeaturesOf(question: string): [string, number][] {
  return signsIn(plain(question)).map((sign) => [`=+${sign}`, SIGN])
}

/** What a word says about having eaten, in four languages. */
const tellingOf = readLexicon('eaten.txt')
const cues = Object.entries({ ...safetyWords, longAgo }).flatMap(([name, words]) =>
  words instanceof RegExp ? [{ name, words: new RegExp(words.source, 'gu') }] : [],
)
const TOLD = 1
const IN_ORDER = 0.5

/** Features for "an own allergen was eaten": meanings and their order. */
export function eatingFeaturesOf(text: string): ReadonlyMap<string, number> {
  const features = new Map(featuresOf(text))
  const words = wordsOf(text.replace(/[.!;]/gu, ' sentence ')).flatMap(
    (word) => tellingOf(word) ?? (isMark(word) ? word : []),
  )
  const found = cues
    .flatMap(({ name, words }) => [...text.matchAll(words)].map(({ index }) => ({ name: `*${name}`, index })))
    .sort((one, other) => one.index - other.index)
  for (const all of [words, found.map(({ name }) => name)])
    for (const [at, one] of all.entries()) {
      features.set(`=${one}`, TOLD)
      for (const later of all.slice(at + 1)) features.set(`=${one}..${later}`, IN_ORDER)
      features.set(`=${one}>${all[at + 1]}`, IN_ORDER)
    }
  return features
}
/** At least one such word appears when somebody ate, felt or discovered something. */
const ofEating = new Set(['ate', 'had', 'ill', 'mistake', 'told', 'now', 'body'])
export const tellsOfEating = (text: string): boolean =>
  wordsOf(text).some((word) => ofEating.has(tellingOf(word) ?? ''))
const isMark = (word: string) => isPlaceholder(word) || [safetyWords.ownFood, 'sentence', '?'].includes(word)
