import { withoutUmlauts } from '../text/fold'
import { WordListTable, WordTable } from '../text/word-table'
import { formsOf } from './inflections'
import { likelySingular, singularsOf } from './plurals'
import { ordinaryWords } from './ordinary-words'
import { tokensOf } from './tokens'

/** A word's number, -1 for an unknown one, and the numbers of words that it is a form of. */
export type WordIds = { exact: number; others: readonly number[] }

const unknownWord: WordIds = { exact: -1, others: [] }

/** Finds phrases of whole words; its tree is in arrays to spare the garbage collector. */
export type Automaton<T> = {
  /** The numbers of a folded word, and of the words that it is the plural or another form of. */
  idsOf(word: string): WordIds
  /** Whether a folded word, or one that it is a form of, occurs in any phrase. */
  knows(word: string): boolean
  /** All words of phrases with their numbers, which are also their indexes. */
  words: WordTable
  /** The longest phrase that starts at a word: its end, and its value. */
  longestAt(ids: readonly WordIds[], start: number, limit: number): { end: number; value: T } | undefined
}

/** Folds a phrase to the words that a text with it would have. */
export const wordsOf = (phrase: string) =>
  plain.test(phrase) ? phrase.split(/[ -]/u) : tokensOf(phrase).map((token) => token.text)

/** A fast path: most of the many phrases are plain. */
const plain = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/u

/** A phrase as folded words, also with `ae` for `ä`; a `language` adds inflections. */
export type KnownPhrase<T> = {
  words: readonly string[]
  umlautless: readonly string[] | undefined
  language?: string
  value: T
}

export function knownPhrase<T>(text: string, value: T): KnownPhrase<T> {
  const umlautless = plain.test(text) ? undefined : withoutUmlauts(text)
  return {
    words: wordsOf(text),
    umlautless: umlautless === undefined ? undefined : wordsOf(umlautless),
    value,
  }
}

/** Also matches the last word's singular and `ae` for `ä`; of equal entries the first wins. */
export function automatonOf<T>(entries: Iterable<KnownPhrase<T>>): Automaton<T> {
  const { words, forms, tree, values } = learn(entries)
  /** Caches the words of earlier texts. */
  const known = new Map<string, WordIds>()

  function othersOf(word: string): readonly number[] {
    const others = forms.get(word)
    const single = singularsOf(word).find((singular) => words.has(singular))
    return single === undefined ? others : [words.get(single) ?? -1, ...others]
  }

  function idsOf(word: string): WordIds {
    const found = known.get(word)
    if (found) return found
    const exact = words.get(word) ?? -1
    const others = othersOf(word)
    if (exact < 0) return others.length === 0 ? unknownWord : { exact, others }
    const read = { exact, others }
    known.set(word, read)
    return read
  }

  function longestAt(read: readonly WordIds[], start: number, limit: number) {
    const best = { end: start, value: NONE }
    walk(read, start, limit, ROOT, best)
    return best.value === NONE ? undefined : { end: best.end, value: values[best.value - 1] as T }
  }

  /** Keeps in `best` the end and value of the longest phrase that goes on from a node. */
  function walk(
    read: readonly WordIds[],
    at: number,
    limit: number,
    before: number,
    best: { end: number; value: number },
  ) {
    const word = at < limit ? read[at] : undefined
    if (!word || !tree.hasNext(before)) return
    const exact = word.exact < 0 ? NONE : tree.next(before, word.exact)
    for (let other = -1; other < word.others.length; other++) {
      const node = other < 0 ? exact : tree.next(before, word.others[other] as number)
      if (node === NONE || (other >= 0 && node === exact)) continue
      const value = tree.valueAt(node)
      if (value !== NONE && at + 1 > best.end) [best.end, best.value] = [at + 1, value]
      walk(read, at + 1, limit, node, best)
    }
  }

  return {
    idsOf,
    knows: (word) => {
      const { exact, others } = idsOf(word)
      return exact >= 0 || others.length > 0
    },
    words,
    longestAt,
  }
}

/** A separate function, so that the returned closures do not retain its temporary data. */
function learn<T>(entries: Iterable<KnownPhrase<T>>) {
  const ids = new Map<string, number>()
  const tree = new PhraseTree()
  const values: T[] = []
  const later: [words: readonly string[], value: T, language?: string | undefined][] = []

  function insert(words: readonly string[], value: T) {
    let node = ROOT
    for (const word of words) {
      let id = ids.get(word)
      if (id === undefined) ids.set(word, (id = ids.size))
      node = tree.enter(node, id)
    }
    if (node !== ROOT && tree.valueAt(node) === NONE) tree.setValue(node, values.push(value))
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
      const value = tree.valueAt(tree.next(ROOT, id))
      if (value === NONE || word.length < 7) continue
      for (let at = 3; at <= word.length - 3; at++) {
        const half = word.slice(at)
        if (ids.has(half) && half !== 'fish' && ids.has(word.slice(0, at)))
          forms.push([[word.slice(0, at), half], values[value - 1] as T])
      }
    }
    return forms
  }

  return { words: new WordTable(ids), forms: new WordListTable(bases), tree, values }
}

const [ROOT, NONE] = [0, 0]
/** The numbers of a node: its word, its first child, its next sibling, its value. */
const [WORD, FIRST, BESIDE, VALUE, SIZE] = [0, 1, 2, 3, 4]

/** A tree of words, each with a value or 0; children are a linked list, as most have few. */
class PhraseTree {
  #nodes = new Int32Array(64 * SIZE)
  /** The offset of the next new node. */
  #end = SIZE
  /** The nodes of first words, by their words. */
  readonly #roots: number[] = []

  /** The node of a word after another, or 0. */
  next(node: number, word: number): number {
    if (node === ROOT) return this.#roots[word] ?? NONE
    const nodes = this.#nodes
    let next = nodes[node + FIRST] as number
    while (next !== NONE && nodes[next + WORD] !== word) next = nodes[next + BESIDE] as number
    return next
  }

  hasNext(node: number): boolean {
    return node === ROOT || this.#nodes[node + FIRST] !== NONE
  }

  /** The node of a word after another, created if missing. */
  enter(node: number, word: number): number {
    const known = this.next(node, word)
    if (known !== NONE) return known
    const made = this.#end
    this.#end += SIZE
    if (this.#end > this.#nodes.length) {
      const grown = new Int32Array(this.#nodes.length * 2)
      grown.set(this.#nodes)
      this.#nodes = grown
    }
    this.#nodes[made + WORD] = word
    if (node === ROOT) {
      while (this.#roots.length <= word) this.#roots.push(NONE)
      this.#roots[word] = made
    } else {
      this.#nodes[made + BESIDE] = this.#nodes[node + FIRST] as number
      this.#nodes[node + FIRST] = made
    }
    return made
  }

  valueAt(node: number): number {
    return this.#nodes[node + VALUE] as number
  }

  setValue(node: number, value: number): void {
    this.#nodes[node + VALUE] = value
  }
}
