import { listed } from '@shared/domain/text/counts'
import { formatWords } from '@shared/domain/text/dates'
import type { TestedFood } from '@shared/domain/reports/result-changes'
import type { Person } from '@shared/domain/verdict/person'
import { type Answer, sentences, titled } from '../../answer'
import {
  adviceOf,
  byValue,
  capital,
  foodNamed,
  type Named,
  namesakesOf,
  nothingYet,
  type Own,
  printed,
  reported,
  resultsNamed,
  some,
  type Test,
  testOf,
  unreadText,
  valued,
} from '../person/about-person'
import { lower } from '../person/found'

/** The value of a food, or of the foods in a dish. */
export async function level(own: Own, words: string): Promise<Answer | undefined> {
  const { person } = own
  const named = await foodNamed(own, words)
  if (!named) return undefined
  const { said, saidBack } = named
  if (said.parts.length > 0) return dish(own, named)
  const { test } = person
  const of = await resultsNamed(own, test, named.words)
  const results = [...of, ...(test ? namesakesOf(test, of) : [])]
  const unread = test ? await unreadText(own, test, named.words) : ''
  const values =
    test && results.length > 0
      ? `In ${testOf(test)}: ${some(valued(results, test), 8)}.`
      : earlier(person, named.words, unread) ||
        unread ||
        (said.kind === 'allergy' || !test
          ? ''
          : `${capital(testOf(test))} didn't look at ${said.title.toLowerCase()}, so there's no value.`)
  const none = test ? '' : nothingYet
  const advice = unread === '' ? adviceOf(said) : adviceBeside(said)
  const parts = said.kind === 'allergy' ? [advice, values, none] : [values, none, advice]
  return reported({ person, said: [said] }, saidBack, ...parts)
}

/** Advice, except where the text on unreadable results gives it already. */
const adviceBeside = (said: Named['said']) => (said.kind === 'not-readable' ? '' : adviceOf(said))

/** A dish has no value; its parts do. */
function dish({ person }: Own, { said, saidBack }: Named): Answer {
  const names = (isOwn: boolean) =>
    said.foods.filter(({ level }) => (isOwn ? level === 'high' || level === 'moderate' : level === 'low'))
  const raised = names(true).map(
    ({ foodName, level, measured }) =>
      `${foodName} (${measured ? `${printed(measured, measured.scale)}, ` : ''}${level})`,
  )
  const clean = names(false).map(({ foodName }) => foodName)
  const values = person.test
    ? sentences(
        titled('Usual ingredients that are raised in your tests', some(raised, 8)) ||
          'None of its usual ingredients is raised in your tests.',
        titled('Without elevation', some(clean, 6)),
      )
    : nothingYet
  const lead = `There's no value for ${lower(said.title)}, because the test looks at single foods.`
  return reported({ person, said: [said] }, saidBack, lead, values, adviceOf(said))
}

/** What an earlier test found when the latest has no readable result (`unread`). */
function earlier({ avoid, measured }: Person, words: string, unread: string): string {
  return avoid
    .flatMap(({ foodName, carriedOverFrom, level: found }, at) => {
      const value = measured[at]
      const isNamed =
        words.toLowerCase().includes(foodName.toLowerCase()) ||
        foodName.toLowerCase().includes(words.toLowerCase())
      if (carriedOverFrom === null || !value || !isNamed) return []
      const day = value.day ? `your test of ${formatWords(value.day)}` : 'an earlier test'
      const lead = unread ? `${unread} In` : `Your latest test didn't look at ${foodName.toLowerCase()}. In`
      return [
        `${lead} ${day}, the value was ${printed(value, value.scale)}, ${found}. That counts until it's tested again.`,
      ]
    })
    .join(' ')
}

/** Compares the values of foods, the highest first. */
export async function compare(own: Own, test: Test, foods: readonly string[]): Promise<Answer | undefined> {
  const named = await Promise.all(foods.map((words) => foodNamed(own, words)))
  if (named.some((each) => !each)) return undefined
  const results: TestedFood[] = []
  const missing: string[] = []
  const unread: string[] = []
  for (const each of named) {
    const [first] = each ? await resultsNamed(own, test, each.words) : []
    if (first && results.includes(first)) continue
    if (first) results.push(first)
    else if (each) {
      const text = await unreadText(own, test, each.words)
      if (text) unread.push(text)
      else missing.push(each.said.title.toLowerCase())
    }
  }
  const sorted = byValue(results)
  const none = missing.length > 0 ? `${capital(testOf(test))} didn't look at ${listed(missing)}.` : ''
  const lead = titled(`In ${testOf(test)}`, valued(sorted, test).join('; '))
  return reported(
    { ...own, said: named.flatMap((each) => each?.said ?? []) },
    lead,
    none,
    ...unread,
    standing(sorted),
    ...new Set(named.flatMap((each) => (each && adviceBeside(each.said)) || [])),
  )
}

/** Compares sorted values; empty for a single one. */
function standing(sorted: readonly TestedFood[]): string {
  const [first, second, ...more] = sorted
  if (!first || !second) return ''
  const isSame = new Set(sorted.map(({ text, level }) => `${level} ${text}`)).size === 1
  if (isSame) return `${more.length > 0 ? 'All' : 'Both'} are the same.`
  const last = more.at(-1)
  return last
    ? `The highest is ${first.food.toLowerCase()}, and the lowest is ${last.food.toLowerCase()}.`
    : `The higher of the two is ${first.food.toLowerCase()}.`
}
