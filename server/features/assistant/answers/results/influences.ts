import { countText, listed, plural } from '@shared/domain/text/counts'
import { formatWords } from '@shared/domain/text/dates'
import { levelWords, scales } from '@shared/domain/reports/levels'
import { compareTests, type TestedFood } from '@shared/domain/reports/result-changes'
import { foodMatcher, resolveFoods } from '../../../foods/foods.public'
import { sentences, titled, type Answer } from '../../answer'
import {
  allergyStays,
  byValue,
  foodNamed,
  graded,
  isAdvisedAgainst,
  nothingYet,
  type Own,
  printed,
  reported,
  reportSource,
  resultsNamed,
  type Test,
  testOf,
  answerOf,
  valued,
} from '../person/about-person'
import { nameOfPractitioner } from '../person/people'
import { linesFor } from '../lines'
import lines from './lines.json' with { type: 'json' }
import { has, isSaidIn } from './slots'

const MOST_STEPS = 2

/** What changes an IgG value, and what changed between this person's two tests. */
export function influences({ person }: Own, test: Test, text: string): Answer {
  const { before } = person
  const found = before && test.scale === before.scale ? compareTests(before, test) : null
  const moved = found
    ? [
        [...found.appeared, ...found.up].slice(0, MOST_STEPS),
        [...found.gone, ...found.down].slice(0, MOST_STEPS),
      ].flat()
    : []
  const steps = moved.map(({ before: then, now }) => `${now.food} from ${then.text} to ${now.text}`)
  return reported({ person }, ...linesFor(lines.influences, { moved: listed(steps) }, isSaidIn(text)))
}

/** How serious a value is: the scale is open at the top, and a number measures no illness. */
export async function severity(own: Own, test: Test, value: number | null): Promise<Answer> {
  const { high, moderate, unit } = scales[test.scale]
  const whole = Math.floor(value ?? NaN)
  const near = test.results.filter((result) => Math.floor(result.value ?? -1) === whole)
  const [highest] = byValue(test.results)
  const named = (result: TestedFood) => `${result.food} ${graded(result, test.scale)}`
  const values = {
    ...{ test: testOf(test), moderate: `${moderate}`, high: `${high}`, unit: unit ? ` ${unit}` : '' },
    near: listed(near.map(named)),
    highest:
      value === null && highest ? `${highest.food.toLowerCase()} (${graded(highest, test.scale)})` : '',
    practitioner: await nameOfPractitioner(own),
  }
  return reported(own, ...linesFor(lines.severity, values))
}

const ofAnimals = new Set(['meat', 'fish-and-seafood', 'dairy-and-egg'])
/** The elevated foods from plants, or from animals. */
export async function ofOrigin(own: Own, test: Test, text: string): Promise<Answer> {
  const isOfAnimals = has(text, 'animals')
  const elevated = byValue(test.results).filter(({ level }) => level !== 'low')
  const resolved = await resolveFoods(
    own.db,
    elevated.map(({ food }) => food),
  )
  const { foods } = foodMatcher().read('')
  const meant = elevated.filter((_, at) => {
    const category = resolved[at]?.keys.map((key) => foods.get(key)?.category).find(Boolean) ?? ''
    return ofAnimals.has(category) === isOfAnimals
  })
  const kind = isOfAnimals ? 'from animals' : 'from plants'
  const of = (level: TestedFood['level']) =>
    meant.filter((result) => result.level === level).map(({ food, text: value }) => `${food} ${value}`)
  return reported(
    own,
    `Of your ${elevated.length} raised foods in ${testOf(test)}, ${meant.length || 'none'} ${plural(meant.length, 'is', 'are')} ${kind}.`,
    titled(levelWords.high, of('high')),
    titled(levelWords.moderate, of('moderate')),
    meant.length > 0 && 'Leave the high ones out for now, and eat the moderate ones only now and then.',
    allergyStays(own.person),
  )
}

const MOST_HIGH = 3
const counted = ({ length }: readonly unknown[]) =>
  length > 0 ? `${length} ${length > 1 ? 'are' : 'is'}` : ''

/** What the results mean, in this person's numbers, and what IgG does not show. */
export function meaning({ person }: Own, test: Test): Answer {
  const of = (level: string) => test.results.filter((result) => result.level === level)
  const [high, moderate] = [of('high'), of('moderate')]
  const highest = byValue(high)
    .slice(0, MOST_HIGH)
    .map((result) => `${result.food.toLowerCase()} (${printed(result, test.scale)})`)
  const values = {
    ...{ test: testOf(test), low: `${of('low').length}`, all: `${test.results.length}` },
    ...{ high: counted(high), moderate: counted(moderate) },
    highest:
      highest.length > 0
        ? `${high.length > MOST_HIGH ? ', the highest being ' : ': '}${listed(highest)}`
        : '',
    them: moderate.length > 1 ? 'them' : 'it',
  }
  return reported({ person }, ...linesFor(lines.meaning, values))
}

/** Values of another laboratory beside this one's. */
export async function otherLab(own: Own, foods: readonly string[], faqs: Answer['sources']): Promise<Answer> {
  const { test } = own.person
  const found = await Promise.all(foods.slice(0, 2).map((words) => foodNamed(own, words)))
  const named = found.filter((each) => each !== undefined)
  const results = await Promise.all(named.map(({ words }) => resultsNamed(own, test, words)))
  const said = named.map((each) => each.said)
  const { high = '', moderate = '', unit = 'index numbers without a unit' } = test ? scales[test.scale] : {}
  const values = {
    ...{ high: `${high}`, moderate: `${moderate}`, unit: unit ?? 'index numbers without a unit' },
    here: test ? valued(results.flat().slice(0, 3), test).join('; ') : '',
    advice: sentences(...said.filter(isAdvisedAgainst).map(({ sentence }) => sentence)),
  }
  return reported({ ...own, said, faqs }, ...linesFor(lines['other-lab'], values))
}

export const onlyOne = ({ day }: Test): string =>
  `You've had one test so far${day ? `, dated ${formatWords(day)}` : ''}, so there's nothing to compare yet. You and your practitioner can decide when to repeat it.`

export function measures({ person: { test } }: Own, faqs: Answer['sources']): Answer {
  const tested = test ? countText(test.results.length, 'food') : ''
  return answerOf(linesFor(lines.measures, { tested }).join(' '), faqs)
}

/** The portal makes no appointments. */
export async function again(own: Own, faqs: Answer['sources']): Promise<Answer> {
  const { test } = own.person
  const values = {
    ...{ day: test?.day ? formatWords(test.day) : '', nothingYet: test ? '' : nothingYet },
    practitioner: await nameOfPractitioner(own),
  }
  return answerOf(linesFor(lines.again, values).join(' '), [reportSource(own.person), ...faqs])
}
