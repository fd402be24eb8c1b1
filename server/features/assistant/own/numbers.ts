import { countText, listed, plural } from '@shared/domain/counts'
import { DAY_MS, formatWords } from '@shared/domain/dates'
import { levelOf, levelWords, scales, type Level } from '@shared/domain/levels'
import type { TestedFood } from '@shared/domain/result-changes'
import type { Person } from '@shared/domain/verdict/person'
import type { Told } from '../told'
import {
  byValue,
  capital,
  foodNamed,
  graded,
  minds,
  type Named,
  nothingYet,
  type Own,
  printed,
  reportSource,
  resultsNamed,
  shownVerdict,
  some,
  type Test,
  testOf,
  told,
} from './about-person'
import type { Asked, Group, When } from './asked-kinds'
import { onlyOne } from './about-test'
import { membersOf } from './families'

type About<Kind extends Asked['about']> = Extract<Asked, { about: Kind }>

const isOf: Record<Group, (level: Level) => boolean> = {
  high: (level) => level === 'high',
  moderate: (level) => level === 'moderate',
  elevated: (level) => level !== 'low',
  low: (level) => level === 'low',
  tested: () => true,
}

/** What counts beside the latest test: elevated before and not tested since. */
const carriedOver = ({ avoid }: Person, levels: (level: Level) => boolean) =>
  avoid.filter(
    ({ carriedOverFrom, level }) =>
      carriedOverFrom !== null && (level === 'high' || level === 'moderate') && levels(level),
  )

const carriedLine = (person: Person, of: Group) => {
  const carried = of === 'low' ? [] : carriedOver(person, isOf[of])
  return carried.length === 0
    ? ''
    : ` From an earlier test, and not tested since: ${listed(carried.map(({ foodName }) => foodName))}.`
}

const groupWords: Record<Group, string> = {
  high: 'high',
  moderate: 'moderate',
  elevated: 'elevated',
  low: 'without elevation',
  tested: 'tested',
}

/** What is told of the test that is meant: the latest, the one before it, or of both. */
export async function ofTests(
  { person }: Own,
  { when }: When,
  tell: (test: Test) => Promise<Told> | Told,
): Promise<Told> {
  const { test, before } = person
  if (!test) return told(nothingYet, [reportSource(person)])
  if (!when) return tell(test)
  if (!before) return told(onlyOne(test), [reportSource(person)])
  const answers = await Promise.all(
    (when === 'both' ? [test, before] : [before]).map(async (one) => tell(one)),
  )
  return told(answers.map(({ answer }) => answer).join(' '), [reportSource(person)])
}

/** What beside a test counts, which the test before has not to do with. */
const isLatest = ({ test: latest }: Person, test: Test) => latest === test

export function count({ person }: Own, test: Test, { of }: About<'count'>): Told {
  const number = (group: Group) => test.results.filter(({ level }) => isOf[group](level)).length
  const others: Record<Group, string> = {
    high: `${number('moderate')} moderate (${number('elevated')} elevated in all), ${number('low')} without elevation`,
    moderate: `${number('high')} high (${number('elevated')} elevated in all), ${number('low')} without elevation`,
    elevated: `${number('high')} high and ${number('moderate')} moderate`,
    low: `${number('high')} high, ${number('moderate')} moderate`,
    tested: `${number('high')} high, ${number('moderate')} moderate, ${number('low')} without elevation`,
  }
  const lead =
    of === 'tested'
      ? `${capital(testOf(test))} looked at ${countText(number('tested'), 'food')}`
      : `In ${testOf(test)} ${number(of)} of ${countText(number('tested'), 'food')} ${plural(number(of), 'is', 'are')} ${groupWords[of]}`
  const link = of === 'tested' || of === 'elevated' ? ': ' : '. Beside: '
  const ask = of === 'tested' ? ' Ask for a food by its name to hear whether it was among them.' : ''
  return told(`${lead}${link}${others[of]}.${ask}${isLatest(person, test) ? carriedLine(person, of) : ''}`, [
    reportSource(person),
  ])
}

const withValue = (results: readonly TestedFood[]) => results.map(({ food, text }) => `${food} ${text}`)

/** The foods of a level with their values, and what counts beside them. */
export function list({ person }: Own, test: Test, { of }: About<'list'>): Told {
  return told(listText(person, test, of), [reportSource(person)])
}

/** What a person's tests raise, and the allergies of their record. */
export function listText(person: Person, test: Test, of: Exclude<Group, 'tested'>): string {
  const { unit } = scales[test.scale]
  const parts = (['high', 'moderate', 'low'] as const)
    .filter((level) => isOf[of](level))
    .map((level) => {
      const found = byValue(test.results.filter((result) => result.level === level))
      return found.length === 0
        ? `${levelWords[level]}: none.`
        : `${levelWords[level]} (${found.length}): ${some(withValue(found), of === 'low' ? 20 : 60)}${unit ? ` (${unit})` : ''}.`
    })
  const isNow = isLatest(person, test)
  const allergies = person.avoid.filter(({ level }) => level === 'allergy').map(({ foodName }) => foodName)
  const listedToo =
    isNow && of === 'elevated' && allergies.length > 0
      ? ` Allergies on your record: ${allergies.join(', ')}.`
      : ''
  const lead =
    isNow && of === 'elevated' && person.low.length === test.results.length
      ? 'Your latest report shows no elevated food. '
      : ''
  return `${lead}In ${testOf(test)}: ${parts.join(' ')}${isNow ? carriedLine(person, of) : ''}${listedToo}`
}

export async function ranked(
  own: Own,
  test: Test,
  { end, place, most, of, family }: About<'rank'>,
): Promise<Told> {
  const { person } = own
  const among = family ? await membersOf(own, test, family) : test.results
  const sorted = byValue(of ? among.filter(({ level }) => isOf[of](level)) : among)
  const within = of ? ` ${of === 'low' ? 'unelevated' : of}` : ''
  const kind = family ? ` (${family})` : ''
  if (end === 'bottom') sorted.reverse()
  const source = [reportSource(person)]
  if (most > 1) {
    const found = sorted.slice(0, most)
    const which = `${end === 'top' ? 'highest' : 'lowest'}${within}`
    return told(
      `Your ${found.length} ${which}${kind} in ${testOf(test)}: ${found.map((result, at) => `${at + 1}. ${result.food} (${graded(result, test.scale)})`).join(', ')}.`,
      source,
    )
  }
  const steps = [...new Set(sorted.map(({ text, level }) => `${level} ${text}`))]
  const step = steps[place - 1]
  const tied = sorted.filter(({ text, level }) => `${level} ${text}` === step).map(({ food }) => food)
  const [first] = sorted.filter(({ text, level }) => `${level} ${text}` === step)
  if (!first)
    return told(
      `${capital(testOf(test))} has only ${countText(steps.length, `different${within} value`)}${kind}.`,
      source,
    )
  const nth = ['', 'second ', 'third ', 'fourth ', 'fifth '][place - 1] ?? ''
  const which = `${nth}${end === 'top' ? 'highest' : 'lowest'}${within}`
  return told(
    `Your ${which} ${plural(tied.length, 'food', 'foods')}${kind} in ${testOf(test)}: ${some(tied)} (${tied.length > 1 ? 'each ' : ''}${graded(first, test.scale)}).`,
    source,
  )
}

export async function level(own: Own, { words }: { words: string }): Promise<Told | undefined> {
  const { person } = own
  const named = await foodNamed(own, words)
  if (!named) return undefined
  const { said, saidBack } = named
  if (said.parts.length > 0) return dish(own, named)
  const results = await resultsNamed(own, person.test, named.words)
  const { test } = person
  const values =
    test && results.length > 0
      ? `In ${testOf(test)}: ${some(
          results.map((result) => `${result.food} ${graded(result, test.scale)}`),
          8,
        )}.`
      : earlier(person, named.words) ||
        (said.kind === 'allergy' || !test
          ? ''
          : `${capital(testOf(test))} did not look at ${said.title.toLowerCase()}, so it says nothing about it.`)
  const none = test ? '' : nothingYet
  const advice = minds(said) ? said.sentence : ''
  const parts = said.kind === 'allergy' ? [advice, values, none] : [values, none, advice]
  return told(saidBack + parts.filter(Boolean).join(' '), [reportSource(person)], shownVerdict(said))
}

/** A dish has no value of its own: what its parts have. */
function dish({ person }: Own, { said, saidBack }: Named): Told {
  const names = (isOwn: boolean) =>
    said.foods.filter(({ level }) => (level !== 'low') === isOwn && level !== 'allergy' && level !== 'own')
  const raised = names(true).map(
    ({ foodName, level, measured }) =>
      `${foodName}${measured ? ` ${printed(measured, measured.scale)}` : ''}, ${level}`,
  )
  const clean = names(false).map(({ foodName }) => foodName)
  const values = person.test
    ? `Of what is usually in it, ${raised.length > 0 ? `raised in your tests: ${some(raised, 8)}` : 'nothing is raised in your tests'}${clean.length > 0 ? `; without elevation: ${some(clean, 6)}` : ''}.`
    : nothingYet
  const lead = `${capital(said.title)} has no value of its own: the test looks at single foods.`
  return told(
    `${saidBack}${lead} ${values} ${minds(said) ? said.sentence : ''}`.trim(),
    [reportSource(person)],
    shownVerdict(said),
  )
}

/** What an earlier test found of a food that the latest did not look at. */
function earlier({ avoid, measured }: Person, words: string): string {
  return avoid
    .flatMap(({ foodName, carriedOverFrom, level: found }, at) => {
      const value = measured[at]
      const isNamed =
        words.toLowerCase().includes(foodName.toLowerCase()) ||
        foodName.toLowerCase().includes(words.toLowerCase())
      if (carriedOverFrom === null || !value || !isNamed) return []
      const day = value.day ? `your test of ${formatWords(value.day)}` : 'an earlier test'
      return [
        `Your latest test did not look at ${foodName.toLowerCase()}; in ${day} it was ${printed(value, value.scale)}, ${found}, which counts until it is tested again.`,
      ]
    })
    .join(' ')
}

/** How the values of foods stand to each other, the highest first. */
export async function compare(own: Own, test: Test, { foods }: About<'compare'>): Promise<Told | undefined> {
  const named = await Promise.all(foods.map((words) => foodNamed(own, words)))
  if (named.some((each) => !each)) return undefined
  const results: TestedFood[] = []
  const missing: string[] = []
  for (const each of named) {
    const [first] = each ? await resultsNamed(own, test, each.words) : []
    if (first) results.push(first)
    else if (each) missing.push(each.said.title.toLowerCase())
  }
  const sorted = byValue(results)
  const [first, second] = sorted
  const said = sorted.map((result) => `${result.food}: ${graded(result, test.scale)}.`)
  const isSame = new Set(sorted.map(({ text, level }) => `${level} ${text}`)).size === 1
  const end =
    !first || !second
      ? ''
      : isSame
        ? sorted.length > 2
          ? 'All are the same.'
          : 'Both are the same.'
        : sorted.length > 2
          ? `${first.food} is the highest, ${sorted.at(-1)?.food.toLowerCase()} the lowest.`
          : `${first.food} is the higher of the two.`
  const none = missing.length > 0 ? `${capital(testOf(test))} did not look at ${listed(missing)}.` : ''
  const lead = said.length > 0 ? `In ${testOf(test)} ${said.join(' ')}` : ''
  return told([lead, none, end].filter(Boolean).join(' '), [reportSource(own.person)])
}

/** What the bounds of the person's scale are, and where a value of it falls. */
export function scale({ person }: Own, test: Test, { value }: About<'scale'>, faqs: Told['sources']): Told {
  const { moderate, high, unit } = scales[test.scale]
  const name = unit ?? 'the index scale, which has no unit'
  const behind = unit ? ` ${unit}` : ''
  const bounds = `${high}${behind} or more is high, ${moderate} up to below ${high} is moderate, below ${moderate} there is no elevation.`
  const own =
    value === null
      ? ''
      : `On that scale ${value} is ${{ high: 'high', moderate: 'moderate', low: 'without elevation' }[levelOf(value, test.scale)]}. `
  return told(`Your results are in ${name}. ${own}${bounds}`, [...faqs, reportSource(person)])
}

export function day({ person }: Own, test: Test): Told {
  const earlier = person.before?.day
  const apart =
    test.day && earlier
      ? ` ${countText((Date.parse(test.day) - Date.parse(earlier)) / DAY_MS, 'day')} lie between them.`
      : ''
  const before = earlier ? ` The one before it: ${formatWords(earlier)}.${apart}` : ''
  return told(
    test.day
      ? `Your latest report is of ${formatWords(test.day)}.${before}`
      : `Your latest report bears no day.${before}`,
    [reportSource(person)],
  )
}
