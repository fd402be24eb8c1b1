import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { WordTable } from '@shared/domain/word-table'
import type { Database } from '../../database/connect'
import { projectRoot } from '../../project-root'
import { sensesIn } from './synonyms'
import { type Word, withoutTypos, wordsOf } from './stems'

/** What somebody may ask for: an FAQ, by its key among what ships, or one of these. */
export type Intent = (typeof others)[number] | (string & {})
const others = ['own', 'food', 'off-topic', 'beyond', 'emergency'] as const

/** `score`: how much the words speak for it. */
export type Guess = { intent: Intent; score: number }

/** What the words of a question count for beside each other. */
const WORD = 1
const PAIR = 0.6
const SENSE = 0.7
const STOP_WORD = 0.5
/** How much the words of an intent's own ways of asking outweigh those of all together. */
const TRUST = 9
/** What has been said once may be chance. */
const CHANCE = 0.3
/** An intent with many more ways of asking than the others is not less likely for it. */
const MOST_WAYS = 6
/** An FAQ that less speaks for is not what is asked; the more of the words stand in no way of asking, the more is needed. */
const LEAST = 16
const LEAST_PER_UNKNOWN_WORD = 3

/** What the words of the ways of asking weigh, learnt from them once. */
type Weights = {
  /** For a word, pair or sense, what it speaks for the intents in whose ways of asking it stands. */
  gainsOf: (feature: string) => Iterable<[intent: Intent, gain: number]>
  /** The stems of all ways of asking, and their longer words as they are written. */
  stems: ReadonlySet<string>
  spelt: readonly string[]
  /** What each of them asks for, by how it is put. */
  meant: ReadonlyMap<string, Intent>
}

/** Behind the gains of a feature. */
const END = 0xffff

let weights: Promise<Weights> | undefined

/**
 * What a question asks for, likeliest first, judged by the ways of asking that ship: a naive Bayes classifier over
 * their words. `prior` gives what speaks for an intent before a word is read; undefined for one that the asker cannot
 * have.
 */
export async function intentsOf(
  db: Database,
  question: string,
  prior: (intent: Intent) => number | undefined,
): Promise<Guess[]> {
  const { gainsOf, stems, spelt, meant } = await (weights ??= learn(db).catch((error: unknown) => {
    weights = undefined
    throw error
  }))
  const text = await withoutTypos(db, question, spelt)
  const [words = []] = await wordsOf(db, [text])
  const unknown = words.filter(({ stem, isStop }) => !isStop && !stems.has(stem)).length
  const scores = new Map<Intent, number>(others.map((intent) => [intent, 0]))
  for (const [feature, weight] of featuresOf(text, words))
    for (const [intent, gain] of gainsOf(feature))
      scores.set(intent, (scores.get(intent) ?? 0) + weight * gain)
  // Two or three words that everybody uses weigh little, and yet are a question that was foreseen.
  const same = meant.get(putAs(question))
  if (same) scores.set(same, (scores.get(same) ?? 0) + LEAST)
  const isOther = (intent: Intent) => (others as readonly string[]).includes(intent)
  const least = LEAST + LEAST_PER_UNKNOWN_WORD * unknown
  return [...scores]
    .filter(([intent, score]) => isOther(intent) || score >= least)
    .map(([intent, score]) => ({ intent, score: score + (prior(intent) ?? -Infinity) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}

/** The words of a question, those side by side, and what they speak of, with what each counts for. */
function featuresOf(text: string, words: readonly Word[]): Map<string, number> {
  const features = new Map<string, number>()
  for (const [at, { stem, isStop }] of words.entries()) {
    features.set(stem, isStop ? STOP_WORD : WORD)
    const before = words[at - 1]
    if (before) features.set(`${before.stem} ${stem}`, PAIR)
  }
  for (const sense of sensesIn(text).senses) features.set(sense, SENSE)
  return features
}

/** A text as everybody would write it: "What's this, please?" and "whats this" are the same. */
const putAs = (text: string) =>
  text
    .toLowerCase()
    .replace(/\bwhat['’]?s\b/gu, 'what is')
    .replace(/\bu\b/gu, 'you')
    .replace(/\br\b/gu, 'are')
    .replace(/\b(?:please|pls|plz)\b/gu, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

async function learn(db: Database): Promise<Weights> {
  const said = await waysOfAsking()
  const texts = said.map(({ text }) => text)
  const words = await wordsOf(db, texts)
  const counts = new Map<string, Map<Intent, number>>()
  const totals = new Map<Intent, number>()
  let whole = 0
  for (const [at, { intent, text }] of said.entries())
    for (const [feature, weight] of featuresOf(text, words[at] ?? [])) {
      const held = counts.get(feature) ?? new Map<Intent, number>()
      counts.set(feature, held.set(intent, (held.get(intent) ?? 0) + weight))
      totals.set(intent, (totals.get(intent) ?? 0) + weight)
      whole += weight
    }
  const meant = new Map(said.map(({ intent, text }) => [putAs(text), intent]))
  const most = (MOST_WAYS * whole) / totals.size
  const intents = [...totals.keys()]
  const places = new Map(intents.map((intent, at) => [intent, at]))
  // The gains of all features in a row, those of each from its start on: a list of each would weigh twice as much.
  const starts = new Map<string, number>()
  const gained: number[] = []
  const ofIntent: number[] = []
  for (const [feature, held] of counts) {
    starts.set(feature, gained.length)
    const usual = [...held.values()].reduce((sum, count) => sum + count, 0) / whole
    for (const [intent, count] of held) {
      const own = Math.max(0, count - CHANCE) / Math.min(totals.get(intent) ?? whole, most)
      gained.push(Math.log(1 + (TRUST * own) / usual))
      ofIntent.push(places.get(intent) ?? 0)
    }
    ofIntent.push(END)
    gained.push(0)
  }
  const startOf = new WordTable(starts)
  const [gains, whose] = [Float64Array.from(gained), Uint16Array.from(ofIntent)]
  return {
    *gainsOf(feature) {
      for (let at = startOf.get(feature) ?? gains.length; (whose[at] ?? END) !== END; at++)
        yield [intents[whose[at] ?? 0] ?? 'off-topic', gains[at] ?? 0]
    },
    meant,
    stems: new Set(words.flat().map(({ stem }) => stem)),
    spelt: [...new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []))],
  }
}

/** The ways of asking that ship, by what they ask for. */
export async function waysOfAsking(): Promise<{ intent: Intent; text: string }[]> {
  const folder = path.join(projectRoot, 'server', 'features', 'assistant', 'ways-of-asking')
  const files = await Promise.all(
    ['client', 'practitioner', 'other'].map((name) => readFile(path.join(folder, `${name}.json`), 'utf8')),
  )
  return files.flatMap((file) =>
    Object.entries(JSON.parse(file) as Record<Intent, string[]>).flatMap(([intent, texts]) =>
      texts.map((text) => ({ intent, text })),
    ),
  )
}
