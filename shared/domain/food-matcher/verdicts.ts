import { type Automaton, automatonOf, knownPhrase } from './automaton'
import type { Mode } from './modes'
import { notFree } from './dairy-words'
import type { Mention } from './mentions'
import type { Phrase } from './phrases'
import { isJoined, type Token } from './tokens'
import type { ResolvedFood } from './resolve'
import { type AllergenGroup, allergenGroups, type KnownFood } from './values'

/** Whether a text names a food: in it, perhaps in it by accident, as a word that can come from it, or not. */
export type Verdict = 'match' | 'trace' | 'unsure' | 'none'

/**
 * A place in the original text that told, `word` being what stands there. `misread`: not written so, but read so.
 * `silenced`: it is listed, though what stands around it speaks as if it were left out.
 */
export type Span = {
  start: number
  end: number
  word: string
  kind: 'name' | 'derived' | 'ingredient' | 'misread'
  verdict: Exclude<Verdict, 'none'>
  silenced?: true
}

/** What a text says about one food. The verdict is the gravest of its spans: match, then trace, then unsure. */
export type FoodVerdict = { name: string; verdict: Verdict; spans: Span[]; byNameOnly: boolean }

/** The allergen groups of a text; a group stands in one list, the gravest. `possible`: words that can come from it. */
export type GroupFindings = { contains: AllergenGroup[]; traces: AllergenGroup[]; possible: AllergenGroup[] }

/** A text as the matcher read it, once for all foods. */
export type Reading = {
  text: string
  tokens: readonly Token[]
  /** The phrases that the words were read in, and how the text speaks at each. */
  phrases: readonly Phrase[]
  modes: readonly Mode[]
  mentions: readonly Mention[]
  /** The mentions of each concept, sure or not. */
  byConcept: ReadonlyMap<string, readonly Mention[]>
  foods: ReadonlyMap<string, KnownFood>
}

const rank: Record<Verdict, number> = { none: 0, unsure: 1, trace: 2, match: 3 }

export function indexOf(mentions: readonly Mention[]): Map<string, Mention[]> {
  const index = new Map<string, Mention[]>()
  for (const mention of mentions) {
    if (mention.mode === 'not' || mention.mode === 'aside') continue
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

/** What a reading says about each of the foods, in their order. */
export function verdictsOf(reading: Reading, foods: readonly ResolvedFood[]): FoodVerdict[] {
  const literal = literalSpans(reading, foods)
  return foods.map((food) => {
    if (!isNamed(reading, food) && !literal.has(food))
      return { name: food.name, verdict: 'none', spans: [], byNameOnly: food.byNameOnly }
    const found = new Map<Mention, Span['verdict']>()
    const note = (mention: Mention, verdict: Span['verdict']) => {
      const known = found.get(mention)
      if (known === undefined || rank[verdict] > rank[known]) found.set(mention, verdict)
    }
    for (const concept of food.concepts)
      for (const mention of reading.byConcept.get(concept) ?? [])
        note(mention, verdictIn(reading, mention, concept))
    for (const concept of food.near)
      for (const mention of reading.byConcept.get(concept) ?? []) note(mention, 'unsure')
    const spans = [...found].map(([mention, verdict]) => spanOf(reading, mention, verdict))
    spans.push(...(literal.get(food) ?? []))
    spans.sort((one, other) => one.start - other.start || other.end - one.end)
    const verdict = spans.reduce<Verdict>(
      (worst, span) => (rank[span.verdict] > rank[worst] ? span.verdict : worst),
      'none',
    )
    return { name: food.name, verdict, spans, byNameOnly: food.byNameOnly }
  })
}

function isNamed({ byConcept }: Reading, { concepts, near }: ResolvedFood): boolean {
  if (byConcept.size === 0) return false
  for (const concept of concepts) if (byConcept.has(concept)) return true
  for (const concept of near) if (byConcept.has(concept)) return true
  return false
}

/**
 * What a mention says of a food or of a group. "May contain nuts" is a trace of every nut; "may contain lecithin" leaves
 * soya as doubtful as lecithin alone does.
 */
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

/** A whole list of recipes is searched for one person's foods. */
const literalsOf = new WeakMap<readonly ResolvedFood[], Literals | null>()

/** The names of the foods that the knowledge does not know; null when it knows them all. */
function literalsIn(foods: readonly ResolvedFood[]): Literals | null {
  const known = literalsOf.get(foods)
  if (known !== undefined) return known
  const byPhrase = new Map<string, { food: ResolvedFood; isOwn: boolean }[]>()
  for (const food of foods)
    for (const { words, isOwn } of food.phrases) {
      const phrase = words.join(' ')
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), { food, isOwn }])
    }
  const made =
    byPhrase.size === 0
      ? null
      : automatonOf([...byPhrase].map(([phrase, wanted]) => knownPhrase(phrase, wanted)))
  literalsOf.set(foods, made)
  return made
}

/** Looks for names that the knowledge does not know, all at once. */
function literalSpans(reading: Reading, foods: readonly ResolvedFood[]): Map<ResolvedFood, Span[]> {
  const found = new Map<ResolvedFood, Span[]>()
  const automaton = literalsIn(foods)
  if (!automaton) return found
  const { text, tokens, phrases, modes } = reading
  const ids = tokens.map((token) => automaton.idsOf(token.text))
  for (let at = 0, index = 0; at < tokens.length; at++) {
    while (at >= (phrases[index]?.end ?? tokens.length)) index++
    const hit = automaton.longestAt(ids, at, tokens.length)
    const mode = modes[index]
    if (!hit || mode === 'not' || mode === 'aside') continue
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

/** The allergen groups that a reading finds. */
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
