import type { VerdictAnswer } from './answer'
import type { OutcomeBasis } from '../trial/trial'
import type { VerdictLevel } from './kinds'

/**
 * Why a food counts: its level, or the running trial, which leaves it out whatever its level; in
 * its baseline it is eaten as usual.
 */
export type Reason = VerdictLevel | 'trial' | 'baseline'

/** How the words lead to the foods; `can-be`: foods of a family, `some`: only some versions. */
export type How =
  | 'is'
  | 'counts-as'
  | 'made'
  | 'has'
  | 'usually'
  | 'usually-is'
  | 'usually-from'
  | 'can-be'
  | 'some'
  | 'traces'
  | 'diet'
  | 'some-diet'

/**
 * `until`: the first day (YYYY-MM-DD) on which a trial allows it again, or leaves it out; `amount`:
 * of a limit.
 */
export type Detail = {
  until?: string | undefined
  amount?: string | undefined
  /** Whether it may only be tried in a clinic. */
  isClinical?: boolean
  basis?: OutcomeBasis | undefined
}

/** What to say of foods that share one reason. */
export type FoodsStatement = { how: How; reason: Reason; foods: readonly string[]; detail: Detail }

/** Everything else that is said, each with foods or words and further ones. */
export const statements = [
  'kinds',
  'few-kinds',
  'related',
  'ask-about',
  'ask-about-clinical',
  'product',
  'dish',
  'bought',
  'kitchen',
  'apart',
  'trace',
  'not-tested',
  'no-test',
  'no-such-test',
  'not-known',
  'did-you-mean',
  'not-eaten',
  'poisonous',
  'medicine',
  'no-word',
  'organism',
  'made-without',
  'not-raised',
  'fine',
  'now-and-then',
  'limit',
  'limit-if',
  'unread',
  'raised-again',
  'not-included',
  'unknown-words',
  'only-one',
  'only-if',
  'igg',
  'clinic',
  'ask-practitioner',
  'being-checked',
] as const
export type Statement = {
  say: (typeof statements)[number]
  foods?: readonly string[]
  others?: readonly string[]
  /** Whether the person's own findings decide. */
  isFound?: boolean
}

/** The decision about words, before any language: the answer, one statement, and notes. */
export type Ruling = {
  answer: VerdictAnswer
  said: FoodsStatement | Statement
  notes: readonly (FoodsStatement | Statement)[]
  /** The subject, as within a question; of a list only the foods that decided. */
  about: readonly string[]
  isList: boolean
  /** The words to take a family's name from: "cheese". */
  title: string
}
