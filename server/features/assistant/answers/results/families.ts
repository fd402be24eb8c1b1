import { countText, listed, plural } from '@shared/domain/text/counts'
import { fold } from '@shared/domain/text/fold'
import type { TestedFood } from '@shared/domain/reports/result-changes'
import type { Person } from '@shared/domain/verdict/person'
import { isNoted } from '@shared/domain/trial/outcome-words'
import { siblingsOf } from '@shared/domain/verdict/families'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher, resolveFoods } from '../../../foods/foods.public'
import { sentences, titled, type Answer } from '../../answer'
import { byValue, capital, type Own, reported, type Test, testOf } from '../person/about-person'

const keysOf = (words: string) => new Set(siblingsOf(foodMatcher().read(words)).flatMap((each) => each.keys))

/** A test's results of one family, the most serious first. */
export async function membersOf({ db }: Own, test: Test, words: string): Promise<TestedFood[]> {
  const keys = keysOf(words)
  const foods = await resolveFoods(
    db,
    test.results.map(({ food }) => food),
  )
  return byValue(test.results.filter((_, at) => foods[at]?.keys.some((key) => keys.has(key))))
}

/** How many foods of a family are raised; undefined when the test has it as one food. */
export async function family(
  own: Own,
  test: Test,
  words: string,
  question: string,
): Promise<Answer | undefined> {
  const { person } = own
  const keys = keysOf(words)
  const isTested = [...test.results, ...test.unread].some(({ food }) => food.toLowerCase() === words)
  if (keys.size <= 1 || isTested) return undefined
  const found = await membersOf(own, test, words)
  const name = asWritten(words, question)
  if (found.length === 0)
    return reported(
      { person },
      `${capital(testOf(test))} has no value for any ${name}.`,
      besideTest(person, keys),
    )
  const raised = found.filter(({ level }) => level !== 'low')
  const high = raised.filter(({ level }) => level === 'high').length
  const isMixed = high > 0 && high < raised.length
  const levels = isMixed ? ` (${high} high, ${raised.length - high} moderate)` : ''
  const lead = `${capital(name)}: of ${countText(found.length, 'food')} in ${testOf(test)}, ${raised.length || 'none'} ${plural(raised.length, 'is', 'are')} elevated${levels}.`
  const { sentence } = verdictOf(foodMatcher(), name, person)
  return reported({ person }, `${lead} ${sentence}`)
}

const asWritten = (words: string, question: string) =>
  (question.match(/\p{L}+/gu) ?? []).filter((word) => words.split(' ').includes(fold(word))).join(' ') ||
  words

/** Foods of a family that the person avoids without a value. */
function besideTest({ avoid, avoidFoods }: Person, keys: ReadonlySet<string>): string {
  const of = (isMeant: (entry: Person['avoid'][number]) => boolean) =>
    avoid
      .filter((entry, at) => isMeant(entry) && avoidFoods[at]?.keys.some((key) => keys.has(key)))
      .map(({ foodName }) => foodName)
  const lines: readonly [string, string[]][] = [
    [
      'From an earlier test, with no newer result that can be read',
      of(({ carriedOverFrom }) => carriedOverFrom !== null),
    ],
    ['An allergy, whatever a test shows', of(({ level, outcome }) => level === 'allergy' && !outcome)],
    ['Ask an allergist before trying these', of(({ level, outcome }) => level === 'allergy' && !!outcome)],
    ['You had symptoms', of(({ level, outcome }) => level === 'trigger' && !isNoted(outcome))],
    ['Your practitioner noted symptoms', of(({ level, outcome }) => level === 'trigger' && isNoted(outcome))],
    ['Only within your limit', of(({ level }) => level === 'limited')],
    ['You chose to leave out', of(({ level }) => level === 'own')],
    ['Tested, not readable, so ask the laboratory', of(({ level }) => level === 'not-readable')],
  ]
  return sentences(...lines.map(([said, names]) => titled(said, listed(names))))
}
