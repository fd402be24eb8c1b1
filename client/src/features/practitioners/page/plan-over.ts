import type { Reply } from '@shared/api'
import { listed } from '@shared/domain/text/counts'

type Plan = NonNullable<Reply<'GET /api/clients/:id/trial'>>
type PlanFood = Plan['foods'][number]

/** `are` for several foods and for names such as eggs. */
const isOrAre = (foods: readonly string[]) =>
  foods.length > 1 || /[^aius]s$/u.test(foods[0] ?? '') ? 'are' : 'is'

/** Left out despite its outcome: for what is in it, by choice, or until the client answers. */
const isStillOut = ({ outcome }: PlanFood) => outcome !== null && (outcome.asks || outcome.held)

const isOf = (kind: string) => (food: PlanFood) =>
  food.outcome?.outcome === kind && food.outcome.basis !== 'no-change' && !isStillOut(food)

/** What a plan that is over has shown, for its practitioner: `Plan over. Goat's milk is fine.` */
export function planOverText({ foods }: Plan): string {
  const named = (is: (food: PlanFood) => boolean) => foods.filter(is).flatMap((food) => food.foods)
  const fine = named(isOf('tolerated'))
  const same = named((food) => food.outcome?.basis === 'no-change' && !isStillOut(food))
  const complaints = named(isOf('trigger'))
  const clinic = named(isOf('clinic-only'))
  const open = named(({ outcome }) => outcome === null)
  const stillOut = named(isStillOut)
  return [
    'Plan over.',
    complaints.length > 0 && `${listed(complaints)} led to complaints.`,
    ...foods
      .filter(isOf('limited'))
      .map((food) => `Fine up to a limit: ${listed(food.foods)}, ${food.outcome?.amount}.`),
    fine.length > 0 && `${listed(fine)} ${isOrAre(fine)} fine.`,
    same.length > 0 && `Leaving out ${listed(same)} changed little.`,
    clinic.length > 0 && `Only in a clinic: ${listed(clinic)}.`,
    stillOut.length > 0 && `Still left out: ${listed(stillOut)}.`,
    open.length > 0 && `No answer for ${listed(open)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
