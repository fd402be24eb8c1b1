import { listed } from '@shared/domain/counts'
import { formatWords } from '@shared/domain/dates'
import {
  compareTests,
  type FoodChange,
  moveOf,
  repeatability,
  type ResultChanges,
  type TestedFood,
} from '@shared/domain/result-changes'
import { scales } from '@shared/domain/levels'
import type { Told } from '../told'
import {
  foodNamed,
  graded,
  nothingYet,
  type Own,
  reportSource,
  resultsNamed,
  type Test,
  told,
} from './about-person'
import type { Asked } from './asked-kinds'

type Changes = ResultChanges<TestedFood>

const onlyOne = (test: Test) =>
  `You have one test so far${test.day ? `, of ${formatWords(test.day)}` : ''}, so there is nothing to compare yet. When it makes sense to repeat it is for you and your practitioner to decide.`

const sameMeans = `A step of no more than ${repeatability.share * 100} % or ${repeatability.units} units, whichever is more, is “about the same”: two tests of one sample may differ by that.`
const levelsOnlyMeans =
  'The two tests use different scales, so only their levels can be compared, not their values.'

const step = (change: FoodChange<TestedFood>) =>
  `${change.now.food} ${change.before.text} to ${change.now.text}`

/** Where the foods have gone between the two latest tests, or one half of it. */
export function changes({ person }: Own, { which }: Extract<Asked, { about: 'changes' }>): Told {
  const { test, before } = person
  const source = [reportSource(person)]
  if (!test) return told(nothingYet, source)
  if (!before) return told(onlyOne(test), source)
  const found: Changes = compareTests(before, test)
  const scale = found.levelsOnly ? null : test.scale
  const isSmall = (change: FoodChange<TestedFood>) => moveOf(change.before, change.now, scale) === 'same'
  const line = (title: string, these: FoodChange<TestedFood>[]) =>
    these.length > 0
      ? [
          `${title}: ${these.map((change) => step(change) + (isSmall(change) ? ' (a small step)' : '')).join(', ')}.`,
        ]
      : []
  const lines = {
    up: [...line('Up', found.up), ...line('Newly elevated', found.appeared)],
    down: [...line('Down', found.down), ...line('No longer elevated', found.gone)],
    new: line('Newly elevated', found.appeared),
    gone: line('No longer elevated', found.gone),
  }
  const unit = scales[test.scale].unit
  const same =
    found.same.length > 0 ? [`About the same: ${listed(found.same.map(({ now }) => now.food))}.`] : []
  const chosen = which === 'all' ? [...lines.up, ...lines.down, ...same] : lines[which]
  const nothing = {
    all: 'Nothing has moved beyond what two tests of one sample may differ by.',
    up: 'Nothing has gone up beyond what two tests of one sample may differ by.',
    down: 'Nothing has gone down beyond what two tests of one sample may differ by.',
    new: 'Nothing is newly elevated.',
    gone: 'Nothing has left your list.',
  }[which]
  const days = `From ${dayOf(before)} to ${dayOf(test)}${unit && scale ? ` (${unit})` : ''}:`
  const explained = found.levelsOnly ? levelsOnlyMeans : sameMeans
  return told([days, ...(chosen.length > 0 ? chosen : [nothing]), explained].join(' '), source)
}

const dayOf = ({ day }: Test) => (day ? formatWords(day) : 'a test without a day')

/** Where one food has gone since the test before. */
export async function move(own: Own, words: string): Promise<Told | undefined> {
  const { test, before } = own.person
  const named = await foodNamed(own, words)
  if (!named) return undefined
  const source = [reportSource(own.person)]
  if (!test) return told(nothingYet, source)
  const now = await resultsNamed(own, test, named.words)
  const name = named.said.title.toLowerCase()
  if (!before) {
    const value = now.map((result) => `${result.food}: ${graded(result, test.scale)}.`).join(' ')
    return told([onlyOne(test), value].filter(Boolean).join(' '), source)
  }
  const earlier = await resultsNamed(own, before, named.words)
  const scale = test.scale === before.scale ? test.scale : null
  const lines = now.flatMap((result) => {
    const then = earlier.find(({ food }) => food.toLowerCase() === result.food.toLowerCase())
    if (!then) return [`${result.food}: ${graded(result, test.scale)}; the test before did not look at it.`]
    const moved = moveOf(then, result, scale)
    const how = moved === 'same' ? 'about the same' : (moved ?? 'whether it moved cannot be told from these')
    return [
      `${result.food}: ${graded(then, before.scale)} (${dayOf(before)}), then ${graded(result, test.scale)} (${dayOf(test)}): ${how}.`,
    ]
  })
  if (lines.length === 0)
    return told(
      earlier.length > 0
        ? `Your latest test did not look at ${name}. ${earlier.map((then) => `${then.food} was ${graded(then, before.scale)} (${dayOf(before)}).`).join(' ')}`
        : `Neither of your two latest tests looked at ${name}.`,
      source,
    )
  return told(named.saidBack + [...lines, scale ? sameMeans : levelsOnlyMeans].join(' '), source)
}
