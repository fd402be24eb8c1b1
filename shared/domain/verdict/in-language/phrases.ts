import type { VerdictLevel } from '../kinds'

/** A clause about some words or names that are put into it. */
export type Clause = (words: string) => string

/**
 * How a language says a verdict: clauses begin small and have no full stop, `todos` and what else leads
 * begins large.
 */
export type Phrases = {
  locale: string
  quote: Clause
  /** What stands between a sentence and its reason, and between two clauses. */
  because: string
  semicolon: string
  more: (count: number) => string

  /** What stands in brackets behind a food. */
  levels: Record<Exclude<VerdictLevel, 'trigger' | 'tolerated'>, string>
  clinicOnly: string
  complaints: { own: string; noted: string }
  noted: string
  /** How it is known that a food is fine, with the day of that. */
  fine: { eaten: Clause; noted: Clause; changedLittle: Clause }
  fineAtAll: string

  /** How the words name foods. */
  ways: { is: Clause; made: Clause; holds: Clause; usual: Clause; trace: Clause }
  also: { holds: Clause; usual: Clause }

  never: Clause
  notAtHome: string
  todos: Record<'trigger' | 'high' | 'limited' | 'moderate', Clause>
  own: Clause
  ownChoice: Clause
  unread: Clause
  /** What to do about foods of a level, within a sentence. */
  parts: Record<Exclude<VerdictLevel, 'tolerated' | 'low'>, Clause>

  askFirst: (title: string, names: string) => string
  /** An allergy to another of its family. */
  askOfKin: (title: string, names: string) => string
  /** An allergy may be in it. */
  unlessClear: string
  maybeTraces: (title: string, names: string) => string
  leaveTraces: string
  tracesMatterLittle: string
  /** What to do about a dish that usually holds such foods. */
  without: Record<'leave' | 'limited' | 'ownModerate' | 'moderate' | 'own' | 'unread', Clause>
  dependsOn: Clause
  nothingAgainst: Clause
  eachKitchen: Clause
  recipesDiffer: string
  whatIsIn: string
  askAbout: Clause
  readLabel: Clause

  eat: Clause
  nothingKnown: Clause
  noReason: Clause
  notItself: (names: string, title: string) => string
  noElevation: Clause
  noResult: Clause
  notKnown: Clause
  didYouMean: Clause

  /** Beside what decides, each a sentence without its full stop. */
  unreadBeside: Clause
  askedAnew: Clause
  checkedAgain: string
}
