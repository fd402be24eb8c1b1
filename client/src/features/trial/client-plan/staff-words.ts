import { formatDayAndMonth } from '@shared/domain/text/dates'
import { ApiError, sentenceOf } from '@/api/request'
import type { Outcome, Plan, PlanFood } from '../plan/plan-types'
import { dayText, foodStateText, type Next, nextDayText, type PlanDay } from '../plan/plan-words'
import { basisWords, outcomeWords } from './outcome-words.public'

const nextWords: Record<Next['what'], string> = {
  advance: 'Next step:',
  challenge: 'Next food from',
  judge: 'The client decides about this food on',
  resume: 'The plan resumes on',
  close: 'Without a decision it ends after',
}

/** The plan's next step and its day, for staff; null when no day is ahead. */
export const staffNextText = ({ today: { next, date } }: Plan): string | null =>
  next && next.on > date ? `${nextWords[next.what]} ${nextDayText(next)}` : null

/** A food's state in the plan, for staff. */
export const staffFoodText = (food: PlanFood, plan: PlanDay): string =>
  food.outcome ? staffOutcomeText(food.outcome) : foodStateText(food, plan)

function staffOutcomeText({ outcome, amount, basis, since, asks, held }: Outcome): string {
  if (asks) return 'raised in a newer test, left out until the client answers'
  if (held) return 'still left out, because of an ingredient or by choice'
  const found = (basis === 'no-change' ? basisWords[basis] : outcomeWords[outcome]).toLowerCase()
  return amount ? `${found}: ${amount}` : `${found}, ${formatDayAndMonth(since)}`
}

/** Why an action is refused: the day if there is one, as the reason addresses the client. */
export const staffReason = ({ reason, on }: { reason: string; on: string | null }): string =>
  on === null ? reason : `Not before ${dayText(on)}.`

/** The error text for staff: the plan may no longer be shared with them. */
export const staffSentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 404
    ? 'The client has stopped sharing this plan.'
    : sentenceOf(error)
