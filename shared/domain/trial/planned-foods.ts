import { challengeFrom } from './challenge'
import { planDays } from './challenge-days'
import { WITHOUT_DAYS } from './numbers'
import { dayAfterPhase, type PlanRows, resolvedState, withoutFrom } from './phases'
import type { Day, TrialFood } from './trial'

/**
 * Foods that a running plan leaves out on a day. `foods`: as on the report; `keys`: of the
 * catalogue. `from`: the first day, from that day on, on which they can be brought back; null while
 * no day is known: after a reaction, and until the food's challenge is decided. `eaten`: in the
 * baseline they are eaten as usual; then `from` is the day on which leaving them out can begin,
 * null during a pause and once it can begin.
 */
export type PlannedFood = {
  foods: readonly string[]
  keys: readonly string[]
  from: Day | null
  eaten: boolean
}

/**
 * The foods that a plan decides about on a day, in the plan's order. None before it is approved,
 * after it has ended, and while it is paused after the baseline. A food that is being brought back
 * counts on the days on which it has no portion. A food whose effect is known (`done`) is not
 * among them.
 */
export function plannedFoods(rows: PlanRows, today: Day): PlannedFood[] {
  const trial = resolvedState(rows.trial, today)
  if (trial.state === 'baseline') {
    const on = withoutFrom({ ...rows, trial }, today)
    const from = trial.pausedOn !== null || on <= today ? null : on
    return rows.foods.map(({ foods, keys }) => ({ foods, keys, from, eaten: true }))
  }
  if (trial.pausedOn !== null) return []
  if (trial.state !== 'without' && trial.state !== 'reintroduction') return []
  return rows.foods
    .filter((food) => food.state !== 'done' && !hasPortion(rows, food, today))
    .map((food) => ({
      foods: food.foods,
      keys: food.keys,
      from: trial.haltedOn === null ? backFrom({ ...rows, trial }, food, today) : null,
      eaten: false,
    }))
}

function hasPortion({ challenges, diary }: PlanRows, { id, state }: TrialFood, today: Day): boolean {
  const running = challenges.find((one) => one.trialFoodId === id && one.state === 'running')
  if (state !== 'challenge' || !running) return false
  return planDays(running, diary, today).days.some(({ day, portion }) => day === today && portion !== null)
}

function backFrom({ trial, challenges, diary }: PlanRows, food: TrialFood, today: Day): Day | null {
  if (food.state === 'challenge') return null
  if (trial.state === 'reintroduction') return challengeFrom(food, challenges, diary, today)
  const on = dayAfterPhase(trial, WITHOUT_DAYS)
  return on < today ? today : on
}
