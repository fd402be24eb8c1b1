import { withoutUmlauts } from '../fold'
import { formsOf } from './inflections'
import { likelySingular, singularsOf } from './plurals'
import { ordinaryWords } from './ordinary-words'
import { tokensOf } from './tokens'

/** A word of phrases: those that follow it are a list, since most words have one or two, and a map weighs much more. */
type Node<T> = {
  id: number
  value: T | undefined
  first: Node<T> | undefined
  beside: Node<T> | undefined
}

/** A word as the automaton knows it: its number, -1 where it knows none, and those of words that it is a form of. */
export type WordIds = { exact: number; others: readonly number[] }

const unknownWord: WordIds = { exact: -1, others: [] }

/** Phrases over whole words: the words are numbered once, and the phrases are a tree of these numbers. */
export type Automaton<T> = {
  /** The numbers of a folded word, and of the words that it is the plural or another form of. */
  idsOf(word: string): WordIds
  /** Whether a folded word, or one that it is a form of, stands in any phrase. */
  knows(word: string): boolean
  words(): Iterable<string>
  /** The longest phrase that starts at a word: where it ends, and its value. */
  longestAt(ids: readonly WordIds[], start: number, limit: number): { end: number; value: T } | undefined
}

/** Folds a phrase to the words a text would have for it. */
export const wordsOf = (phrase: string) =>
  plain.test(phrase) ? phrase.split(/[ -]/u) : tokensOf(phrase).map((token) => token.text)

/** Most phrases are plain; there are so many that it pays to read these in the short way. */
const plain = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/u

/** A phrase to find, as its folded words, and as those it has with `ae` for `ä`. Of a `language` its words are inflected. */
export type KnownPhrase<T> = {
  words: readonly string[]
  umlautless: readonly string[] | undefined
  language?: string
  value: T
}

/** Makes a phrase of a text. */
export function knownPhrase<T>(text: string, value: T): KnownPhrase<T> {
  const umlautless = plain.test(text) ? undefined : withoutUmlauts(text)
  return {
    words: wordsOf(text),
    umlautless: umlautless === undefined ? undefined : wordsOf(umlautless),
    value,
  }
}

/**
 * Builds the automaton. A phrase also tells by the singular of its last word and with `ae` for `ä`, unless another
 * phrase is written so; of two entries with the same words, the first stays.
 */
export function automatonOf<T>(entries: Iterable<KnownPhrase<T>>): Automaton<T> {
  const ids = new Map<string, number>()
  /** The first words of phrases, by their numbers. */
  const roots: (Node<T> | undefined)[] = []
  const later: [words: readonly string[], value: T, language?: string | undefined][] = []

  function insert(words: readonly string[], value: T) {
    let node: Node<T> | undefined
    for (const word of words) {
      let id = ids.get(word)
      if (id === undefined) ids.set(word, (id = ids.size))
      const known: Node<T> | undefined = node ? followerOf(node, id) : roots[id]
      const next: Node<T> = known ?? { id, value: undefined, first: undefined, beside: node?.first }
      if (!known && node) node.first = next
      else if (!known) roots[id] = next
      node = next
    }
    if (node) node.value ??= value
  }

  const bases = new Map<string, number[]>()
  const inflected = new Map<string, Set<number>>()

  function inflect(words: readonly string[], language: string) {
    const done = inflected.get(language) ?? new Set()
    inflected.set(language, done)
    for (const word of words) {
      const id = ids.get(word) ?? -1
      if (done.has(id)) continue
      done.add(id)
      for (const form of formsOf(word, language)) {
        const known = bases.get(form)
        if (known) known.push(id)
        else bases.set(form, [id])
      }
    }
  }

  for (const { words, umlautless, language, value } of entries) {
    insert(words, value)
    if (language !== undefined) inflect(words, language)
    const singular = likelySingular(words.at(-1) ?? '')
    if (singular !== undefined && !ordinaryWords.has(singular)) later.push([words.with(-1, singular), value])
    if (umlautless && !ordinaryWords.has(umlautless.join(' '))) later.push([umlautless, value, language])
  }
  for (const [words, value, language] of later) {
    insert(words, value)
    if (language !== undefined) inflect(words, language)
  }
  for (const [open, value] of openForms()) insert(open, value)

  /** "Pine apple" for "pineapple": where both halves are words of their own. */
  function openForms(): [string[], T][] {
    const forms: [string[], T][] = []
    for (const [word, id] of ids) {
      const value = roots[id]?.value
      if (value === undefined || word.length < 7) continue
      for (let at = 3; at <= word.length - 3; at++) {
        const half = word.slice(at)
        if (ids.has(half) && half !== 'fish' && ids.has(word.slice(0, at)))
          forms.push([[word.slice(0, at), half], value])
      }
    }
    return forms
  }

  /** Of the words that texts had. */
  const known = new Map<string, WordIds>()

  function othersOf(word: string): readonly number[] {
    const others = bases.get(word)
    const single = singularsOf(word).find((singular) => ids.has(singular))
    if (single === undefined) return others ?? unknownWord.others
    const id = ids.get(single) ?? -1
    return others ? [id, ...others] : [id]
  }

  function idsOf(word: string): WordIds {
    const found = known.get(word)
    if (found) return found
    const exact = ids.get(word) ?? -1
    const others = othersOf(word)
    if (exact < 0) return others.length === 0 ? unknownWord : { exact, others }
    const read = { exact, others }
    known.set(word, read)
    return read
  }

  function longestAt(words: readonly WordIds[], start: number, limit: number) {
    let best: { end: number; value: T } | undefined
    const walk = (before: Node<T> | undefined, at: number) => {
      const word = at < limit ? words[at] : undefined
      if (!word || (before && !before.first)) return
      const next = (id: number) => (before ? followerOf(before, id) : roots[id])
      const exact = word.exact < 0 ? undefined : next(word.exact)
      if (exact) enter(exact, at + 1)
      for (const id of word.others) {
        const other = next(id)
        if (other && other !== exact) enter(other, at + 1)
      }
    }
    const enter = (node: Node<T>, end: number) => {
      if (node.value !== undefined && (!best || end > best.end)) best = { end, value: node.value }
      walk(node, end)
    }
    walk(undefined, start)
    return best
  }

  return {
    idsOf,
    knows: (word) => {
      const { exact, others } = idsOf(word)
      return exact >= 0 || others.length > 0
    },
    words: () => ids.keys(),
    longestAt,
  }
}

function followerOf<T>({ first }: Node<T>, id: number): Node<T> | undefined {
  let node = first
  while (node && node.id !== id) node = node.beside
  return node
}
