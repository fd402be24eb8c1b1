import { countText, listed, plural } from '@shared/domain/text/counts'
import { DAY_MS, formatWords } from '@shared/domain/text/dates'
import { levelOf, levelWords, scales, type Level } from '@shared/domain/reports/levels'
import type { TestedFood } from '@shared/domain/reports/result-changes'
import type { Person } from '@shared/domain/verdict/person'
import { sentences, titled, type Answer } from '../../answer'
import {
  allergyStays,
  allUnreadText,
  byValue,
  capital,
  graded,
  keptFoodsOf,
  nothingYet,
  type Own,
  reported,
  some,
  type Test,
  testOf,
} from '../person/about-person'
import type { Group, Rank, When } from './slots'
import { onlyOne } from './influences'
import { membersOf } from './families'
import { linesFor } from '../lines'
import lines from './lines.json' with { type: 'json' }
import { allergyText, chosenText, fineText, outcomeText } from '../person/outcome-text'

const isOf = (of: Group, level: Level) =>
  of === 'tested' || of === level || (of === 'elevated' && level !== 'low')

/** Foods elevated earlier that no newer readable result replaces. */
export function carriedLine({ avoid }: Person, of: Group): string {
  const names = avoid.flatMap(({ carriedOverFrom, level, foodName }) =>
    carriedOverFrom !== null && (level === 'high' || level === 'moderate') && isOf(of, level)
      ? [foodName]
      : [],
  )
  return titled('From an earlier test, with no newer result that can be read', listed(names))
}

/** Answers for the latest test, the one before, or both. */
export async function ofTests(
  { person }: Own,
  { when }: When,
  tell: (test: Test) => Promise<Answer> | Answer,
): Promise<Answer> {
  const { test, before } = person
  if (!test) return reported({ person }, nothingYet)
  if (!when) return tell(test)
  if (!before) return reported({ person }, onlyOne(test))
  const answers = await Promise.all(
    (when === 'both' ? [test, before] : [before]).map(async (one) => tell(one)),
  )
  return reported({ person }, ...answers.map(({ answer }) => answer))
}

/** Records beside a test concern the latest one only. */
const isLatest = ({ test: latest }: Person, test: Test) => latest === test

const noProof =
  "A food that wasn't raised gives you no reason to leave it out. It doesn't rule out an allergy or intolerance."

export function count({ person }: Own, test: Test, { of }: { of: Group }): Answer {
  const number = (group: Group) => test.results.filter(({ level }) => isOf(group, level)).length
  const others: Record<Group, string> = {
    high: `${number('moderate')} moderate and ${number('low')} with no elevation`,
    moderate: `${number('high')} high and ${number('low')} with no elevation`,
    elevated: `${number('high')} high and ${number('moderate')} moderate`,
    low: `${number('high')} high and ${number('moderate')} moderate`,
    tested: `${number('high')} high, ${number('moderate')} moderate and ${number('low')} with no elevation`,
  }
  const lead =
    of === 'tested'
      ? `${capital(testOf(test))} looked at ${countText(number('tested'), 'food')}`
      : `In ${testOf(test)}, ${number(of)} of ${countText(number('tested'), 'food')} ${plural(number(of), 'is', 'are')} ${of === 'low' ? 'not raised' : of}`
  const link = of === 'tested' || of === 'elevated' ? ': ' : '. There are also '
  const isLow = of === 'low' && isLatest(person, test)
  return reported(
    { person },
    `${lead}${link}${others[of]}.`,
    (of === 'high' || of === 'moderate') &&
      `In all, ${countText(number('elevated'), 'food')} ${plural(number('elevated'), 'is', 'are')} raised.`,
    isLow && noProof,
    isLow && allergyStays(person),
    allUnreadText(test),
    of === 'tested' && 'Ask me about a food by name to see if we tested it.',
    isLatest(person, test) && carriedLine(person, of),
  )
}

const withValue = (results: readonly TestedFood[]) => results.map(({ food, text }) => `${food} ${text}`)

/** Foods of a level with values, and what outweighs them. */
export async function list(own: Own, test: Test, { of }: { of: Exclude<Group, 'tested'> }): Promise<Answer> {
  const { person } = own
  // What outweighs a result is listed beside it.
  const found = isLatest(person, test)
    ? [...(of === 'low' ? [] : outcomeText(person)), ...fineText(person)]
    : []
  return reported({ person }, await listText(own, test, of), ...found)
}

export async function allNormal(own: Own, test: Test): Promise<Answer> {
  const text = await listText(own, test, 'elevated')
  const elevated = test.results.filter(({ level }) => level !== 'low').length
  const says =
    elevated > 0
      ? `Not everything is normal. ${countText(elevated, 'food')} ${plural(elevated, 'is', 'are')} elevated. ${text} Leave the high ones out for now, and eat the moderate ones only now and then.`
      : `${text} So the test gives you no reason to leave a food out. Eat as varied a diet as you can. The test doesn't show an allergy or a disease, so see a doctor if you have symptoms.`
  return reported(own, says)
}

/** What tests raise, what counts as an allergy, foods to keep, and why others are excluded. */
export async function listText(
  own: Pick<Own, 'db' | 'clientId' | 'person'>,
  test: Test,
  of: Exclude<Group, 'tested'>,
): Promise<string> {
  const { person } = own
  const { unit } = scales[test.scale]
  const isNow = isLatest(person, test)
  const isLowNow = isNow && of === 'low'
  const { results } = test
  const kept = isLowNow ? await keptFoodsOf(own, { results }) : results
  const parts = (['high', 'moderate', 'low'] as const)
    .filter((level) => isOf(of, level))
    .map((level) => {
      const found = byValue(results.filter((result) => result.level === level))
      const named = found.filter((result) => kept.includes(result))
      return found.length === 0
        ? `${levelWords[level]}: none.`
        : `${levelWords[level]} (${found.length}): ${named.length === 0 ? 'none that you keep' : some(withValue(named), of === 'low' ? 20 : 60)}${named.length > 0 && unit ? ` (${unit})` : ''}.`
    })
  return sentences(
    isNow &&
      of === 'elevated' &&
      person.low.length === results.length &&
      'Your latest report shows no raised foods.',
    `In ${testOf(test)}: ${parts.join(' ')}`,
    allUnreadText(test),
    isNow && carriedLine(person, of),
    isLowNow && (await leftOutText(own, results, kept)),
    isNow && of === 'elevated' && (await allergyText(own)),
  )
}

/** Foods without elevation that are not kept, and why; else empty. */
async function leftOutText(
  own: Pick<Own, 'db' | 'clientId' | 'person'>,
  results: readonly TestedFood[],
  kept: readonly TestedFood[],
): Promise<string> {
  const names = results.flatMap((result) =>
    result.level === 'low' && !kept.includes(result) ? [result.food] : [],
  )
  if (names.length === 0) return ''
  const why = [await allergyText(own), ...outcomeText(own.person), chosenText(own.person)]
  return sentences(`Left out or limited, whatever the value: ${some(names)}.`, ...why)
}

/** The highest or lowest values, or both. */
export async function ranked(own: Own, test: Test, asked: Rank): Promise<Answer> {
  if (asked.end !== 'both') return ofEnd(own, test, asked.end, asked)
  const answers = await Promise.all((['top', 'bottom'] as const).map((end) => ofEnd(own, test, end, asked)))
  return reported(own, ...answers.map(({ answer }) => answer))
}

async function ofEnd(
  own: Own,
  test: Test,
  end: 'top' | 'bottom',
  { place, most, of, family }: Rank,
): Promise<Answer> {
  const { person } = own
  const among = family ? await membersOf(own, test, family) : test.results
  const sorted = byValue(of ? among.filter(({ level }) => isOf(of, level)) : among)
  const within = of && of !== 'low' ? ` ${of}` : ''
  const kind = `${of === 'low' ? ' with no elevation' : ''}${family ? ` (${family})` : ''}`
  if (end === 'bottom') sorted.reverse()
  if (most > 1) {
    const found = sorted.slice(0, most)
    const which = `${end === 'top' ? 'highest' : 'lowest'}${within}`
    return reported(
      { person },
      `Your ${found.length} ${which} foods${kind} in ${testOf(test)}: ${found.map((result, at) => `${at + 1}. ${result.food} (${graded(result, test.scale)})`).join(', ')}.`,
    )
  }
  const stepOf = ({ text, level }: TestedFood) => `${level} ${text}`
  const steps = [...new Set(sorted.map(stepOf))]
  const tied = sorted.filter((result) => stepOf(result) === steps[place - 1])
  const [first] = tied
  if (!first)
    return reported(
      own,
      `${capital(testOf(test))} has only ${countText(steps.length, `different${within} value`)}${kind}.`,
    )
  const nth = ['', 'second ', 'third ', 'fourth ', 'fifth '][place - 1] ?? ''
  const which = `${nth}${end === 'top' ? 'highest' : 'lowest'}${within}`
  return reported(
    own,
    `Your ${which} ${plural(tied.length, 'food', 'foods')}${kind} in ${testOf(test)}: ${some(tied.map(({ food }) => food))} (${tied.length > 1 ? 'each ' : ''}${graded(first, test.scale)}).`,
  )
}

/** The limits of the person's scale, and where a value falls. */
export function scale({ person }: Own, test: Test, value: number | null, faqs: Answer['sources']): Answer {
  const { moderate, high, unit } = scales[test.scale]
  const foods = value === null ? [] : test.results.filter((result) => result.value === value)
  const levelNames = { high: 'high', moderate: 'moderate', low: 'not raised' }
  const values = {
    ...{ moderate: `${moderate}`, high: `${high}`, unit: unit ?? '' },
    ...{ value: `${value}`, level: value === null ? '' : levelNames[levelOf(value, test.scale)] },
    foods: listed(foods.map(({ food }) => food.toLowerCase())),
  }
  return reported({ person, faqs }, ...linesFor(lines.scale, values))
}

export function day({ person }: Own, test: Test): Answer {
  const earlier = person.before?.day
  const apart = test.day && earlier && (Date.parse(test.day) - Date.parse(earlier)) / DAY_MS
  return reported(
    { person },
    `Your latest report ${test.day ? `is dated ${formatWords(test.day)}` : 'has no date'}.`,
    earlier && `The one before it is dated ${formatWords(earlier)}.`,
    apart ? `There ${plural(apart, 'is', 'are')} ${countText(apart, 'day')} between the two.` : '',
  )
}
