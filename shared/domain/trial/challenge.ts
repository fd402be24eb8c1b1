import { addDays, daysFrom, formatWords } from '../text/dates'
import { listed } from '../text/counts'
import { diaryMean, entriesOf } from './diary'
import {
  ATTEMPTS_MOST,
  CALM_ABOVE,
  CALM_DAYS,
  CALM_ENTRIES,
  CHALLENGE_DAYS,
  DECIDING_DAYS,
  DECIDING_ENTRIES,
  PORTION_DAYS,
  REPEAT_FROM,
  REPEAT_TO,
  REPEAT_UNCLEAR,
  SPREAD_DAYS,
  SPREAD_ENTRIES,
  WEEK_DAYS,
} from './numbers'
import { pauseEndsOn } from './pauses'
import { refuse, refuseWhilePaused, type Refusal } from './refusal'
import {
  type Challenge,
  type Day,
  type Decision,
  decisions,
  type DiaryDay,
  type OutcomeKind,
  type Trial,
  type TrialFood,
  type TrialFoodState,
} from './trial'
import { planDays, clearUntil } from './challenge-days'
import { cleanBefore, recordedDaysIn, decidingIn } from './judge-challenge'

/** `none` needs the whole challenge, `limited` a portion; neither after an immediate reaction. */
export function mayDecide(
  { trial, challenge, diary }: { trial: Trial; challenge: Challenge; diary: readonly DiaryDay[] },
  decision: Decision,
  today: Day,
): { ok: true } | Refusal {
  if (trial.state !== 'reintroduction' || challenge.decided !== null)
    return refuse('There is nothing left to decide here.')
  const { days, endsOn } = planDays(challenge, diary, today)
  if (challenge.state === 'running' && today < endsOn)
    return refuse(`This can be decided on ${formatWords(endsOn)}, or once you stop it.`, endsOn)
  if (decision === 'complaints' || decision === 'unclear') return { ok: true }
  if (trial.haltedOn !== null)
    return refuse(
      'After a reaction you can only choose “It gave me symptoms” or “Not clear”. Speak with a doctor first.',
    )
  const recordedDays = recordedDaysIn(challenge, diary, today)
  const eaten = recordedDays.filter(({ portion, entry }) => portion !== null && entry.portion === true)
  if (decision === 'limited')
    return eaten.length > 0 ? { ok: true } : refuse("The diary doesn't show that you ate a portion.")
  if (days.at(-1)?.planDay !== CHALLENGE_DAYS) return refuse('This was stopped before its last day.')
  if (!eaten.some(({ planDay }) => planDay === PORTION_DAYS))
    return refuse('The diary does not show that you ate the full portion.')
  const entries = decidingIn(recordedDays).length
  return entries >= DECIDING_ENTRIES
    ? { ok: true }
    : refuse(
        `You've filled in ${entries} of ${DECIDING_DAYS.join(' to ')} days. You need ${DECIDING_ENTRIES}.`,
      )
}

export const decisionsFor = (rows: Parameters<typeof mayDecide>[0], today: Day): Decision[] =>
  decisions.filter((decision) => mayDecide(rows, decision, today).ok)

/** The last complaints that are not too long ago to be confirmed by a repetition. */
const complaintsCounting = (previous: readonly Challenge[], day: Day) =>
  previous.findLast(
    ({ decided, endedOn }) =>
      decided === 'complaints' && endedOn !== null && endedOn < day && daysFrom(endedOn, day) <= REPEAT_TO,
  )

/** Whether a challenge repeats the first complaints, so that complaints make a trigger. */
export function isRepeatOfComplaints(startedOn: Day, previous: readonly Challenge[]): boolean {
  const first = complaintsCounting(previous, startedOn)
  return first?.endedOn ? daysFrom(first.endedOn, startedOn) >= REPEAT_FROM : false
}

/** The first and last day for the next challenge of a food, `on` being the end of its last one. */
function repeatOf(last: Decision | null, on: Day, first: Challenge | undefined) {
  const complaintsOn = last === 'complaints' ? on : first?.endedOn
  const unclearFrom = addDays(on, REPEAT_UNCLEAR)
  if (!complaintsOn) return { repeatFrom: unclearFrom, repeatTo: null }
  const from = addDays(complaintsOn, REPEAT_FROM)
  return {
    repeatFrom: last === 'complaints' || from > unclearFrom ? from : unclearFrom,
    repeatTo: addDays(complaintsOn, REPEAT_TO),
  }
}

/** Only repeated complaints make a trigger; an open food is done after the last attempt. */
export function afterDecision({
  decision,
  attempt,
  startedOn,
  endedOn,
  previous,
}: {
  decision: Decision
  attempt: number
  startedOn: Day
  endedOn: Day
  previous: readonly Challenge[]
}): {
  food: TrialFoodState
  outcome: Exclude<OutcomeKind, 'clinic-only'> | null
  repeatFrom: Day | null
  repeatTo: Day | null
} {
  const done = { food: 'done', repeatFrom: null, repeatTo: null } as const
  if (decision === 'none') return { ...done, outcome: 'tolerated' }
  if (decision === 'limited') return { ...done, outcome: 'limited' }
  if (decision === 'complaints' && isRepeatOfComplaints(startedOn, previous))
    return { ...done, outcome: 'trigger' }
  if (attempt >= ATTEMPTS_MOST) return { ...done, outcome: null }
  return {
    food: 'waiting',
    outcome: null,
    ...repeatOf(decision, endedOn, complaintsCounting(previous, endedOn)),
  }
}

export type MayChallenge = { ok: true; attempt: number } | Refusal

/**
 * Whether a food of a plan may be challenged today and as which attempt, or the reason for the
 * client, with the first possible day if known. `isAvoidedWhole`: an allergy, or only in a clinic.
 * Complaints that were not repeated in time no longer count: the next attempt is a first one again,
 * with never more than three in all.
 */
export function mayChallenge(
  {
    trial,
    food,
    foods,
    challenges,
    diary,
    isAvoidedWhole,
  }: {
    trial: Trial
    food: TrialFood
    foods: readonly TrialFood[]
    challenges: readonly Challenge[]
    diary: readonly DiaryDay[]
    isAvoidedWhole: boolean
  },
  today: Day,
): MayChallenge {
  if (isAvoidedWhole) return refuse('Do not try this food at home. Ask an allergist.')
  if (food.state === 'done') return refuse('This food has been tried.')
  return (
    notNow(trial, today) ??
    notBeside(foods, challenges, diary, today) ??
    notAgain(food, challenges, today) ??
    notClear(challenges, diary, today) ??
    notMeasured(trial, challenges, diary, today) ?? { ok: true, attempt: ofFood(food, challenges).length + 1 }
  )
}

const ofFood = ({ id }: TrialFood, challenges: readonly Challenge[]) =>
  challenges.filter(({ trialFoodId }) => trialFoodId === id).sort((a, b) => a.attempt - b.attempt)

function notNow(trial: Trial, today: Day) {
  if (trial.state !== 'reintroduction')
    return refuse('You can bring foods back after the weeks without them.')
  if (trial.haltedOn !== null) return refuse('Speak with a doctor first.')
  const resumesOn = pauseEndsOn(trial)
  return resumesOn !== null && today < resumesOn ? refuseWhilePaused() : undefined
}

/** Refuses while a challenge is running, naming its last day. */
export function refuseDuring(
  foods: readonly TrialFood[],
  challenges: readonly Challenge[],
  diary: readonly DiaryDay[],
  today: Day,
): Refusal | undefined {
  const running = challenges.find(({ state }) => state === 'running')
  if (!running) return undefined
  const { endsOn } = planDays(running, diary, today)
  return refuse(
    `You are bringing back ${namesOf(foods, running)} until ${formatWords(endsOn)}.`,
    addDays(endsOn, 1),
  )
}

const namesOf = (foods: readonly TrialFood[], { trialFoodId }: Challenge) =>
  listed(foods.find(({ id }) => id === trialFoodId)?.foods ?? [])

/** The running challenge of a plan, or the ended one that needs a decision. */
export const undecidedOf = (
  foods: readonly TrialFood[],
  challenges: readonly Challenge[],
): Challenge | undefined =>
  challenges.find(
    ({ state, decided, trialFoodId }) =>
      state === 'running' ||
      (decided === null && foods.some((food) => food.id === trialFoodId && food.state === 'challenge')),
  )

function notBeside(
  foods: readonly TrialFood[],
  challenges: readonly Challenge[],
  diary: readonly DiaryDay[],
  today: Day,
) {
  const during = refuseDuring(foods, challenges, diary, today)
  if (during) return during
  const undecided = undecidedOf(foods, challenges)
  return undecided ? refuse(`First say how bringing back ${namesOf(foods, undecided)} went.`) : undefined
}

function notClear(challenges: readonly Challenge[], diary: readonly DiaryDay[], today: Day) {
  const on = clearFrom(challenges, diary, today)
  return today < on ? refuse(`The next food can be brought back on ${formatWords(on)}.`, on) : undefined
}

function notAgain(food: TrialFood, challenges: readonly Challenge[], today: Day) {
  const previous = ofFood(food, challenges)
  if (previous.length >= ATTEMPTS_MOST)
    return refuse("You've tried this food as many times as a plan allows.")
  const on = againFrom(previous)
  return on !== undefined && today < on
    ? refuse(`This food can be tried again on ${formatWords(on)}.`, on)
    : undefined
}

/** The first day that no earlier challenge can affect; today where that is past. */
function clearFrom(challenges: readonly Challenge[], diary: readonly DiaryDay[], today: Day): Day {
  const ends = challenges.map((challenge) => addDays(clearUntil(challenge, diary, today), 1))
  return [today, ...ends].toSorted().at(-1) ?? today
}

/** The first day for the next challenge of a food; undefined before its first one. */
function againFrom(previous: readonly Challenge[]): Day | undefined {
  const last = previous.at(-1)
  if (!last?.endedOn) return undefined
  return repeatOf(last.decided, last.endedOn, complaintsCounting(previous, last.endedOn)).repeatFrom
}

/** The first day, from today on, on which the dates allow a challenge. */
export function challengeFrom(
  food: TrialFood,
  challenges: readonly Challenge[],
  diary: readonly DiaryDay[],
  today: Day,
): Day {
  const clear = clearFrom(challenges, diary, today)
  const again = againFrom(ofFood(food, challenges))
  return again !== undefined && again > clear ? again : clear
}

/** Without an entry in the elimination's last week there is nothing to compare with. */
function notMeasured(
  { reintroductionOn }: Trial,
  challenges: readonly Challenge[],
  diary: readonly DiaryDay[],
  today: Day,
) {
  const clean = cleanBefore(today, diary, challenges, today).length
  if (clean < SPREAD_ENTRIES)
    return refuse(
      `You've filled in ${clean} of the last ${SPREAD_DAYS} ordinary days. You need ${SPREAD_ENTRIES}.`,
    )
  const last = diaryMean(entriesOf(diary, CALM_DAYS, today))
  if (!last || last.entries < CALM_ENTRIES)
    return refuse(`First fill in the diary for ${CALM_ENTRIES} of the last ${CALM_DAYS} days.`)
  const without = reintroductionOn && diaryMean(entriesOf(diary, WEEK_DAYS, addDays(reintroductionOn, -1)))
  return without && last.overall > without.overall + CALM_ABOVE
    ? refuse('Wait until your symptoms are as low as they were without the foods.')
    : undefined
}
