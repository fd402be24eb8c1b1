import { scales } from '@shared/domain/levels'
import type { TestedFood } from '@shared/domain/result-changes'
import type { Told } from '../told'
import {
  foodNamed,
  graded,
  minds,
  type Own,
  reportSource,
  resultsNamed,
  type Test,
  testOf,
  told,
} from './about-person'
import { capital } from './numbers'

const ONE_DIGIT = 10
const apart = (one: number, other: number) => Math.round(Math.abs(one - other) * ONE_DIGIT) / ONE_DIGIT

/** "5.3 above the 7.5 where moderate begins". */
function distances({ value }: TestedFood, test: Test): string {
  const { moderate, high, unit } = scales[test.scale]
  if (value === null) return ''
  const from = (bound: number, name: string) =>
    `${apart(value, bound)}${unit ? ` ${unit}` : ''} ${value < bound ? 'below' : 'above'} ${bound}, where ${name} begins`
  if (value >= high) return ` That is ${from(high, 'high')}.`
  if (value < moderate) return ` That is ${from(moderate, 'moderate')}.`
  return ` That is ${from(high, 'high')}, and ${from(moderate, 'moderate')}.`
}

/** How the value of a food lies to the limits of its scale. */
export async function limit(own: Own, test: Test, words: string): Promise<Told | undefined> {
  const named = await foodNamed(own, words)
  if (!named) return undefined
  const results = await resultsNamed(own, test, named.words)
  const source = [reportSource(own.person)]
  if (results.length === 0)
    return told(
      `${named.saidBack}${capital(testOf(test))} did not look at ${named.said.title.toLowerCase()}.`,
      source,
    )
  const lines = results
    .slice(0, 3)
    .map((result) => `${result.food}: ${graded(result, test.scale)}.${distances(result, test)}`)
  const advice = minds(named.said) ? ` ${named.said.sentence}` : ''
  return told(`${named.saidBack}In ${testOf(test)} ${lines.join(' ')}${advice}`, source)
}

const nobodyKnows =
  'Why a body makes more IgG against one food than against another, nobody can tell from this test. It measures each food by itself, also those of one kind, and IgG often follows what is eaten often. It is no sign of an allergy.'

/** Why one food is raised, and another is not: the values, and that the test does not tell. */
export async function why(
  own: Own,
  test: Test,
  { one, other }: { one: string; other: string | null },
): Promise<Told | undefined> {
  const named = await Promise.all(
    [one, ...(other === null ? [] : [other])].map((words) => foodNamed(own, words)),
  )
  const lines: string[] = []
  for (const [at, each] of named.entries()) {
    if (!each) return undefined
    const results = await resultsNamed(own, test, each.words)
    const asked = at === 0 ? one : (other ?? '')
    const first = results.find(({ food }) => food.toLowerCase().includes(asked)) ?? results[0]
    lines.push(
      first
        ? `${first.food}: ${graded(first, test.scale)}.`
        : `${capital(testOf(test))} did not look at ${each.said.title.toLowerCase()}.`,
    )
    if (each.said.kind === 'allergy') lines.push(each.said.sentence)
  }
  return told(`In ${testOf(test)} ${lines.join(' ')} ${nobodyKnows}`, [reportSource(own.person)])
}
