/** A day as `YYYY-MM-DD`, in the client's own time zone. */
export type Day = string

/** The states of a plan; `closed` is its result. */
export const trialStates = ['proposed', 'baseline', 'without', 'reintroduction', 'closed'] as const
export type TrialState = (typeof trialStates)[number]

/** All foods tried, stopped by somebody, little changed, or nobody decided in time. */
export const closedReasons = ['done', 'stopped', 'not-it', 'unanswered'] as const
export type ClosedReason = (typeof closedReasons)[number]

/** The questions of the gate, in order; a plan stores those that apply. */
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

/** Other possible causes of a day's complaints. */
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

export const habits = ['daily', 'weekly', 'rarely'] as const
export type Habit = (typeof habits)[number]

/** The outcomes of a food, the gravest first. */
export const outcomeKinds = ['clinic-only', 'trigger', 'limited', 'tolerated'] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

/** The diary's suggestions and the client's decisions; `limited` is always a decision. */
export const suggestions = ['complaints', 'none', 'unclear'] as const
export type Suggestion = (typeof suggestions)[number]
export const decisions = [...suggestions, 'limited'] as const
export type Decision = (typeof decisions)[number]

export const reactionSigns = ['hives', 'swelling', 'throat', 'breathing', 'faint', 'vomiting'] as const
export type ReactionSign = (typeof reactionSigns)[number]

/** A plan as stored in its row. */
export type Trial = {
  state: TrialState
  closedReason: ClosedReason | null
  symptoms: readonly string[]
  gate: readonly GateCode[]
  /** Whether a practitioner has opened a closed gate. */
  isGateOpened: boolean
  startedOn: Day
  /** The first day of the phase; the days of later pauses within the phase are added. */
  phaseOn: Day
  /** The first day of the elimination; null before. */
  withoutOn: Day | null
  /** The first day of the reintroduction; null before. */
  reintroductionOn: Day | null
  /** The days of all ended pauses. */
  pausedDays: number
  /** The first day of the running pause; null without one. */
  pausedOn: Day | null
  /** The first day after the last pause; null without one. */
  resumedOn: Day | null
  /** The day of an uncleared immediate reaction that halts challenges; else null. */
  haltedOn: Day | null
}

export const trialFoodStates = ['out', 'challenge', 'waiting', 'done'] as const
export type TrialFoodState = (typeof trialFoodStates)[number]

/** Foods that are eliminated and reintroduced as one. */
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

/** One challenge of a plan's food. */
export type Challenge = {
  id: number
  trialFoodId: number
  attempt: number
  startedOn: Day
  /** The day of the stop, or the last day of a judged challenge; null while it is running. */
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
  /** Whether the foods were avoided; null when not answered, or nothing had to be avoided. */
  kept: boolean | null
  /** Whether the day's portion was eaten; null without one, or when not answered. */
  portion: boolean | null
  slips: readonly string[]
  factors: readonly Factor[]
}

export const outcomeBases = ['challenge', 'no-change', 'practitioner', 'reaction', 'gate'] as const
export type OutcomeBasis = (typeof outcomeBases)[number]

/** A valid outcome for a food. */
export type Outcome = {
  id: number
  /** As on the report, or as they were written. */
  foods: readonly string[]
  /** Their concepts in the matcher: an outcome applies to no others. */
  keys: readonly string[]
  outcome: OutcomeKind
  /** With `limited`: how much and how often, in the client's words; else empty. */
  amount: string
  since: Day
  /** What the outcome rests on, such as a challenge, a practitioner or the gate's answers. */
  basis: OutcomeBasis
  /** The newest report when the outcome was recorded or last confirmed; null without one. */
  confirmedAfterReport: number | null
}
