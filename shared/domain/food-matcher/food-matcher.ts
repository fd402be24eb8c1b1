import { fold } from '../fold'
import type { WordTable } from '../word-table'
import { automatonOf, type KnownPhrase, knownPhrase, wordsOf } from './automaton'
import { isInflected, isInflectedWhole } from './inflections'
import { speechOf } from './modes'
import { compoundsOf, isCompounding, isFreeCompound } from './compounds'
import { headOf, namesWithin, type Part } from './compound-parts'
import { cuePhrases } from './cues/cues'
import { type Homonyms, withHomonyms } from './homonyms'
import { withItems } from './lines'
import { leaveAboveList, usualOfDishes } from './dish-parts'
import { mentionsOf } from './mentions'
import { correctionsOf } from './misread'
import {
  type Entry,
  type FoodEntry,
  type FoodSource,
  isName,
  type Phrase,
  phrasesOf,
  runEnds,
} from './phrases'
import { qualify } from './qualify'
import { cutKnown, repaired } from './repair'
import { printedNames, type ResolvedFood, resolverOf, type WantedFood, withWhatItHas } from './resolve'
import { overriddenPhrases } from './overridden'
import { settleSources } from './sources'
import { statementWords } from './statement-words'
import { type Token, tokensOf } from './tokens'
import { isTrait, type Knowledge, type ListedPart, type Value, type Values, valuesOf } from './values'
import { vocabularyOf } from './vocabulary'
import { type FoodVerdict, type GroupFindings, groupsOf, indexOf, type Reading, verdictsOf } from './verdicts'

export type { ResolvedFood, WantedFood } from './resolve'
export type { AllergenGroup, Knowledge } from './values'
export type { FoodVerdict, GroupFindings, Reading, Span } from './verdicts'

export type Matcher = {
  /** The foods of reports, profiles and the catalogue by their names; in the same order. */
  resolve(foods: readonly WantedFood[]): ResolvedFood[]
  /**
   * The food as an allergy: everything that it surely contains counts as well, as a possibility.
   */
  asAllergy(food: ResolvedFood): ResolvedFood
  /** Reads a text of any length once, for all foods. */
  read(text: string): Reading
  /** The verdict of a reading on each food, in their order. */
  verdicts(reading: Reading, foods: readonly ResolvedFood[]): FoodVerdict[]
  groups(reading: Reading): GroupFindings
  /**
   * The words that a misspelt word may mean, each with its rank of likelihood: 0 for the
   * catalogue's own names.
   */
  vocabulary(): WordTable
}

/** Builds the matcher from the food knowledge; throws where the knowledge contradicts itself. */
export function buildMatcher(knowledge: Knowledge): Matcher {
  const values = valuesOf(knowledge.foods)
  const traits = traitsOf(knowledge, values)
  const entries = [...entriesOf(knowledge, values, traits)]
  const all = [...entries, ...closedForms(entries)]
  const automaton = automatonOf(all)
  const homonyms = homonymsOf(knowledge, values, traits)
  const names = tellingWords(all, homonyms)
  const lexicon = {
    automaton: {
      knows: (word: string) =>
        (automaton.knows(word) && !isFreeCompound(word)) || homonyms.has(word) || statementWords.has(word),
    },
    compounded: compoundsOf(names.compounding),
    namesWithin: namesWithin(partsOf(knowledge, values)),
    telling: names,
    corrections: correctionsOf(automaton.words, names.english, wordsWithUmlauts(knowledge)),
  }

  const usualOf = usualOfDishes(automaton)

  function namedBy(word: string): Value | undefined {
    const entry = automaton.longestAt([automaton.idsOf(word)], 0, 1)?.value
    return entry?.kind === 'food' && isName(entry) ? entry.value : undefined
  }

  /** The phrases, after cutting unknown single words into the names within them, once. */
  function phrasesIn(read: readonly Token[], isCut = false): { tokens: readonly Token[]; phrases: Phrase[] } {
    const ids = read.map((token) => automaton.idsOf(token.text))
    const phrases = withHomonyms(phrasesOf(automaton, read, ids, runEnds(read)), read, homonyms)
    if (isCut) return { tokens: read, phrases }
    const tokens = phrases.flatMap(({ first, end, entry }) => {
      const token = read[first] as Token
      return entry ? read.slice(first, end) : cutKnown(token, lexicon)
    })
    return tokens.length === read.length && tokens.every((token, at) => token === read[at])
      ? { tokens: read, phrases }
      : phrasesIn(tokens, true)
  }

  function read(text: string): Reading {
    const { tokens, phrases } = phrasesIn(repaired(withItems(text, tokensOf(text)), lexicon))
    const speech = speechOf(tokens, phrases)
    const modes = speech.map(({ mode }) => mode)
    const silenced = overriddenPhrases({ text, tokens, phrases, modes }, speech)
    const mentions = mentionsOf(tokens, phrases, speech, silenced, namedBy, usualOf)
    const readText = { text, tokens, phrases, mentions, foods: values.foods, namedBy }
    qualify(readText)
    settleSources(readText)
    const found = mentions.filter((mention) => mention !== undefined)
    leaveAboveList({ text, tokens, phrases, modes }, found)
    return { text, tokens, phrases, modes, mentions: found, byConcept: indexOf(found), foods: values.foods }
  }

  /** The foods that an ingredient is made of; none where only a part of its text is known. */
  function foodsOf(ingredient: string): string[] {
    const { tokens, mentions } = read(ingredient)
    const known = mentions.reduce((words, { first, end }) => words + end - first, 0)
    if (known < tokens.length || tokens.some((token) => token.isMisread)) return []
    return mentions.flatMap(({ sure }) => [...sure].filter((concept) => values.foods.has(concept)))
  }

  let vocabulary: WordTable | undefined
  return {
    resolve: resolverOf(knowledge, values, foodsOf),
    asAllergy: (food) => withWhatItHas(values, food),
    read,
    verdicts: verdictsOf,
    groups: groupsOf,
    vocabulary: () => (vocabulary ??= vocabularyOf(knowledge)),
  }
}

/** Splits its words lazily, as there are tens of thousands of names and a text uses few. */
class Name implements FoodEntry {
  readonly kind = 'food'
  #words: readonly string[] | undefined

  constructor(
    private readonly text: string,
    readonly value: Value,
    readonly source: FoodSource,
    readonly isEnglish: boolean,
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
  const isEnglish = language === 'en'
  const value = withTraits(plain, traits.get(phrase.words.join(' ')))
  const entry = new Name(text, value, source, isEnglish, parts)
  const isRead =
    phrase.words.length > 1 ||
    namesGroup(value) ||
    [...value.sure].every(isTrait) ||
    isInflectedWhole(language)
  return { ...phrase, value: entry, ...(isRead && isInflected(language) && { language }) }
}

type Traits = ReadonlyMap<string, Value>

function traitsOf({ traits }: Knowledge, values: Values): Traits {
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

function homonymsOf({ homonyms }: Knowledge, values: Values, traits: Traits): Homonyms {
  const byWord = new Map<string, Map<string, Entry>>()
  for (const [name, value, language] of homonyms) {
    const phrase = food(name, values.parse(value), 'ingredient', language, traits)
    const word = phrase.words[0] ?? ''
    byWord.set(word, (byWord.get(word) ?? new Map<string, Entry>()).set(language, phrase.value))
  }
  return byWord
}

function* entriesOf(knowledge: Knowledge, values: Values, traits: Traits): Generator<KnownPhrase<Entry>> {
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

/**
 * The names that may be within longer words: in languages that write compounds as one word, and
 * names used in all of them.
 */
function* partsOf({ foods, terms, homonyms }: Knowledge, values: Values): Generator<Part> {
  const sayings = new Map<string, string>()
  function* parts(written: string, value: Value, language: string): Generator<Part> {
    const [name = '', ...others] = knownPhrase(written, undefined).words
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
    for (const [language, written] of [
      ['en', [...printedNames(printed), ...derived]] as const,
      ...Object.entries(names),
    ])
      for (const name of written)
        for (const part of parts(name, values.ofFood(key), language)) {
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

/**
 * Skips "dairy free", which the cues cover, and short words that differ from another only in an
 * accent.
 */
function isTelling(term: string, value: string): boolean {
  if (value === '') return !/[ -]frei?e?$/u.test(term)
  return !byAccentAlone.has(term)
}

/** "Wheatflour" for names and derivatives of two words. */
function* closedForms(entries: readonly KnownPhrase<Entry>[]): Generator<KnownPhrase<Entry>> {
  for (const { words, value } of entries) {
    const isName = value.kind === 'food' && value.source !== 'ingredient'
    if (isName && words.length === 2) yield { words: [words.join('')], umlautless: undefined, value }
  }
}

/** German words with an umlaut or ß, which a camera without German misreads. */
function* wordsWithUmlauts({ foods, terms }: Knowledge): Generator<string> {
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
 */
function tellingWords(entries: readonly KnownPhrase<Entry>[], homonyms: Homonyms) {
  const all = new Set(commonIngredients)
  const english = new Set(commonIngredients)
  const compounding = new Set<string>()
  for (const { words, value, language } of entries) {
    const [word = ''] = words
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
      if (value.isEnglish || word.length > 8) english.add(word)
    }
  }
  for (const [word, byLanguage] of homonyms)
    if ([...byLanguage.keys()].some(isCompounding)) compounding.add(word)
  return { all, english, compounding }
}
