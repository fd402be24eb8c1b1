import { listed, plural } from '@shared/domain/text/counts'
import { addDays, formatDayAndMonth } from '@shared/domain/text/dates'
import type { Decision, Factor, ReactionSign } from '@shared/domain/trial/trial'
import type { Challenge, Outcome, Plan, PlanFood } from './plan-types'

/** A day with its weekday: `Tue 9 December`. */
export const dayText = (day: string): string => `${weekdayOf(day)} ${formatDayAndMonth(day)}`

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
/** The weekday of an ISO date: `Tue`. */
export const weekdayOf = (day: string): string => weekdays.format(new Date(day))

const short = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
/** A short day: `Tue, 9 Dec`. */
export const shortDay = (day: string): string => short.format(new Date(day))

/** A mean score with one decimal; a dash without one. */
export const scoreText = (mean: number | null): string => (mean === null ? '–' : mean.toFixed(1))

/** The names of a bundle's foods. */
export const nameOf = ({ foods }: Pick<PlanFood, 'foods'>): string => listed(foods)

/** Whether a word or the whole name is too long for a phone's narrow tile. */
export function hasLongName(food: Pick<PlanFood, 'foods'>): boolean {
  const name = nameOf(food)
  return name.length > 24 || name.split(/[\s-]/u).some(({ length }) => length > 9)
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
/** A small number as a word; larger ones as figures. */
export const numberText = (count: number): string => small[count] ?? String(count)

/** Refers to a plan's foods: `these four foods`. */
export const theseFoods = (count: number): string =>
  count === 1 ? 'this food' : `these ${numberText(count)} ${plural(count, 'food')}`

export const factorWords: Record<Factor, string> = {
  ill: 'Ill',
  travelling: 'Travelling',
  'little-sleep': 'Little sleep',
  alcohol: 'Alcohol',
  stress: 'Unusual stress',
  medicine: 'New medicine',
  period: 'Period',
}

export const signWords: Record<ReactionSign, string> = {
  hives: 'Hives, or a rash that itches',
  swelling: 'Swelling of lips, face or eyes',
  throat: 'A tight throat, or trouble swallowing',
  breathing: 'Trouble breathing, or wheezing',
  faint: 'Faint, dizzy or collapsed',
  vomiting: 'Vomiting again and again',
}

export const decisionWords: Record<Decision, string> = {
  complaints: 'It gave me symptoms',
  none: 'I was fine with it',
  unclear: 'Not clear',
  limited: 'Fine up to a limit',
}

/** Why a food stays avoided after any outcome. */
export const ineligibleWords: Record<NonNullable<PlanFood['barred']>, string> = {
  allergy: 'an allergy, so it stays out',
  'clinic-only': 'not at home: ask an allergist',
}

/** The same as a short badge. */
export const ineligibleMarks: typeof ineligibleWords = {
  allergy: 'Allergy',
  'clinic-only': 'Not to be tried at home',
}

/** A food's outcome in a few words. */
export function outcomeText({ outcome, amount, basis, since, asks, held }: Outcome): string {
  if (asks) return 'raised in a newer test, left out until you answer'
  if (held) return 'still left out, because of an ingredient or by your choice'
  switch (outcome) {
    case 'clinic-only':
      return ineligibleWords['clinic-only']
    case 'trigger':
      return basis === 'practitioner'
        ? 'your practitioner noted complaints, so it stays out'
        : 'you noticed complaints, so it stays out'
    case 'limited':
      return `up to ${amount}`
    case 'tolerated':
      return basis === 'no-change'
        ? `leaving it out changed little, eaten again since ${formatDayAndMonth(since)}`
        : `eaten again since ${formatDayAndMonth(since)}`
  }
}

/** What a food's state depends on beside the food. */
export type PlanDay = { today: Pick<Plan['today'], 'phase'>; trial: Pick<Plan['trial'], 'pausedOn'> }

/** A food's state in its plan in a few words. */
export function foodStateText(food: PlanFood, { today: { phase }, trial }: PlanDay): string {
  const { state, outcome, barred, repeat, challenges } = food
  if (barred) return ineligibleWords[barred]
  if (outcome) return outcomeText(outcome)
  switch (phase === 'closed' ? 'done' : state) {
    case 'out':
      if (phase !== 'without' && phase !== 'reintroduction') return 'eaten as usual for now'
      return trial.pausedOn === null ? 'left out' : 'paused: the test result counts'
    case 'challenge':
      return challenges.at(-1)?.state === 'stopped' ? 'stopped: say what it showed' : 'being brought back'
    case 'waiting':
      return repeat ? `again from ${formatDayAndMonth(repeat.from)}` : 'once more'
    case 'done':
      return challenges.length > 0 ? 'tried, not clear' : 'not tried'
  }
}

const nextWords: Record<Next['what'], string> = {
  advance: 'Next step:',
  challenge: 'Next food from',
  judge: 'You decide about this food on',
  resume: 'The plan resumes on',
  close: 'Without a decision it ends after',
}

export type Next = NonNullable<Plan['today']['next']>

/** The day of the next step in words; of an end without a decision the last day before it. */
export const nextDayText = ({ what, on }: Next): string => dayText(what === 'close' ? addDays(on, -1) : on)

/** The plan's next step and its day; null when no day is ahead. */
export const nextText = ({ today: { next, date } }: Plan): string | null =>
  next && next.on > date ? `${nextWords[next.what]} ${nextDayText(next)}` : null

/** The food being brought back or waiting for a decision; undefined for none. */
export const reintroducedFood = ({ foods, challenge, today: { phase } }: Plan): PlanFood | undefined =>
  phase === 'closed' ? undefined : foods.find(({ id, barred }) => id === challenge?.foodId && barred === null)

/** Whether the person has to decide about a challenge now: it was stopped, or its days are over. */
export const needsDecision = ({ challenge, today: { phase, next, date } }: Plan): boolean =>
  phase !== 'closed' &&
  challenge !== null &&
  challenge.decided === null &&
  (challenge.state === 'stopped' || (next?.what === 'judge' && next.on <= date))

/** Whether the plan's first day is in the future. */
export const startsLater = ({ trial: { phaseOn }, today: { phase, date } }: Plan): boolean =>
  phase === 'baseline' && phaseOn !== null && phaseOn > date

/** The heading for the plan's current day. */
export function headingOf(plan: Plan): string {
  const { trial, today } = plan
  const { day, of, phase } = today
  if (trial.pausedOn) return 'Paused'
  if (trial.phaseOn && startsLater(plan)) return `Begins on ${formatDayAndMonth(trial.phaseOn)}`
  switch (phase) {
    case 'proposed':
      return isOffered(trial) ? 'A plan is proposed' : 'Waiting for the practitioner'
    case 'closed':
      return 'The plan has ended'
    case 'baseline':
    case 'without':
    case 'reintroduction':
      return of === null ? `Day ${day}` : `Day ${day} of ${of}`
  }
}

/** Whether a practitioner proposed the plan and the client has not answered yet. */
export const isOffered = ({ proposedBy, symptoms, state }: Plan['trial']): boolean =>
  state === 'proposed' && proposedBy === 'practitioner' && symptoms.length === 0

/** What the plan's person has to do today, with what applies in every phase. */
export function todayText(plan: Plan): string {
  const { trial, foods, today } = plan
  if (today.phase === 'closed') return closedText(plan)
  const isHalted = trial.haltedOn !== null
  return [
    !(isHalted && today.phase === 'reintroduction') && phaseText(plan),
    isHalted && 'After your reaction, don’t bring any food back until your practitioner has looked at it.',
    today.phase !== 'proposed' && ineligibleText(foods),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The foods that stay left out in any case; empty for none. */
function ineligibleText(foods: Plan['foods']): string {
  const namesOf = (why: PlanFood['barred']) =>
    foods.filter(({ barred }) => barred === why).flatMap((food) => food.foods)
  const [allergies, atClinic] = [namesOf('allergy'), namesOf('clinic-only')]
  return [
    allergies.length > 0 &&
      `Leave ${listed(allergies)} out. ${allergies.length === 1 ? 'It counts' : 'They count'} as an allergy.`,
    atClinic.length > 0 &&
      `Leave ${listed(atClinic)} out, and ask an allergist about ${atClinic.length === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Names open foods that a correction no longer lists as elevated; null for none. */
export function correctedText({ foods, today }: Plan): string | null {
  const corrected = foods.filter((food) => food.corrected && isOpen(food)).flatMap((food) => food.foods)
  if (today.phase === 'closed' || corrected.length === 0) return null
  return `The corrected report no longer lists ${listed(corrected)} as elevated.`
}

/** Whether the food's effect is still to be found out. */
export const isOpen = ({ barred, state, outcome }: PlanFood) =>
  barred === null && state !== 'done' && (outcome === null || outcome.asks)

function phaseText(plan: Plan): string {
  const { trial, foods, today } = plan
  if (trial.pausedOn) return `Paused since ${dayText(trial.pausedOn)}. These days do not count.`
  switch (today.phase) {
    case 'proposed':
      return isOffered(trial)
        ? `Your practitioner suggests a few weeks without ${theseFoods(foods.length)}. A few questions come first.`
        : waitingText(trial)
    case 'baseline':
      return startsLater(plan)
        ? 'Eat as usual. Your diary begins then.'
        : 'Eat as usual. Tonight, note how you felt.'
    case 'without':
      return withoutText(plan)
    case 'reintroduction':
      return backText(plan)
    case 'closed':
      return closedText(plan)
  }
}

/** Who can open a waiting plan, or how a client gets a practitioner. */
function waitingText({ practitioners }: Plan['trial']): string {
  if (practitioners.some(({ sees }) => sees))
    return 'Your practitioner will read your answers first. We will tell you when you can begin.'
  return practitioners.length > 0
    ? `Share it with ${listed(practitioners.map(({ name }) => name))} so they can approve it.`
    : 'You have no practitioner right now. Ask your laboratory for one to approve your plan, or stop the trial.'
}

function withoutText({ foods, today }: Plan): string {
  const open = foods.filter(isOpen)
  if (open.length === 0) return 'You already have an answer for each of these foods.'
  const areAll = open.length === foods.length && open.length > 1
  const these = areAll ? theseFoods(open.length) : listed(open.flatMap((food) => food.foods))
  switch (today.without) {
    case 'improved':
      return `Your symptoms fell from ${scoreText(today.level.before)} to ${scoreText(today.level.now)}. Now bring the foods back, one at a time.`
    case 'not-improved':
      return `Leaving ${these} out changed little. ${open.length === 1 ? 'It was probably not the cause. Eat it again' : 'They were probably not the cause. Eat them again'}.`
    case 'too-few':
      return `Leave ${these} out, and fill in the diary. There are too few entries to say whether it helps.`
    case null:
      return `Leave ${these} out today. Tonight, note how you felt.`
  }
}

/** The first past portion day without a note; until it is noted no larger portion is shown. */
export const dayToNote = (challenge: Challenge | null, today: string): string | undefined =>
  challenge?.days.find(
    ({ day, portion, missed, noted }) => portion !== null && !missed && !noted && day < today,
  )?.day

function backText(plan: Plan): string {
  const { challenge, foods, today } = plan
  const food = reintroducedFood(plan)
  if (food && needsDecision(plan)) return `How did it go with ${nameOf(food)}? You decide.`
  const unnoted = dayToNote(challenge, today.date)
  if (food && unnoted) return `First say whether you ate the portion for ${dayText(unnoted)}.`
  const portion = challenge?.days.find(({ day }) => day === today.date)?.portion
  if (food && portion != null) return `${portionText(food, portion)}. Tonight, note how you felt.`
  if (food) return `Leave ${nameOf(food)} out again today. Tonight, note how you felt.`
  if (foods.every(({ state }) => state === 'done')) return "You've tried every food. You can finish the plan."
  return 'Choose the food that comes back next. The others stay left out.'
}

/** Why a plan has ended, for its person. */
export function closedText({ trial, foods }: Plan): string {
  switch (trial.closedReason) {
    case 'not-it':
      return `Leaving out ${theseFoods(foods.length)} changed little for you.`
    case 'unanswered':
      return 'There was no decision within seven weeks, so it ended. These foods go by your test result again.'
    case 'stopped':
      return 'It was stopped before every food was tried.'
    case 'done':
    case null:
      return "You've tried every food."
  }
}

/** `Portion of cow's milk: half a cup, 120 ml`; `portion`: 0 a quarter, 1 a half, 2 all. */
export const portionText = (food: PlanFood, portion: number): string =>
  `Portion of ${nameOf(food)}: ${food.portions.amounts[portion]}`
