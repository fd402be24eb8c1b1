import { listed } from '@shared/domain/text/counts'
import type { DiaryDay, Plan, PlanFood } from '../plan/plan-types'
import { isOpen, nameOf, numberText, portionText, reintroducedFood } from '../plan/plan-words'
import type { DayValues } from './unsaved-days'

/** A day's values, empty without an entry. */
export const valuesOf = (plan: Plan, entry: DiaryDay | undefined): DayValues => ({
  scores: plan.trial.symptoms.map((_, at) => entry?.scores[at] ?? null),
  kept: entry?.kept ?? null,
  portion: entry?.portion ?? null,
  slips: entry?.slips ?? [],
  factors: entry?.factors ?? [],
  note: entry?.note ?? '',
})

/** What a day's diary asks besides the scores: the portion in words, and the foods left out. */
export function askedOn(plan: Plan, day: string): { portion: string | null; leftOut: PlanFood[] } {
  const { trial, foods, challenge } = plan
  const portion = challenge?.days.find((one) => one.day === day)?.portion
  const returned = reintroducedFood(plan)
  const isWithout = trial.withoutOn !== null && day >= trial.withoutOn
  return {
    portion: returned && portion != null ? portionText(returned, portion) : null,
    leftOut: isWithout ? foods.filter((food) => isOpen(food) && food !== returned) : [],
  }
}

/** What is still to be answered before a day can be saved; empty for nothing. */
export function missingText(plan: Plan, day: string, values: DayValues): string {
  const unscored = plan.trial.symptoms.filter((_, at) => values.scores[at] == null)
  const returned = reintroducedFood(plan)
  return [
    unscored.length > 0 && `Tap a number for ${listed(unscored)}.`,
    returned &&
      askedOn(plan, day).portion !== null &&
      values.portion === null &&
      `Say whether you ate the portion of ${nameOf(returned)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The body that saves a complete day. */
export const bodyOf = (values: DayValues) => ({
  ...values,
  scores: values.scores.filter((score) => score !== null),
  slips: values.kept === false ? values.slips : [],
})

/** Asks whether so many foods were left out: `Left all four out?` */
export function keptQuestion(count: number): string {
  if (count === 1) return 'Left it out?'
  return count === 2 ? 'Left both out?' : `Left all ${numberText(count)} out?`
}

export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
