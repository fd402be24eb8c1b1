import { formatDayAndMonth } from '@shared/domain/text/dates'
import type { Challenge, Plan, PlanFood } from './plan-types'
import { nameOf, numberText } from './plan-words'

/** What bringing a food back showed, and what follows from it. */
export type Found = { food: PlanFood; what: string; title: string; then: string }

const timesText = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${numberText(count)} times`

const eatenIn = ({ days }: Challenge) =>
  days.filter(({ portion, missed, noted }) => portion !== null && !missed && noted).length

/** `Goat's milk: tried three times, no complaints.` `Back on the menu.` */
export function foundIn(food: PlanFood): Found | null {
  const last = food.challenges.at(-1)
  if (!last?.decided || food.barred !== null) return null
  const name = nameOf(food)
  const of = (what: string, then: string) => ({ food, what, title: `${name}: ${what}.`, then })
  const { outcome, repeat } = food
  if (outcome?.asks) return of('raised in a newer test', 'It stays out until you answer.')
  const tried = `tried ${timesText(eatenIn(last))}`
  switch (outcome?.outcome) {
    case 'tolerated':
      return of(`${tried}, no complaints`, outcome.held ? heldText : 'Back on the menu.')
    case 'limited':
      return of(`fine up to ${outcome.amount}`, outcome.held ? heldText : 'Back on the menu, up to that.')
    case 'trigger':
      return of('complaints both times', 'It stays off the menu.')
    case 'clinic-only':
    case undefined:
      break
  }
  const again = repeat && `You can try it again from ${formatDayAndMonth(repeat.from)}.`
  return last.decided === 'complaints'
    ? of('complaints this time', again ?? 'It stays off the menu for now.')
    : of('not clear yet', again ?? 'Your test result counts again.')
}

const heldText = 'It stays out for another reason.'

/** What a plan showed, of each food that was brought back and decided. */
export const allFound = ({ foods }: Pick<Plan, 'foods'>): Found[] =>
  foods.flatMap((food) => foundIn(food) ?? [])

/** The food whose challenge was decided last, while no other is being brought back. */
export function lastFound({ foods, challenge, today: { phase } }: Plan): Found | null {
  if (phase !== 'reintroduction' || challenge !== null) return null
  const [food] = foods
    .filter(({ challenges }) => challenges.at(-1)?.decided)
    .toSorted((a, b) => endOf(b).localeCompare(endOf(a)))
  return food ? foundIn(food) : null
}

const endOf = ({ challenges }: PlanFood) => challenges.at(-1)?.endedOn ?? ''

const titles = /^(?:dr|prof|professor|mr|mrs|ms|mx|miss)\.?\s+/iu

/** How a client calls a practitioner: `Amara` for Dr. Amara Nwosu. */
export function firstNameOf(name: string): string {
  let bare = name.trim()
  while (titles.test(bare)) bare = bare.replace(titles, '')
  return bare.split(/\s+/u)[0] || name
}
