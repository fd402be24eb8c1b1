import { fold } from '../text/fold'
import { type KnownPhrase, knownPhrase, wordsOf } from './automaton'
import { isInflected, isInflectedWhole } from './inflections'
import { isCompounding } from './compounds'
import { headOf, type Part } from './compound-parts'
import { cuePhrases } from './cues/cues'
import type { Homonyms } from './homonyms'
import type { Entry, FoodEntry, FoodSource } from './phrases'
import { printedNames } from './resolve'
import { isTrait, type Knowledge, type ListedPart, type Value, type Values } from './values'

/** Splits its words lazily, as there are tens of thousands of names and a text uses few. */
class Name implements FoodEntry {
  readonly kind = 'food'
  #words: readonly string[] | undefined

  constructor(
    private readonly text: string,
    readonly value: Value,
    readonly source: FoodSource,
    readonly language: string,
    readonly parts: readonly ListedPart[] | undefined,
  ) {}

  get words(): readonly string[] {
    return (this.#words ??= wordsOf(this.text))
  }
}

function food(
  text: string,
  plain: Value,
  source: FoodSource,
  language: string,
  traits: Traits,
  parts?: readonly ListedPart[],
): KnownPhrase<Entry> {
  const phrase = knownPhrase<Entry | undefined>(text, undefined)
  const value = withTraits(plain, traits.get(phrase.words.join(' ')))
  const entry = new Name(text, value, source, language, parts)
  const isRead =
    phrase.words.length > 1 ||
    namesGroup(value) ||
    [...value.sure].every(isTrait) ||
    isInflectedWhole(language)
  return { ...phrase, value: entry, ...(isRead && isInflected(language) && { language }) }
}

type Traits = ReadonlyMap<string, Value>

export function traitsOf({ traits }: Knowledge, values: Values): Traits {
  const byWords = new Map<string, Value>()
  for (const [name, value] of traits) {
    const words = knownPhrase(name, undefined).words.join(' ')
    byWords.set(words, withTraits(values.parse(value), byWords.get(words)))
  }
  return byWords
}

function withTraits(value: Value, added: Value | undefined): Value {
  if (!added) return value
  const { sure, unsure } = value
  return { sure: new Set([...sure, ...added.sure]), unsure: new Set([...unsure, ...added.unsure]) }
}

export function homonymsOf({ homonyms }: Knowledge, values: Values, traits: Traits): Homonyms {
  const byWord = new Map<string, Map<string, Entry>>()
  for (const [name, value, language] of homonyms) {
    const phrase = food(name, values.parse(value), 'ingredient', language, traits)
    const word = phrase.words[0] ?? ''
    byWord.set(word, (byWord.get(word) ?? new Map<string, Entry>()).set(language, phrase.value))
  }
  return byWord
}

export function* entriesOf(
  knowledge: Knowledge,
  values: Values,
  traits: Traits,
): Generator<KnownPhrase<Entry>> {
  for (const [text, said] of cuePhrases) yield knownPhrase<Entry>(text, { kind: 'cue', ...said })
  for (const known of knowledge.foods) {
    const value = values.ofFood(known.key)
    for (const name of printedNames(known.name)) yield food(name, value, 'name', 'en', traits)
    for (const [language, names] of Object.entries(known.names))
      for (const name of names) yield food(name, value, 'name', language, traits)
  }
  for (const [term, value, language, parts] of knowledge.terms)
    if (isTelling(term, value)) yield food(term, values.parse(value), 'ingredient', language, traits, parts)
  for (const known of knowledge.foods)
    for (const name of known.derived) yield food(name, values.ofFood(known.key), 'derived', 'en', traits)
  // Last, as the first entry with the same words wins: these names have no other meaning.
  for (const [name, value, language] of knowledge.traits)
    yield food(name, values.parse(value), 'ingredient', language, traits)
}

/** Names within longer words: of languages that write compounds as one word, or of all. */
export function* partsOf({ foods, terms, homonyms }: Knowledge, values: Values): Generator<Part> {
  const sayings = new Map<string, string>()
  const written = new Set<string>()
  function* parts(text: string, value: Value, language: string): Generator<Part> {
    const [name = '', ...others] = knownPhrase(text, undefined).words
    const isOwn = isCompounding(language)
    if (others.length > 0) return
    const isGroup = namesGroup(value) || [...value.unsure].some((concept) => concept.startsWith('@'))
    const isMilk = value.sure.has('@milk')
    const isLoan =
      language === 'en' || language === 'xx'
        ? name.length > 3
        : isMilk && isInflected(language) && name.length > 6
    if (!isOwn && !(isGroup && isLoan)) return
    yield {
      name,
      word: name,
      language,
      isOwn,
      isGroup,
      isMilk,
      isFree: isMilk || (isOwn && namesGroup(value)),
    }
  }
  for (const { key, name: printed, names, derived } of foods)
    for (const [language, own] of [
      ['en', [...printedNames(printed), ...derived]] as const,
      ...Object.entries(names),
    ])
      for (const name of own)
        for (const part of parts(name, values.ofFood(key), language)) {
          written.add(part.name)
          sayings.set(key, sayings.get(key) ?? part.word)
          yield part
        }
  for (const [name, value, language] of terms)
    for (const part of parts(name, values.parse(value), language)) {
      sayings.set(value, sayings.get(value) ?? part.word)
      yield part
    }
  for (const [name, value, language] of homonyms)
    for (const part of parts(name, values.parse(value), language)) {
      // Swedish hake is caraway in German compounds.
      if (!part.isMilk && written.has(part.name)) continue
      const word = (part.isMilk ? headOf(name) : undefined) ?? sayings.get(value)
      if (word !== undefined && (part.isMilk || values.parse(value).sure.has('@fish')))
        yield { ...part, word }
    }
}

function namesGroup({ sure }: Value): boolean {
  for (const concept of sure) if (concept.startsWith('@')) return true
  return false
}

const byAccentAlone = new Set(['sör', 'gęś', 'bób'])

/** Skips "dairy free", which the cues cover, and short words one accent from another. */
function isTelling(term: string, value: string): boolean {
  if (value === '') return !/[ -]frei?e?$/u.test(term)
  return !byAccentAlone.has(term)
}

/** "Wheatflour" for names and derivatives of two words. */
export function* closedForms(entries: readonly KnownPhrase<Entry>[]): Generator<KnownPhrase<Entry>> {
  for (const { words, value } of entries) {
    const isName = value.kind === 'food' && value.source !== 'ingredient'
    if (isName && words.length === 2) yield { words: [words.join('')], umlautless: undefined, value }
  }
}

/** German words with an umlaut or ß, which a camera without German misreads. */
export function* wordsWithUmlauts({ foods, terms }: Knowledge): Generator<string> {
  for (const name of [...foods.flatMap(({ names }) => names['de'] ?? []), ...terms.map(([term]) => term)])
    if (/^\p{L}*(?:[äöüß]|ss)\p{L}*$/iu.test(name)) yield fold(name)
}

const commonIngredients =
  `cheese cheeses yogurt yoghurt cream nuts fish shellfish crustaceans molluscs seafood sulphite sulphites
sulfite sulfites sulphur sulfur dairy lecithin lecithins flavouring bread biscuit noodles pasta starch
lactose casein whey malt tofu semolina tahini couscous gelatine vinegar chocolate nuss`.split(/\s+/u)

/**
 * Words that alone name a food, or belong to a statement. `english`: those worth correcting from a
 * misreading of any letter; of other languages only long ones, since too many words are one letter
 * apart. `compounding`: those of the fourteen groups in languages that write compounds as one word.
 * `allergens`: those of the fourteen groups, and the last words of "frutos de casca rija".
 */
export function tellingWords(entries: readonly KnownPhrase<Entry>[], homonyms: Homonyms) {
  const all = new Set(commonIngredients)
  const english = new Set(commonIngredients)
  const compounding = new Set<string>()
  const allergens = new Set<string>()
  for (const { words, value, language } of entries) {
    const [word = ''] = words
    if (value.kind === 'food' && isAllergen(value.value, words.length > 1)) allergens.add(words.at(-1) ?? '')
    if (
      words.length === 1 &&
      language !== undefined &&
      isCompounding(language) &&
      value.kind === 'food' &&
      value.value.sure.size > 0
    )
      compounding.add(word)
    if (value.kind === 'cue') for (const one of words) english.add(one)
    else if (words.length === 1 && value.value.sure.size > 0 && value.source !== 'ingredient') {
      all.add(word)
      if (value.language === 'en' || word.length > 8) english.add(word)
    }
  }
  for (const [word, byLanguage] of homonyms)
    if ([...byLanguage.keys()].some(isCompounding)) compounding.add(word)
  return { all, english, compounding, allergens }
}

/** Whether a name is of the fourteen groups; one of several words only where it is "nuts". */
const isAllergen = (value: Value, isLong: boolean) =>
  isLong ? value.sure.size === 1 && value.sure.has('@nuts') : namesGroup(value)
