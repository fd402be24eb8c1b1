import { gateCodes, type GateCode, type Habit } from '@shared/domain/trial/trial'
import { gateOf, type Gate } from '@shared/domain/trial/gate'
import { YOUNGEST } from '@shared/domain/trial/numbers'
import { firstOf, type Bundle } from './bundles'

export const answers = ['yes', 'no', 'unsaid'] as const
export type Answer = (typeof answers)[number]

/** The client's answers on the way to a plan, in memory only: a reload starts over. */
export type Draft = {
  answers: Partial<Record<GateCode, Answer>>
  symptoms: string[]
  remindAt: string | null
  /** How often each food is eaten, by its name in the report. */
  eats: Record<string, Habit>
  /** The chosen names; null while the proposal is unchanged. */
  chosen: string[] | null
  /** Those of them not eaten for more than four weeks. */
  leftOut: string[]
  shared: boolean
}

export const SYMPTOMS_MOST = 3

export const emptyDraft: Draft = {
  ...{ answers: {}, symptoms: [], remindAt: '20:00', eats: {}, chosen: null, leftOut: [], shared: false },
}

/** The codes answered now, without earlier answers that still count. */
export const newCodes = (codes: readonly GateCode[], earlier: readonly { code: GateCode }[]): GateCode[] =>
  codes.filter((code) => earlier.every((one) => one.code !== code))

/** The questions to ask; the age only when it is unknown. */
export const askedCodes = (age: number | null): GateCode[] =>
  gateCodes.filter((code) => code !== 'age' || age === null)

/** The codes that apply; "prefer not to say" counts as yes. */
export const codesOf = ({ answers: given }: Draft): GateCode[] =>
  gateCodes.filter((code) => given[code] !== undefined && given[code] !== 'no')

/** The gate after the answers so far; the age is asked when unknown. */
export const gateOfDraft = (draft: Draft, age: number | null): Gate =>
  gateOf({ codes: codesOf(draft), age: age ?? YOUNGEST })

/** The gate from earlier answers and a known age. */
export const gateOfEarlierAnswers = (earlier: readonly { code: GateCode }[], age: number | null): Gate =>
  gateOf({
    codes: earlier.map(({ code }) => code).filter((code) => code !== 'age' || age === null),
    age: age ?? YOUNGEST,
  })

/** Whether a food has been left out already, so that only a clinic may bring it back. */
export const isAlreadyAvoided = (bundle: Bundle, draft: Draft): boolean =>
  codesOf(draft).includes('atopic') && draft.leftOut.includes(firstOf(bundle))

/** The draft's input for the ranking of foods. */
export const proposalInput = (draft: Draft) => ({
  eats: draft.eats,
  coeliac: codesOf(draft).includes('coeliac'),
})
