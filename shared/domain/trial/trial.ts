/** A day as `YYYY-MM-DD`, in the client's own zone. */
export type Day = string

/** Of a plan; `closed` is its result. */
export const trialStates = ['proposed', 'baseline', 'without', 'reintroduction', 'closed'] as const
export type TrialState = (typeof trialStates)[number]

/**
 * Why a plan has ended: everything was tried, its person or their practitioner stopped it, leaving the foods out changed
 * little, or nobody decided by the last day of leaving out.
 */
export const closedReasons = ['done', 'stopped', 'not-it', 'unanswered'] as const
export type ClosedReason = (typeof closedReasons)[number]

/** What the gate asks, in its order; a plan keeps those that apply. */
export const gateCodes = [
  'age',
  'pregnant',
  'eating-disorder',
  'weight',
  'disease',
  'warning-signs',
  'atopic',
  'coeliac',
] as const
export type GateCode = (typeof gateCodes)[number]

/** What may have been different on a day. */
export const factors = [
  'ill',
  'travelling',
  'little-sleep',
  'alcohol',
  'period',
  'medicine',
  'stress',
] as const
export type Factor = (typeof factors)[number]

/** How often somebody eats a food. */
export const habits = ['daily', 'weekly', 'rarely'] as const
export type Habit = (typeof habits)[number]

/** What was found out about a food, the gravest first. */
export const outcomeKinds = ['clinic-only', 'trigger', 'limited', 'tolerated'] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

/** What the diary says of a challenge, and what its person decides; `limited` only a person can tell. */
export const suggestions = ['complaints', 'none', 'unclear'] as const
export type Suggestion = (typeof suggestions)[number]
export const decisions = [...suggestions, 'limited'] as const
export type Decision = (typeof decisions)[number]

/** What speaks of an immediate reaction. */
export const reactionSigns = ['hives', 'swelling', 'throat', 'breathing', 'faint', 'vomiting'] as const
export type ReactionSign = (typeof reactionSigns)[number]

/** A plan as its row has it. */
export type Trial = {
  state: TrialState
  closedReason: ClosedReason | null
  symptoms: readonly string[]
  gate: readonly GateCode[]
  /** Whether a practitioner has opened a gate that was closed. */
  isGateOpened: boolean
  startedOn: Day
  /** The first day of the phase, after it the days of pauses within the phase are added. */
  phaseOn: Day
  /** The day on which leaving out began; null before. */
  withoutOn: Day | null
  /** The day on which bringing back began; null before. */
  reintroductionOn: Day | null
  /** The days of all pauses that have ended. */
  pausedDays: number
  /** Since when it pauses; null while it does not. */
  pausedOn: Day | null
  /** The first day after the last pause; null where there was none. */
  resumedOn: Day | null
  /** Since when nothing is brought back because of an immediate reaction; null where there was none, or it is cleared. */
  haltedOn: Day | null
}

export const trialFoodStates = ['out', 'challenge', 'waiting', 'done'] as const
export type TrialFoodState = (typeof trialFoodStates)[number]

/** Foods that are left out and brought back as one. */
export type TrialFood = {
  id: number
  /** As on the report. */
  foods: readonly string[]
  keys: readonly string[]
  position: number
  state: TrialFoodState
}

export const challengeStates = ['running', 'stopped', 'judged'] as const
export type ChallengeState = (typeof challengeStates)[number]

/** One bringing back of a plan's food. */
export type Challenge = {
  id: number
  trialFoodId: number
  attempt: number
  startedOn: Day
  /** The last day that counts: of a stopped one the day of the stop, of a judged one its last; null while it runs. */
  endedOn: Day | null
  state: ChallengeState
  suggested: Suggestion | null
  decided: Decision | null
}

/** A day of the diary; a day without an entry has no row. */
export type DiaryDay = {
  day: Day
  /** 0 to 10 for each symptom of the plan, in its order. */
  scores: readonly number[]
  /** Whether the foods were left out; null where nobody said, or nothing was to be left out. */
  kept: boolean | null
  /** Whether the day's portion was eaten; null where there was none, or nobody said. */
  portion: boolean | null
  slips: readonly string[]
  factors: readonly Factor[]
}

export const outcomeBases = ['challenge', 'no-change', 'practitioner', 'reaction', 'gate'] as const
export type OutcomeBasis = (typeof outcomeBases)[number]

/** What was found out about a food, while it holds. */
export type Outcome = {
  id: number
  /** As on the report, or as they were written. */
  foods: readonly string[]
  /** The concepts that they stand for in the matcher: an outcome reaches no further than these. */
  keys: readonly string[]
  outcome: OutcomeKind
  /** Of `limited`: how much and how often, as the person wrote it; else empty. */
  amount: string
  since: Day
  /**
   * How it is known: by bringing the food back, because leaving it out changed little, from a practitioner, by an immediate
   * reaction, or from what the gate asks.
   */
  basis: OutcomeBasis
  /** The newest report when it was recorded or last confirmed; null where there was none. */
  confirmedAfterReport: number | null
}
