import { gateCodes, type GateCode, type Habit } from '@shared/domain/trial/trial'
import { gateOf, type Gate } from '@shared/domain/trial/gate'
import { YOUNGEST } from '@shared/domain/trial/numbers'
import { firstOf, type Bundle } from '../bundles'

export const answers = ['yes', 'no', 'unsaid'] as const
export type Answer = (typeof answers)[number]

/** What a client has said on the way to a plan. It is in memory alone: a reload begins anew. */
export type Draft = {
  answers: Partial<Record<GateCode, Answer>>
  symptoms: string[]
  remindAt: string | null
  /** How often each food is eaten, by its name on the report. */
  eats: Record<string, Habit>
  /** The names of the foods chosen; null as long as what is proposed stands. */
  chosen: string[] | null
  /** Of these the ones that were not eaten for more than four weeks. */
  leftOut: string[]
  shared: boolean
}

export const SYMPTOMS_MOST = 3

export const emptyDraft: Draft = {
  ...{ answers: {}, symptoms: [], remindAt: '20:00', eats: {}, chosen: null, leftOut: [], shared: false },
}

/** Of what applies what is said now: what was answered before is known, and not said anew by being shown. */
export const saidNow = (codes: readonly GateCode[], held: readonly { code: GateCode }[]): GateCode[] =>
  codes.filter((code) => held.every((one) => one.code !== code))

/** The questions that are asked: of an age that is known none. */
export const askedOf = (age: number | null): GateCode[] =>
  gateCodes.filter((code) => code !== 'age' || age === null)

/** What applies: who does not say is taken to say yes. */
export const codesOf = ({ answers: given }: Draft): GateCode[] =>
  gateCodes.filter((code) => given[code] !== undefined && given[code] !== 'no')

/** What follows from the answers so far. Of an age that is not known the answer tells. */
export const gateOfDraft = (draft: Draft, age: number | null): Gate =>
  gateOf({ codes: codesOf(draft), age: age ?? YOUNGEST })

/** What follows from what was answered at an earlier time, and from an age that is known. */
export const gateOfHeld = (held: readonly { code: GateCode }[], age: number | null): Gate =>
  gateOf({
    codes: held.map(({ code }) => code).filter((code) => code !== 'age' || age === null),
    age: age ?? YOUNGEST,
  })

/** The foods of a draft that are left out already, which only a clinic brings back. */
export const isLeftOut = (bundle: Bundle, draft: Draft): boolean =>
  codesOf(draft).includes('atopic') && draft.leftOut.includes(firstOf(bundle))

/** What a draft says of its foods to who ranks them. */
export const askingOf = (draft: Draft) => ({ eats: draft.eats, coeliac: codesOf(draft).includes('coeliac') })
