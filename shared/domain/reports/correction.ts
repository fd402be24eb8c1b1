import { type Level, levelRank } from './levels'
import { byName, type Test, type TestedFood } from './result-changes'
import type { Unread } from '../results-csv/read-results'

/** A food's result in a report: the level, null where it is unreadable, and the printed result. */
export type PrintedResult = { level: Level | null; text: string }

/** A food that a correction changed; null on the side where the report does not contain it. */
export type CorrectedFood = { food: string; before: PrintedResult | null; now: PrintedResult | null }

/** The foods of another level, and how many others have another result at the same level. */
export type Correction = { foods: CorrectedFood[]; values: number }

export type Corrected = Omit<Test<TestedFood>, 'unread'> & { unread: readonly Unread[] }

type Known = PrintedResult & { food: string; value: number | null }

/** A report's result of each food by name; a readable one comes before an unreadable one. */
function saidBy({ results, unread }: Corrected): Map<string, Known> {
  const unreadable = byName(unread.map(({ food, text }) => ({ food, text, value: null, level: 'low' })))
  const all = new Map<string, Known>()
  for (const [key, { food, text }] of unreadable) all.set(key, { food, text, value: null, level: null })
  for (const [key, { food, text, value, level }] of byName(results))
    all.set(key, { food, text, value, level })
  return all
}

const said = (known: Known | undefined): PrintedResult | null =>
  known ? { level: known.level, text: known.text } : null
/** The rank of a result for sorting; an unreadable one ranks above a low one. */
const rank = (level: Level | null) => (level === null ? 0.5 : levelRank[level])
const strength = ({ before, now }: CorrectedFood) =>
  Math.max(...[before, now].map((one) => (one ? rank(one.level) : -1)))

/** Compares a report before and after a correction by the foods' names; the gravest first. */
export function correctionBetween(before: Corrected, now: Corrected): Correction {
  const [earlier, later] = [saidBy(before), saidBy(now)]
  const pairs = [...new Set([...earlier.keys(), ...later.keys()])].map((key) => {
    const pair = [earlier.get(key), later.get(key)] as const
    return { food: (pair[1] ?? pair[0])?.food ?? key, pair }
  })
  const foods = pairs
    .filter(({ pair: [one, other] }) => one?.level !== other?.level)
    .map(({ food, pair: [one, other] }) => ({ food, before: said(one), now: said(other) }))
    .sort((a, b) => strength(b) - strength(a) || (a.food < b.food ? -1 : 1))
  const values = pairs.filter(
    ({ pair: [one, other] }) =>
      one?.level === other?.level && (one?.value !== other?.value || one?.text !== other?.text),
  ).length
  return { foods, values }
}
