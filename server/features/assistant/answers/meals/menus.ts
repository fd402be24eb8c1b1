import type { Answer } from '../../answer'
import { capital, type Own, reported } from '../person/about-person'
import { platesFor } from './fill'
import { allRecipes, today } from './ideas'
import { firstFitting } from './judged'
import { holderOf, leftOutIn } from './left-out'
import { plain } from '../words/plain'
import { type Group, larder } from './plates'
import { leftOutBy, phraseOf, wishesIn } from './wishes'
import { pattern } from '../words/words'
import rows from './menus.json' with { type: 'json' }

const week = pattern(rows.week)
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const shopping = pattern(rows.shopping)
const menu = pattern('menus?|plan|meals?')
const aisles = Object.entries(rows.aisles) as [name: string, groups: Group[]][]
const MOST_OF_AN_AISLE = 6

/** A shopping list: some fitting foods of each kind. */
function listOf({ person }: Own, without: readonly string[]): string[] {
  const isLeftOut = holderOf(without)
  return aisles.flatMap(([name, groups]) => {
    const foods = new Set(groups.flatMap((group) => larder[group].split(', ')))
    const allowed = [...foods].filter((food) => !isLeftOut(food))
    const some = firstFitting(person, allowed, MOST_OF_AN_AISLE)
    return some.length > 0 ? [`${name}: ${some.join(', ')}.`] : []
  })
}

/** A menu for a day or a week, or a shopping list. */
export function plan(own: Own, part: string): Answer | undefined {
  const { person } = own
  const text = plain(part)
  const without = leftOutIn(part).foods
  const wishes = wishesIn(text)
  const isShopping = shopping.test(text)
  const isMenu = !isShopping || menu.test(text)
  const list = isShopping ? listOf(own, [...without, ...leftOutBy(wishes)]) : []
  const lines = isMenu ? menuOf(own, { text, wished: wishes, without }) : []
  if (list.length + lines.length === 0) return undefined
  return reported(
    { person, faqs: [allRecipes] },
    [
      ...lines,
      ...(list.length > 0
        ? [
            `Shopping list, ${[...wishes.filter((wish) => leftOutBy([wish]).length > 0), ''].join(', ')}without your raised foods, allergens or anything else you leave out:`,
            ...list,
          ]
        : []),
      `Swap anything you don't fancy, and read the labels. There's more under Recipes.`,
    ].join('\n'),
  )
}

function menuOf(
  { person }: Own,
  { text, wished, without }: { text: string; wished: readonly string[]; without: readonly string[] },
): string[] {
  const of = (name: string, most: number) =>
    platesFor(person, { meal: name, wished, without, wanted: [] }, { most, turn: today() }).map(
      ({ text: idea }) => idea,
    )
  const isWeek = week.test(text)
  const count = Number(/\b(\d+) ?days?\b/u.exec(text)?.[1] ?? days.length)
  const dinners = of('dinner', isWeek ? Math.min(Math.max(count, 2), days.length) : 1)
  if (dinners.length === 0) return []
  const some = isWeek ? 3 : 1
  const meals = ['breakfast', 'lunch', 'snack'].flatMap((name) => {
    const ideas = of(name, some).filter((idea) => isWeek || !dinners.includes(idea))
    return ideas.length > 0 ? [`${capital(name)}${isWeek ? ' in rotation' : ''}: ${ideas.join('; ')}.`] : []
  })
  const evening = isWeek
    ? dinners
        .map((dinner, at) => `${dinners.length === days.length ? days[at] : `Day ${at + 1}`}: ${dinner}`)
        .join('; ')
    : dinners.join('; ')
  return [
    `A menu for ${isWeek ? `${dinners.length} days` : 'a day'}, ${[...wished.map(phraseOf), ''].join(', ')}without your raised foods, allergens or anything else you leave out:`,
    ...meals,
    `Dinner${isWeek ? ' –' : ':'} ${evening}.`,
  ]
}
