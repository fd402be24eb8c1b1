import { type Language, languageOf } from '../labels/label-language'
import type { WordTable } from '../text/word-table'
import { declaredIn, declaredOf } from './allergen-tables'
import { automatonOf } from './automaton'
import { markBeside } from './beside'
import { speechOf } from './modes'
import { compoundsOf, isFreeCompound } from './compounds'
import { namesWithin } from './compound-parts'
import { withHomonyms } from './homonyms'
import { withItems } from './lines'
import { leaveDenied, leaveVegan } from './denied-products'
import { leaveAboveList } from './above-list'
import { usualOfDishes } from './dish-parts'
import { mentionsOf } from './mentions'
import { correctionsOf } from './misread'
import { isPatientWord, sayOfPatients } from './patients'
import { sayOfUnused } from './unused'
import { type FoodEntry, isName, type Phrase, phrasesOf, runEnds } from './phrases'
import { isProseWord } from './prose-words'
import { qualify } from './qualify'
import { cutKnown, repaired } from './repair'
import { type ResolvedFood, resolverOf, type WantedFood, withWhatItHas } from './resolve'
import { overriddenPhrases } from './overridden'
import { settleGroups } from './group-members'
import { printedList } from './printed-list'
import { settleSources } from './sources'
import { statementWords } from './statement-words'
import { type Token, tokensOf } from './tokens'
import { type Knowledge, type Value, valuesOf } from './values'
import { vocabularyOf } from './vocabulary'
import { type FoodVerdict, type GroupFindings, groupsOf, indexOf, type Reading, verdictsOf } from './verdicts'
import {
  traitsOf,
  homonymsOf,
  entriesOf,
  partsOf,
  closedForms,
  wordsWithUmlauts,
  tellingWords,
} from './known-phrases'

export type { ResolvedFood, WantedFood } from './resolve'
export type { AllergenGroup, Knowledge } from './values'
export type { FoodVerdict, GroupFindings, Reading, Span } from './verdicts'

export type Matcher = {
  /** The foods of reports, profiles and the catalogue by their names; in the same order. */
  resolve(foods: readonly WantedFood[]): ResolvedFood[]
  /** The food as an allergy: what it surely contains counts too, as a possibility. */
  asAllergy(food: ResolvedFood): ResolvedFood
  /** Reads a text of any length once, for all foods. */
  read(text: string): Reading
  /** The verdict of a reading on each food, in their order. */
  verdicts(reading: Reading, foods: readonly ResolvedFood[]): FoodVerdict[]
  groups(reading: Reading): GroupFindings
  /** The words a misspelt word may mean, by rank: 0 for the catalogue's own names. */
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
        (automaton.knows(word) && !isFreeCompound(word)) ||
        homonyms.has(word) ||
        statementWords.has(word) ||
        isPatientWord(word) ||
        isProseWord(word),
    },
    compounded: compoundsOf(names.compounding),
    namesWithin: namesWithin(partsOf(knowledge, values)),
    telling: names,
    corrections: correctionsOf(automaton.words, names.english, wordsWithUmlauts(knowledge)),
  }

  const usualOf = usualOfDishes(automaton)

  function entryOf(word: string): FoodEntry | undefined {
    const entry = automaton.longestAt([automaton.idsOf(word)], 0, 1)?.value
    return entry?.kind === 'food' ? entry : undefined
  }

  function namedBy(word: string): Value | undefined {
    const entry = entryOf(word)
    return entry && isName(entry) ? entry.value : undefined
  }

  /** The phrases, after cutting unknown single words into the names within them, once. */
  function phrasesIn(
    read: readonly Token[],
    language: () => string | undefined,
    isCut = false,
  ): { tokens: readonly Token[]; phrases: Phrase[] } {
    const ids = read.map((token) => automaton.idsOf(token.text))
    const phrases = withHomonyms(phrasesOf(automaton, read, ids, runEnds(read)), read, homonyms, language)
    if (isCut) return { tokens: read, phrases }
    const tokens = phrases.flatMap(({ first, end, entry }) => {
      const token = read[first] as Token
      return entry ? read.slice(first, end) : cutKnown(token, lexicon)
    })
    return tokens.length === read.length && tokens.every((token, at) => token === read[at])
      ? { tokens: read, phrases }
      : phrasesIn(tokens, language, true)
  }

  function read(text: string): Reading {
    const split = withItems(text, tokensOf(text))
    const tables = declaredIn(text, split)
    let detected: Language | null | undefined
    const language = () => (detected === undefined ? (detected = languageOf(text)) : detected)?.code
    const { tokens, phrases: all } = phrasesIn(repaired(split, lexicon), language)
    const { phrases, said } = declaredOf(tables, tokens, all)
    const speech = speechOf(tokens, phrases, said)
    sayOfPatients(tokens, phrases, speech, said)
    sayOfUnused(tokens, phrases, speech, said)
    markBeside({ text, tokens, phrases }, speech)
    const modes = speech.map(({ mode }) => mode)
    const silenced = overriddenPhrases({ text, tokens, phrases, modes }, speech)
    const mentions = mentionsOf(tokens, phrases, speech, silenced, namedBy, usualOf)
    const readText = { text, tokens, phrases, mentions, foods: values.foods, namedBy }
    qualify(readText)
    settleSources(readText)
    let list: ReturnType<typeof printedList> | null = null
    const listOf = () => (list === null ? (list = printedList({ text, tokens, phrases, modes })) : list)
    settleGroups(readText, speech, listOf)
    leaveDenied(readText, speech, listOf)
    leaveVegan(readText)
    leaveAboveList({ tokens, phrases, foods: values.foods, entryOf }, mentions, listOf)
    const found = mentions.filter((mention) => mention !== undefined)
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
