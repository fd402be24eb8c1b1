import { levelOf, scales, type ScaleName } from '@shared/domain/reports/levels'
import { spreadOf, type TestedFood } from '@shared/domain/reports/result-changes'
import { grammarOf } from '@shared/domain/verdict/grammar'
import { type Answer, sentences, titled } from '../../answer'
import {
  byValue,
  capital,
  foodNamed,
  graded,
  ifWrong,
  isAdvisedAgainst,
  type Named,
  type Own,
  reported,
  resultsNamed,
  type Test,
  testOf,
  unreadText,
  valued,
} from '../person/about-person'
import { dayOf, moveWords, worded } from './changes'
import { linesFor } from '../lines'
import phrases from './lines.json' with { type: 'json' }
import { isSaidIn } from './slots'
import { lower } from '../person/found'
import { nameOfPractitioner } from '../person/people'

/** "5.3 above 7.5, where moderate begins". */
function distances({ value }: TestedFood, test: Test): string {
  const { moderate, high, unit } = scales[test.scale]
  if (value === null) return ''
  const from = (bound: number, name: string) =>
    `${Math.abs(value - bound).toFixed(1)}${unit ? ` ${unit}` : ''} ${value < bound ? 'below' : 'above'} ${bound}, where ${name} begins`
  if (value >= high) return ` That's ${from(high, 'high')}.`
  if (value < moderate) return ` That's ${from(moderate, 'moderate')}.`
  return ` That's ${from(high, 'high')}, and ${from(moderate, 'moderate')}.`
}

/** The range a repeat might give; none for a bound or a word. */
function rangeOf({ value, text }: TestedFood): [number, number] | undefined {
  if (value === null || /[<>≤≥]/u.test(text)) return undefined
  return [Math.max(0, value - spreadOf(value)), value + spreadOf(value)]
}

const spreadMeans = 'The same sample tested twice can differ by 15% or 1.5 units, whichever is more.'

/** Whether the value might have fallen into another level. */
function certainty(result: TestedFood, scale: ScaleName): string {
  const range = rangeOf(result)
  if (!range) return ''
  const [from, to] = range.map((bound) => bound.toFixed(1))
  const others = [...new Set(range.map((bound) => levelOf(bound, scale)))].filter(
    (level) => level !== result.level,
  )
  const spread = ` ${spreadMeans} Here that means from about ${from} to ${to}.`
  return others.length === 0
    ? `${spread} Anywhere in that range is ${worded(result.level)}.`
    : `${spread} So it's close to the limit and might come out as ${others.map(worded).join(' or ')} another time. What counts is the value in the test, which is ${worded(result.level)}.`
}

/** How far a value is from its scale's limits; without words, all foods near a limit. */
export async function limit(own: Own, test: Test, words: string): Promise<Answer | undefined> {
  if (words === '') return reported(own, nearLimits(test))
  const named = await foodNamed(own, words)
  if (!named) return undefined
  const results = await resultsNamed(own, test, named.words)
  if (results.length === 0)
    return reported(
      own,
      named.saidBack,
      (await unreadText(own, test, named.words)) ||
        `${capital(testOf(test))} didn't look at ${named.said.title.toLowerCase()}.`,
    )
  const lines = await Promise.all(
    results
      .slice(0, 3)
      .map(
        async (result) =>
          `${result.food} ${graded(result, test.scale)}${await earlierOf(own, test, named.words, result)}.${distances(result, test)}${certainty(result, test.scale)}`,
      ),
  )
  return reported(
    { ...own, said: [named.said] },
    named.saidBack,
    `In ${testOf(test)}: ${lines.join(' ')}`,
    isAdvisedAgainst(named.said) && named.said.sentence,
  )
}

const MOST_NEAR = 3

/** Foods near each limit, the nearest first. */
function nearLimits(test: Test): string {
  const { moderate, high } = scales[test.scale]
  const sides = ([high, moderate] as const).map((bound) => {
    const side = (isAbove: boolean) =>
      test.results
        .filter(({ value }) => value !== null && value >= bound === isAbove)
        .toSorted((one, other) => toBound(one, bound) - toBound(other, bound))
        .slice(0, MOST_NEAR)
        .map(({ food, text }) => `${food} ${text}`)
        .join(', ')
    const name = bound === high ? 'High' : 'Moderate'
    return `${name} begins at ${bound}. Nearest above: ${side(true) || 'none'}. Nearest below: ${side(false) || 'none'}.`
  })
  return `These are your values nearest to the limits in ${testOf(test)}. ${sides.join(' ')} ${spreadMeans} So a value that close to a limit might come out on the other side. What counts is the value in the test. No test can say which way a value will go next.`
}

const toBound = ({ value }: TestedFood, bound: number) => Math.abs((value ?? Infinity) - bound)

/** The values, and that no test explains their cause. */
export async function why(
  own: Own,
  test: Test,
  { foods, isMoved, text }: { foods: readonly string[]; isMoved: boolean; text: string },
): Promise<Answer | undefined> {
  const { before } = own.person
  const named = await Promise.all(foods.map((words) => foodNamed(own, words)))
  if (foods.length > 0 && !named[0]) return undefined
  const [only] = named
  if (named.length === 1 && only?.said.kind === 'allergy') return listedFor(own, test, only)
  const measured: string[] = []
  const others: string[] = []
  let isRaised = foods.length === 0
  for (const [at, each] of named.entries()) {
    if (!each) continue
    const results = await resultsNamed(own, test, each.words)
    const result = results.find(({ food }) => food.toLowerCase().includes(foods[at] ?? '')) ?? results[0]
    if (!result && at > 0) continue
    isRaised ||= result !== undefined && result.level !== 'low'
    if (result)
      measured.push(
        `${result.food} ${graded(result, test.scale)}${await earlierOf(own, test, each.words, result)}`,
      )
    else
      others.push(
        (await unreadText(own, test, each.words)) ||
          `${capital(testOf(test))} didn't look at ${each.said.title.toLowerCase()}.`,
      )
    if (['allergy', 'trigger', 'limited', 'own', 'tolerated'].includes(each.said.kind))
      others.push(each.said.sentence)
  }
  const highest = byValue(test.results).slice(0, 3)
  const of = [...new Set(measured)]
  const values =
    foods.length > 0
      ? sentences(titled(`In ${testOf(test)}`, of.join('; ')), ...new Set(others))
      : titled(`Your highest values in ${testOf(test)}`, valued(highest, test).join('; '))
  const ofOwn = {
    values,
    several: new Set([...measured, ...others]).size > 1,
    raised: isRaised,
    moved: isMoved && before !== null,
    practitioner: await nameOfPractitioner(own),
  }
  return reported(
    { ...own, said: named.flatMap((each) => each?.said ?? []) },
    ...linesFor(phrases.why, ofOwn, isSaidIn(text)),
  )
}

/** The reason for excluding a food: allergy, own choice or value. */
export async function onList(own: Own, test: Test, words: string): Promise<Answer | undefined> {
  const named = await foodNamed(own, words)
  return named && listedFor(own, test, named)
}

async function listedFor(own: Own, test: Test, { said, words, saidBack }: Named): Promise<Answer> {
  const { kind, title, sentence, foods } = said
  const results = await resultsNamed(own, test, words)
  const values = {
    ...{ saidBack, title, is: grammarOf(title).is, lowerTitle: lower(title), sentence, ifWrong },
    counts: !!foods[0]?.outcome,
    ...{ test: testOf(test), values: valued(results.slice(0, 3), test).join('; ') },
  }
  return reported({ ...own, said: [said] }, ...linesFor(phrases.listed, values, (sign) => sign === kind))
}

/** "(12 October 2026: 6.0 µg/ml, no elevation; up)". */
async function earlierOf(own: Own, test: Test, words: string, now: TestedFood): Promise<string> {
  const { before } = own.person
  if (!before) return ''
  const then = (await resultsNamed(own, before, words)).find(({ food }) => food === now.food)
  if (!then || then.text === now.text) return ''
  const scale = test.scale === before.scale ? test.scale : null
  return ` (${dayOf(before)}: ${graded(then, before.scale)}; ${moveWords(then, now, scale)})`
}
