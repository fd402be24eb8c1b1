import { addDays, daysFrom } from '../text/dates'
import { afterDecision } from './challenge'
import { WITHOUT_DAYS } from './numbers'
import { judgeElimination, phaseDay, type PlanRows, type EliminationResult } from './phases'
import type { Challenge, ClosedReason, Day, Trial, TrialFood, TrialState } from './trial'

export type Changes = Partial<
  Pick<
    Trial,
    | 'state'
    | 'closedReason'
    | 'startedOn'
    | 'phaseOn'
    | 'withoutOn'
    | 'reintroductionOn'
    | 'pausedDays'
    | 'pausedOn'
    | 'resumedOn'
  >
> & { closedOn?: Day }

/** The changes when a plan begins: today, or on its set day. */
export function changesToBegin(setFor: Day | null, today: Day) {
  const on = setFor !== null && setFor > today ? setFor : today
  return { state: 'baseline', startedOn: on, phaseOn: on } satisfies Changes
}

/** The changes when a phase begins, on its first day. */
export function changesToAdvance(to: TrialState, today: Day): Changes {
  const phase = { state: to, phaseOn: today }
  if (to === 'without') return { ...phase, withoutOn: today }
  return to === 'reintroduction' ? { ...phase, reintroductionOn: today } : phase
}

/** The changes after a pause: the phase continues where it was. */
export function changesToResume({ pausedOn, pausedDays, phaseOn }: Trial, today: Day): Changes {
  const days = pausedOn === null ? 0 : daysFrom(pausedOn, today)
  return { pausedOn: null, resumedOn: today, pausedDays: pausedDays + days, phaseOn: addDays(phaseOn, days) }
}

export const changesToClose = (closedReason: ClosedReason, today: Day): Changes => ({
  state: 'closed',
  closedReason,
  closedOn: today,
  pausedOn: null,
})

export const reasonToClose = (foods: readonly TrialFood[]): ClosedReason =>
  foods.every(({ state }) => state === 'done') ? 'done' : 'stopped'

/** The result of the elimination so far; null before its 28th day and in other phases. */
export function eliminationResult({ trial, diary }: PlanRows, today: Day): EliminationResult['kind'] | null {
  if (trial.state !== 'without' || phaseDay(trial, today) < WITHOUT_DAYS) return null
  return judgeElimination(trial, diary, today).kind
}

/** First and last day for a waiting food's next challenge; null for others, and once past. */
export function repeatFor(
  food: TrialFood,
  challenges: readonly Challenge[],
  today: Day,
): { from: Day; to: Day | null } | null {
  const tried = challenges
    .filter(({ trialFoodId }) => trialFoodId === food.id)
    .toSorted((a, b) => a.attempt - b.attempt)
  const last = tried.at(-1)
  if (food.state !== 'waiting' || !last?.decided || last.endedOn === null) return null
  const { attempt, decided, startedOn, endedOn } = last
  const after = afterDecision({
    ...{ decision: decided, attempt, startedOn, endedOn },
    previous: tried.slice(0, -1),
  })
  const { repeatFrom: from, repeatTo: to } = after
  return from === null || (to !== null && to < today) ? null : { from, to }
}
