import { addDays } from '../domain/text/dates'
import type { Challenge, Day, DiaryDay, Trial, TrialFood } from '../domain/trial/trial'

export const START = '2026-10-01'

export const dayAt = (count: number): Day => addDays(START, count)

export const trialWith = (changed: Partial<Trial> = {}): Trial => ({
  state: 'baseline',
  closedReason: null,
  symptoms: ['Bloating'],
  gate: [],
  isGateOpened: false,
  startedOn: START,
  phaseOn: START,
  withoutOn: null,
  reintroductionOn: null,
  pausedDays: 0,
  pausedOn: null,
  resumedOn: null,
  haltedOn: null,
  ...changed,
})

export const foodWith = (changed: Partial<TrialFood> = {}): TrialFood => ({
  id: 1,
  foods: ['Wheat'],
  keys: ['wheat'],
  position: 0,
  state: 'out',
  ...changed,
})

export const challengeWith = (changed: Partial<Challenge> = {}): Challenge => ({
  id: 1,
  trialFoodId: 1,
  attempt: 1,
  startedOn: START,
  endedOn: null,
  state: 'running',
  suggested: null,
  decided: null,
  ...changed,
})

/** A day on which everything was done as planned. */
export const entryWith = (day: Day, score: number, changed: Partial<DiaryDay> = {}): DiaryDay => ({
  day,
  scores: [score],
  kept: true,
  portion: true,
  slips: [],
  factors: [],
  ...changed,
})

/**
 * Entries of consecutive days, from so many days after the start on; none where the score is null.
 */
export const entriesFrom = (first: number, scores: readonly (number | null)[]): DiaryDay[] =>
  scores.flatMap((score, at) => (score === null ? [] : [entryWith(dayAt(first + at), score)]))
