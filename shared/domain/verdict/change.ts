import { formatWords } from '../text/dates'
import { spellings } from '../foods/loose-match'
import { trendOf } from '../reports/result-changes'
import type { Person, PersonTest } from './person'

const trendWords = { up: 'it has risen', down: 'it has fallen', same: 'about the same' }

/** A value's trend since the previous test; null where the tests cannot be compared. */
export function changeOf({ test, before }: Pick<Person, 'test' | 'before'>, foodName: string): string | null {
  const [now, then] = [resultOf(test, foodName), resultOf(before, foodName)]
  if (!test || !before || !now || !then || test.scale !== before.scale) return null
  const trend = trendOf(then, now, test.scale)
  if (!trend) return null
  const when = before.day ? `On ${formatWords(before.day)}` : 'In the previous test'
  return `${when} it was ${then.text}: ${trendWords[trend]}.`
}

function resultOf(test: PersonTest | null, foodName: string) {
  const names = spellings(foodName)
  return test?.results.find(({ food }) => spellings(food).some((name) => names.includes(name)))
}
