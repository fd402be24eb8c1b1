import { listed } from '@shared/domain/text/counts'
import { formatWords } from '@shared/domain/text/dates'
import { type Level, levelRank, levelWords, scales, type ScaleName } from '@shared/domain/reports/levels'
import {
  compareTests,
  type FoodChange,
  trendOf,
  repeatability,
  type ResultChanges,
  spreadOf,
  type TestedFood,
} from '@shared/domain/reports/result-changes'
import { sentences, titled, type Answer } from '../../answer'
import {
  foodNamed,
  graded,
  isAdvisedAgainst,
  namesakesOf,
  nothingYet,
  type Own,
  reported,
  resultsNamed,
  type Test,
  unreadText,
} from '../person/about-person'
import { onlyOne } from './influences'
import type { Moves } from './slots'

type Changes = ResultChanges<TestedFood>
type Change = FoodChange<TestedFood>

const sameMeans = `A change of up to ${repeatability.share * 100}% or ${repeatability.units} units, whichever is more, counts as “about the same”. The same sample tested twice can differ by that much.`
const levelsOnlyMeans =
  'The two tests use different scales, so only their levels can be compared, not their values.'
const noProof =
  "Higher IgG doesn't prove you're ill, and lower IgG doesn't prove you're better. How you feel counts too."

const step = ({ before, now }: Change) => `${now.food} ${before.text} to ${now.text}`
/** "moderate before, now high". */
const levels = ({ before, now }: Change) =>
  before.level === now.level
    ? `still ${worded(now.level)}`
    : `${worded(before.level)} before, now ${worded(now.level)}`
export const worded = (level: Level) => levelWords[level].toLowerCase()

/** How the foods changed between the two latest tests, or one direction of it. */
export function changes({ person }: Own, { which, isMost }: { which: Moves; isMost: boolean }): Answer {
  const { test, before } = person
  if (!test) return reported({ person }, nothingYet)
  if (!before) return reported({ person }, onlyOne(test))
  const found: Changes = compareTests(before, test)
  const scale = found.levelsOnly ? null : test.scale
  const unit = scales[test.scale].unit
  const days = `From ${dayOf(before)} to ${dayOf(test)}${unit && scale ? ` (${unit})` : ''}:`
  return reported(
    { person },
    days,
    which === 'new' || which === 'gone' ? crossed(found, which) : movedText(found, which, { scale, isMost }),
    found.levelsOnly ? levelsOnlyMeans : sameMeans,
    which !== 'new' && which !== 'gone' && noProof,
  )
}

/** Up, down and unchanged, the largest change first. */
function movedText(
  found: Changes,
  which: 'all' | 'up' | 'down',
  { scale, isMost }: { scale: ScaleName | null; isMost: boolean },
): string {
  const describe = (change: Change) => {
    const isSmall = trendOf(change.before, change.now, scale) === 'same'
    return `${step(change)} (${levels(change)}${isSmall ? ', a small step' : ''})`
  }
  const far = ({ before, now }: Change) => Math.abs((now.value ?? 0) - (before.value ?? 0))
  const farthest = (way: string, these: readonly Change[]) => {
    const [first] = these.toSorted((a, b) => far(b) - far(a))
    return first && scale && isMost && `Biggest ${way}: ${step(first)}, by ${far(first).toFixed(1)}.`
  }
  const up = sentences(
    farthest('rise', [...found.up, ...found.appeared]),
    titled('Up', found.up.map(describe)),
    titled('Newly elevated', found.appeared.map(describe)),
  )
  const down = sentences(
    farthest('fall', [...found.down, ...found.gone]),
    titled('Down', found.down.map(describe)),
    titled('No longer elevated', found.gone.map(describe)),
  )
  const moved = which === 'up' ? up : which === 'down' ? down : sentences(up, down)
  return sentences(
    moved ||
      `Nothing has ${which === 'all' ? 'moved' : `gone ${which}`} by more than chance could explain between two tests.`,
    which === 'all' && titled('About the same', listed(found.same.map(({ now }) => now.food))),
  )
}

/** Foods that changed level: raised for `new`, lowered for `gone`. */
function crossed(found: Changes, which: 'new' | 'gone'): string {
  const pairs = [found.appeared, found.gone, found.up, found.down, found.same].flat()
  const isNew = which === 'new'
  const rise = ({ before, now }: Change) => levelRank[now.level] - levelRank[before.level]
  const lines = (['high', 'moderate'] as const).map((level) => {
    const these = pairs.filter(
      (pair) => (isNew ? rise(pair) > 0 : rise(pair) < 0) && (isNew ? pair.now : pair.before).level === level,
    )
    const foods = these.map((pair) => {
      const other = isNew ? `${worded(pair.before.level)} before` : `now ${worded(pair.now.level)}`
      return `${step(pair)} (${other})`
    })
    return `${isNew ? 'Newly' : 'No longer'} ${level}: ${foods.join(', ') || 'none'}.`
  })
  const elevated = (these: readonly TestedFood[]) =>
    these.flatMap(({ food, text, level }) => (level === 'low' ? [] : [`${food} ${text}`]))
  return sentences(
    ...lines,
    isNew && titled('Elevated, and not tested before', elevated(found.onlyNow)),
    isNew && titled('Elevated, and not readable before', elevated(found.unreadBefore)),
  )
}

export const dayOf = ({ day }: Test) => (day ? formatWords(day) : 'a test without a date')

/** The trend in words: "about the same", "up" or "down". */
export function moveWords(before: TestedFood, now: TestedFood, scale: ScaleName | null): string {
  const moved = trendOf(before, now, scale)
  const how = moved === 'same' ? 'about the same' : (moved ?? "we can't tell whether it moved")
  return before.level === now.level && now.level !== 'low' ? `${how}, still ${worded(now.level)}` : how
}

/** Whether two values the user remembers are a real change. */
function rememberedStep([first, second]: readonly number[], scale: ScaleName | null): string {
  if (first === undefined || second === undefined || !scale) return ''
  const spread = spreadOf(first)
  const size = Math.abs(first - second)
  const twice = `The same sample tested twice can differ by ${spread.toFixed(1)} here.`
  return size <= spread
    ? `${first} and ${second} are about the same, with a difference of ${size.toFixed(1)}. ${twice}`
    : `From ${first} to ${second} is a real ${second > first ? 'rise' : 'fall'} of ${size.toFixed(1)}. ${twice}`
}

const MOST_MOVES = 8

/** The trend of one food. */
export async function move(
  own: Own,
  { words, remembered }: { words: string; remembered: readonly number[] },
): Promise<Answer | undefined> {
  const { test, before } = own.person
  if (words === '' && test) return reported(own, rememberedStep(remembered, test.scale), sameMeans)
  const named = await foodNamed(own, words)
  if (!named) return undefined
  if (!test) return reported(own, nothingYet)
  const of = await resultsNamed(own, test, named.words)
  const now = [...of, ...namesakesOf(test, of)]
  const name = named.said.title.toLowerCase()
  if (!before) {
    const value = now.map((result) => `${result.food}: ${graded(result, test.scale)}.`).join(' ')
    return reported(own, onlyOne(test), value)
  }
  const earlier = [
    ...(await resultsNamed(own, before, named.words)),
    ...before.results.filter(({ food }) => now.some((one) => one.food === food && !of.includes(one))),
  ]
  const scale = test.scale === before.scale ? test.scale : null
  const lines = now.slice(0, MOST_MOVES).map((result) => {
    const then = earlier.find(({ food }) => food.toLowerCase() === result.food.toLowerCase())
    if (!then && before.unread.some(({ food }) => food.toLowerCase() === result.food.toLowerCase()))
      return `${result.food}: ${graded(result, test.scale)}. The result of the previous test can't be read.`
    if (!then) return `${result.food}: ${graded(result, test.scale)}. The previous test didn't look at it.`
    return `${result.food}: ${graded(then, before.scale)} (${dayOf(before)}), then ${graded(result, test.scale)} (${dayOf(test)}): ${moveWords(then, result, scale)}.`
  })
  if (lines.length === 0) {
    const unread = await unreadText(own, test, named.words)
    const then = earlier.map((one) => `${one.food} was ${graded(one, before.scale)} (${dayOf(before)}).`)
    const unreadThen = then.length > 0 ? '' : await unreadText(own, before, named.words)
    if (then.length === 0 && !unread && !unreadThen)
      return reported(own, `Neither of your two latest tests looked at ${name}.`)
    const lead = unread || `Your latest test has no result for ${name}.`
    return reported(own, lead, ...then, unreadThen)
  }
  return reported(
    { ...own, said: [named.said] },
    named.saidBack,
    // Test results outweigh what the user remembers.
    earlier.length === 0 && rememberedStep(remembered, scale),
    ...lines,
    scale ? sameMeans : levelsOnlyMeans,
    noProof,
    isAdvisedAgainst(named.said) && named.said.sentence,
  )
}
