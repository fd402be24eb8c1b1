import type { VerdictLevel } from '../kinds'

/** A clause with words or names inserted. */
export type Clause = (words: string) => string

/** Clauses begin with a small letter and have no full stop; `todos` begins with a capital. */
export type Phrases = {
  locale: string
  quote: Clause
  /** The text between a sentence and its reason, and between two clauses. */
  because: string
  semicolon: string
  more: (count: number) => string

  /** The brackets after a food. */
  levels: Record<Exclude<VerdictLevel, 'trigger' | 'tolerated'>, string>
  clinicOnly: string
  complaints: { own: string; noted: string }
  noted: string
  /** How a food is known to be tolerated, with the day. */
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
  /** An allergy to another member of the family. */
  askAboutRelated: (title: string, names: string) => string
  /** An allergen may be contained. */
  unlessClear: string
  maybeTraces: (title: string, names: string) => string
  leaveTraces: string
  tracesMatterLittle: string
  /** What to do about a dish that usually contains such foods. */
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

  /** Additional sentences beside the decision, without a full stop. */
  unreadBeside: Clause
  askedAnew: Clause
  checkedAgain: string
}
