import { type Automaton, automatonOf, knownPhrase } from './automaton'
import type { Mode } from './speech'
import { notFree } from './dairy-words'
import type { Mention } from './mentions'
import type { Phrase } from './phrases'
import { isJoined, type Token } from './tokens'
import type { ResolvedFood } from './resolve'
import { type AllergenGroup, allergenGroups, type KnownFood } from './values'

/** Whether a text names a food: contained, a trace, an ambiguous word, or not. */
export type Verdict = 'match' | 'trace' | 'unsure' | 'none'

/**
 * A span of the original text with a finding, `word` being its text. `misread`: the word was
 * corrected. `silenced`: it is listed, though its context seems to negate it.
 */
export type Span = {
  start: number
  end: number
  word: string
  kind: 'name' | 'derived' | 'ingredient' | 'misread'
  verdict: Exclude<Verdict, 'none'>
  silenced?: true
}

/** The verdict of a text on one food: the gravest of its spans, match, then trace, then unsure. */
export type FoodVerdict = { name: string; verdict: Verdict; spans: readonly Span[]; byNameOnly: boolean }

/** A text's groups, each in its gravest list; `possible`: words that can come from it. */
export type GroupFindings = { contains: AllergenGroup[]; traces: AllergenGroup[]; possible: AllergenGroup[] }

/** A text as read by the matcher, once for all foods. */
export type Reading = {
  text: string
  tokens: readonly Token[]
  /** The phrases of the words, and what the text says of each. */
  phrases: readonly Phrase[]
  modes: readonly Mode[]
  mentions: readonly Mention[]
  /** The mentions of each concept, sure or not. */
  byConcept: ReadonlyMap<string, readonly Mention[]>
  foods: ReadonlyMap<string, KnownFood>
}

const rank: Record<Verdict, number> = { none: 0, unsure: 1, trace: 2, match: 3 }

const isUncounted = (mode: Mode) => mode === 'not' || mode === 'aside' || mode === 'beside'

export function indexOf(mentions: readonly Mention[]): Map<string, Mention[]> {
  const index = new Map<string, Mention[]>()
  for (const mention of mentions) {
    if (isUncounted(mention.mode)) continue
    for (const concepts of [mention.sure, mention.unsure, mention.usual, mention.doubt])
      for (const concept of concepts) {
        const known = index.get(concept)
        if (known?.at(-1) === mention) continue
        if (known) known.push(mention)
        else index.set(concept, [mention])
      }
  }
  return index
}

export function verdictsOf(reading: Reading, foods: readonly ResolvedFood[]): FoodVerdict[] {
  const { named, apart, literals } = soughtFor(foods)
  const literal = literals ? literalSpans(reading, literals) : undefined
  const verdicts = nonesOf(foods).slice()
  const places = new Set(apart)
  for (const concept of reading.byConcept.keys()) for (const at of named.get(concept) ?? []) places.add(at)
  if (literal) for (const [at, food] of foods.entries()) if (literal.has(food)) places.add(at)
  for (const at of places) {
    const food = foods[at] as ResolvedFood
    verdicts[at] = verdictOn(reading, food, literal?.get(food) ?? [])
  }
  return verdicts
}

/** Whether readings name none of these foods, even possibly, nor mix what one keeps apart. */
export function isFreeOf(readings: readonly Reading[], foods: readonly ResolvedFood[]): boolean {
  const { named, apart, literals } = soughtFor(foods)
  return (
    readings.every(
      (reading) =>
        ![...reading.byConcept.keys()].some((concept) => named.has(concept)) &&
        !(literals && literalSpans(reading, literals).size > 0),
    ) && apart.every((at) => mixedIn(readings, foods[at] as ResolvedFood).length === 0)
  )
}

const allNones = new WeakMap<readonly ResolvedFood[], readonly FoodVerdict[]>()

function nonesOf(foods: readonly ResolvedFood[]): readonly FoodVerdict[] {
  const known = allNones.get(foods) ?? foods.map(noneOf)
  allNones.set(foods, known)
  return known
}

const nones = new WeakMap<ResolvedFood, FoodVerdict>()

function noneOf(food: ResolvedFood): FoodVerdict {
  const known = nones.get(food)
  if (known) return known
  const none: FoodVerdict = { name: food.name, verdict: 'none', spans: [], byNameOnly: food.byNameOnly }
  nones.set(food, none)
  return none
}

function verdictOn(reading: Reading, food: ResolvedFood, literal: readonly Span[]): FoodVerdict {
  const found = new Map<Mention, Span['verdict']>()
  for (const concept of food.concepts)
    for (const mention of reading.byConcept.get(concept) ?? []) {
      const verdict = verdictIn(reading, mention, concept)
      if (rank[verdict] > rank[found.get(mention) ?? 'none']) found.set(mention, verdict)
    }
  for (const concept of food.near)
    for (const mention of reading.byConcept.get(concept) ?? [])
      if (!found.has(mention)) found.set(mention, 'unsure')
  const spans = [...found].map(([mention, verdict]) => spanOf(reading, mention, verdict))
  spans.push(...literal, ...mixedIn([reading], food))
  spans.sort((one, other) => one.start - other.start || other.end - one.end)
  const verdict = spans.reduce<Verdict>(
    (worst, span) => (rank[span.verdict] > rank[worst] ? span.verdict : worst),
    'none',
  )
  return { name: food.name, verdict, spans, byNameOnly: food.byNameOnly }
}

/**
 * The first place of each sort where readings that belong together name both sorts that a food
 * keeps apart; else empty. Traces do not count.
 */
export function mixedIn(readings: readonly Reading[], { apart }: ResolvedFood): Span[] {
  if (!apart) return []
  const places = apart.map((concepts) => {
    for (const reading of readings)
      for (const concept of concepts) {
        const mention = reading.byConcept.get(concept)?.find(({ mode }) => mode !== 'trace')
        if (mention) return spanOf(reading, mention, verdictIn(reading, mention, concept))
      }
    return undefined
  })
  return places.every((place) => place !== undefined) ? places : []
}

/** How surely a mention names a food or group; "may contain lecithin" leaves soya doubtful. */
function verdictIn({ foods }: Reading, mention: Mention, concept: string): Span['verdict'] {
  const isSure = mention.sure.has(concept)
  const isMember = mention.unsure.has(concept) && mention.sure.has(`@${foods.get(concept)?.group}`)
  if (mention.mode === 'trace' && (isSure || isMember)) return 'trace'
  return isSure && mention.mode !== 'serving' ? 'match' : 'unsure'
}

function spanOf({ text, tokens }: Reading, mention: Mention, verdict: Span['verdict']): Span {
  const words = tokens.slice(mention.first, mention.end)
  const start = words[0]?.start ?? 0
  const end = words.at(-1)?.end ?? start
  const kind = words.some((word) => word.isMisread) ? 'misread' : mention.entry.source
  const span = { start, end, word: text.slice(start, end), kind, verdict } as const
  return mention.isSilenced ? { ...span, silenced: true } : span
}

const lengthOf = (phrase: Phrase | undefined) => (phrase ? phrase.end - phrase.first : 1)

type Literals = Automaton<{ food: ResolvedFood; isOwn: boolean }[]>

/** By concept the places of the foods it names; those that keep sorts apart; and unknown names. */
type Sought = {
  named: ReadonlyMap<string, readonly number[]>
  apart: readonly number[]
  literals: Literals | null
}

/** Cached by list, as a whole list of recipes or results is searched for one person's foods. */
const soughtOf = new WeakMap<readonly ResolvedFood[], Sought>()

function soughtFor(foods: readonly ResolvedFood[]): Sought {
  const known = soughtOf.get(foods)
  if (known) return known
  const named = new Map<string, number[]>()
  const apart: number[] = []
  for (const [at, food] of foods.entries()) {
    for (const concept of new Set([...food.concepts, ...food.near])) {
      const places = named.get(concept)
      if (places) places.push(at)
      else named.set(concept, [at])
    }
    if (food.apart) apart.push(at)
  }
  const sought = { named, apart, literals: literalsIn(foods) }
  soughtOf.set(foods, sought)
  return sought
}

function literalsIn(foods: readonly ResolvedFood[]): Literals | null {
  const byPhrase = new Map<string, { food: ResolvedFood; isOwn: boolean }[]>()
  for (const food of foods)
    for (const { words, isOwn } of food.phrases) {
      const phrase = words.join(' ')
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), { food, isOwn }])
    }
  return byPhrase.size === 0
    ? null
    : automatonOf([...byPhrase].map(([phrase, wanted]) => knownPhrase(phrase, wanted)))
}

/** Searches for all unknown names at once. */
function literalSpans(reading: Reading, automaton: Literals): Map<ResolvedFood, Span[]> {
  const found = new Map<ResolvedFood, Span[]>()
  const { text, tokens, phrases, modes } = reading
  if (!tokens.some((token) => automaton.knows(token.text))) return found
  const ids = tokens.map((token) => automaton.idsOf(token.text))
  for (let at = 0, index = 0; at < tokens.length; at++) {
    while (at >= (phrases[index]?.end ?? tokens.length)) index++
    const hit = automaton.longestAt(ids, at, tokens.length)
    const mode = modes[index]
    if (!hit || (mode && isUncounted(mode))) continue
    const next = tokens[hit.end]
    const isFree = next?.text === 'free' && isJoined(next) && !notFree.has(tokens[hit.end + 1]?.text ?? '')
    if (isFree) continue
    const start = tokens[at]?.start ?? 0
    const end = tokens[hit.end - 1]?.end ?? start
    for (const { food, isOwn } of hit.value) {
      const isHidden = !isOwn && lengthOf(phrases[index]) > hit.end - at
      const verdict = mode === 'trace' ? 'trace' : isHidden || mode === 'serving' ? 'unsure' : 'match'
      const spans = found.get(food) ?? []
      spans.push({ start, end, word: text.slice(start, end), kind: 'name', verdict })
      found.set(food, spans)
    }
  }
  return found
}

export function groupsOf(reading: Reading): GroupFindings {
  const findings: GroupFindings = { contains: [], traces: [], possible: [] }
  for (const group of allergenGroups) {
    let worst: Verdict = 'none'
    for (const mention of reading.byConcept.get(`@${group}`) ?? []) {
      const verdict = verdictIn(reading, mention, `@${group}`)
      if (rank[verdict] > rank[worst]) worst = verdict
    }
    if (worst === 'match') findings.contains.push(group)
    else if (worst === 'trace') findings.traces.push(group)
    else if (worst === 'unsure') findings.possible.push(group)
  }
  return findings
}
