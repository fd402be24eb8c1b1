import type { VerdictAnswer } from './answer'
import type { Detail, How, Reason, statements } from './ruling'

/** A food or the subject of a question in a sentence. */
export type Subject = { name: string; isMany: boolean }

/** Names in a sentence, and how many they are. */
/** `isSingle`: one name, which may be a plural, "tree nuts". */
export type Names = { text: string; isMany: boolean; isSingle: boolean }

/** One language's words for what a ruling says; a sentence has at most 16 words. */
export type Sayings = {
  answers: Record<VerdictAnswer, string>
  /** Names in a list, with how many more there are. */
  list: (names: readonly string[], hasMore: boolean, link?: 'or') => string
  day: (iso: string) => string
  quote: (words: string) => string
  /** To follow the answer's words: "for now", "up to half a portion". */
  forNow: string
  upTo: (amount: string | undefined) => string
  withKinds: (names: string) => string
  withMost: (family: string) => string
  /** A subject for words that are too long to repeat. */
  it: Subject
  they: Subject
  /** The sentence on a food under its own name; `it` is how to refer to it again. */
  is: Record<Reason, (subject: Subject, it: Subject, detail: Detail) => string>
  how: Record<Exclude<How, 'is'>, (subject: Subject, names: Names) => string>
  /** To follow the foods: ", which is high for you". */
  which: Record<Reason, (names: Names, detail: Detail) => string>
  /** To end a sentence that rests on the person's own findings. */
  asFound: string
  /** To follow an allergy: what to do. */
  never: (subject: Subject) => string
  notEvenTraces: string
  unlessClear: (subject: Subject) => string
  say: Record<(typeof statements)[number], (subject: Subject, names: Names, others: Names) => string>
}
