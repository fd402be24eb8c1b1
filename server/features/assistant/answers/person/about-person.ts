import type { AvoidEntry } from '@shared/domain/avoidance/avoid-list'
import { avoidLevels } from '@shared/domain/avoidance/avoid-levels'
import { listed } from '@shared/domain/text/counts'
import type { TestedFood } from '@shared/domain/reports/result-changes'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import type { Person } from '@shared/domain/verdict/person'
import { isNoFood } from '@shared/domain/verdict/not-food'
import { formatWords } from '@shared/domain/text/dates'
import { levelRank, levelWords, scales, type ScaleName } from '@shared/domain/reports/levels'
import { groupOf } from '@shared/domain/avoidance/result-groups'
import { linkTo } from '@shared/screens'
import type { Actor } from '../../../../access/actor'
import type { Database } from '../../../../database/connect'
import { foodMatcher, ofCatalogue, resolveFoods } from '../../../foods/foods.public'
import { reasonsFor } from '../../../reports/reports.public'
import { type Answer, sentences, type Source, type Text, titled, type VerdictBrief } from '../../answer'

/** The asking client, and all that decides what they may eat. */
export type Own = { db: Database; actor: Actor; clientId: number; person: Person }
export type Test = NonNullable<Person['test']>

export const answerOf = (answer: string, sources: Source[], verdicts: VerdictBrief[] = []): Answer => ({
  answer,
  sources,
  verdicts,
})

const MOST_NAMED = 12
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Names with the most important first, then how many more there are. */
export const some = (names: readonly string[], most = MOST_NAMED) =>
  names.length > most ? `${names.slice(0, most).join(', ')} and ${names.length - most} more` : listed(names)

/** "Beef, rye and others". */
export const few = (names: readonly string[], most: number, others = 'others'): string =>
  listed(names.length > most ? [...names.slice(0, most), others] : names)

/** The source of an answer: the report, or the list of reports. */
export const reportSource = ({ test }: Person): Answer['sources'][number] =>
  test
    ? {
        kind: 'report',
        title: 'Your latest report',
        link: linkTo('/client/my-reports/:id', { id: test.reportId }),
      }
    : { kind: 'report', title: 'My Report', link: linkTo('/client/my-reports') }

export const nothingYet =
  "You have no report yet. Once it's released, you'll find it under \"My Report\" and I can explain it. Until then, eat as usual, except for anything you're allergic to or your doctor told you to avoid. If you sent your sample weeks ago, ask your laboratory."

/** "your test of 2 March 2026". */
export const testOf = ({ day }: Pick<Test, 'day'>): string =>
  day ? `your test of ${formatWords(day)}` : 'your latest test'

/** A result with its unit; some reports print the unit only in the column's head. */
export function printed({ text, value }: { text: string; value: number | null }, scale: ScaleName): string {
  const { unit } = scales[scale]
  return value === null || !unit || /[^\d.,<>≥≤ ]/.test(text) ? text : `${text} ${unit}`
}

/** "62.4 µg/ml, high". */
export const graded = (result: TestedFood, scale: ScaleName): string =>
  `${printed(result, scale)}, ${levelWords[result.level].toLowerCase()}`

/** "Egg white 62.4 µg/ml, high" for each result. */
export const valued = (results: readonly TestedFood[], { scale }: Pick<Test, 'scale'>): string[] =>
  results.map((result) => `${result.food} ${graded(result, scale)}`)

/** A food of a question with its verdict. `saidBack`: what unclear words were taken for. */
export type Named = { said: Verdict; words: string; saidBack: string }

const namesIn = (test: Test | null): string[] =>
  [...(test?.results ?? []), ...(test?.unread ?? [])].map(({ food: name }) => name)

/** The food that words name, as the person's list or test names it. Undefined when none. */
export async function foodNamed({ db, person }: Own, words: string): Promise<Named | undefined> {
  const matcher = foodMatcher()
  async function read(text: string): Promise<Named | undefined> {
    const asked = verdictOf(matcher, text, person)
    const names = namesIn(person.test)
    if (names.some((name) => bare(name) === bare(text))) return { said: asked, words: text, saidBack: '' }
    // "Yolk" means the tested food, not its whole family.
    const [ending, ...more] = names.filter((name) => bare(name).endsWith(` ${bare(text)}`))
    if (ending && more.length === 0)
      return { said: verdictOf(matcher, ending, person), words: ending, saidBack: '' }
    const reading = matcher.read(asked.understoodAs ?? text)
    if (reading.mentions.length === 0 || asked.notKnown.length > 0) return undefined
    const [only, ...others] = asked.foods
    const resolved = only && others.length === 0 ? await resolveFoods(db, [only.foodName]) : []
    const isName = matcher.verdicts(reading, resolved)[0]?.spans.some(({ kind }) => kind === 'name')
    const meant = only && isName ? only.foodName : (asked.understoodAs ?? text)
    const verdict = meant === text ? asked : verdictOf(matcher, meant, person)
    return {
      said: verdict,
      words: meant,
      saidBack: bare(meant) === bare(words) ? '' : `“${words}”: ${meant.toLowerCase()}.`,
    }
  }
  const asWritten = await read(words)
  if (asWritten) return asWritten
  const ofFoods = await namesOfFoods(db)
  const tested = namesIn(person.test)
  const names = [...ofFoods.names, ...tested]
  const known = [...new Set([...ofFoods.words, ...longWordsIn(tested)])]
  const short = isShort.test(words)
    ? [...names, ...known].find((name) => consonants(name) === consonants(words))
    : undefined
  return short === undefined ? undefined : read(short)
}

const longWordsIn = (names: readonly string[]) =>
  names.flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

const namesOfFoods = ofCatalogue((rows) => {
  const names = rows.flatMap(({ name, alternativeNames }) => [name, ...alternativeNames])
  return { names, words: longWordsIn(names) }
})

/** The results by exact name, else of all foods the matcher finds; the most serious first. */
export async function resultsNamed({ db }: Own, test: Test | null, words: string): Promise<TestedFood[]> {
  if (!test) return []
  return byValue(await namedBy(db, test.results, words))
}

/** Elevated foods whose names end like the one asked about: durum wheat beside wheat. */
export const namesakesOf = (test: Test, [only, ...more]: readonly TestedFood[]): TestedFood[] =>
  only && more.length === 0
    ? test.results.filter(
        ({ food: name, level }) =>
          level !== 'low' && name.toLowerCase().endsWith(` ${only.food.toLowerCase()}`),
      )
    : []

async function namedBy<T extends { food: string }>(
  db: Database,
  all: readonly T[],
  words: string,
): Promise<T[]> {
  const foods = await resolveFoods(
    db,
    all.map(({ food: name }) => name),
  )
  const matcher = foodMatcher()
  const verdicts = matcher.verdicts(matcher.read(words), foods)
  const same = all.filter(({ food: name }) => bare(name) === bare(words))
  return same.length > 0 ? same : all.filter((_, at) => verdicts[at]?.verdict === 'match')
}

/** Says that a food was tested and its result cannot be read; otherwise empty. */
export async function unreadText({ db }: Own, test: Test, words: string): Promise<string> {
  const named = await namedBy(db, test.unread, words)
  if (named.length === 0) return ''
  return `${capital(testOf(test))} looked at ${listed(named.map(({ food: name }) => name.toLowerCase()))}, but the result can't be read. Ask the laboratory.`
}

/** The same for all unreadable foods of a test. */
export const allUnreadText = ({ unread }: Test): string =>
  titled('Tested, not readable, so ask the laboratory', some(unread.map(({ food: name }) => name)))

const isShort = /(?<!\p{L})\p{L}?[^aeiouy\s]{3,}/u
/** "Mstrd" is mustard: compares first letters and consonants. */
const consonants = (name: string) => bare(name).replace(/(?<=\p{L})[aeiouy]+|(?<=\p{L})s(?= )/gu, '')

/** A name for comparison: lower case, without apostrophes and plural endings. */
export const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/(?:es|s)$/u, '')

/** The results that a person may keep, counted as the results screen does. */
export async function keptFoodsOf(
  { db, clientId }: Pick<Own, 'db' | 'clientId'>,
  { results }: Pick<Test, 'results'>,
): Promise<TestedFood[]> {
  const reasons = await reasonsFor(db, clientId, results)
  return results.filter((result, at) => {
    const reason = reasons[at] ?? { leftOut: null, fineSince: null }
    return groupOf({ ...result, ...reason }) === 'keep'
  })
}

/** Highest level first, then highest value. */
export const byValue = (results: readonly TestedFood[]): TestedFood[] =>
  results.toSorted(
    (a, b) =>
      levelRank[b.level] - levelRank[a.level] ||
      (b.value ?? -1) - (a.value ?? -1) ||
      a.food.localeCompare(b.food, 'en'),
  )

/** The verdict card beside an answer. */
export const shownVerdict = ({ q, kind, answer, title, sentence }: Verdict): Answer['verdicts'][number] => ({
  q,
  kind,
  answer,
  title,
  sentence,
})

/** An answer based on the person's own report, with verdicts and FAQs. */
export const reported = (
  own: { person: Person; said?: readonly Verdict[]; faqs?: Answer['sources'] },
  ...texts: readonly Text[]
): Answer => ({
  answer: sentences(...texts),
  sources: [...(own.faqs ?? []), reportSource(own.person)],
  verdicts: (own.said ?? []).map(shownVerdict),
})

/** Whether the person should leave the food out or watch it. */
export const isAdvisedAgainst = ({ kind }: Verdict): boolean =>
  kind === 'may-hold' || avoidLevels.some((level) => level === kind)

/** What to do beyond the value; else empty. */
export const adviceOf = (said: Verdict): string =>
  isAdvisedAgainst(said) || said.kind === 'tolerated' ? said.sentence : ''

/** The food in a sentence; clinic only counts as an allergy, but is not recorded as one. */
export const allergenName = ({ foodName, outcome }: Pick<AvoidEntry, 'foodName' | 'outcome'>): string =>
  outcome ? `${foodName.toLowerCase()} (counts as an allergy)` : foodName.toLowerCase()

/** Everything that counts as an allergy. */
export const allergensOf = ({ avoid }: Pick<Person, 'avoid'>) =>
  avoid.filter(({ level }) => level === 'allergy').map(allergenName)

/** The same without medicines and the like, which are on no label and in no kitchen. */
export const foodAllergensOf = ({ avoid }: Person) =>
  allergensOf({ avoid: avoid.filter(({ foodName }) => !isNoFood(foodName)) })

/** What to do about a doubtful allergy on record. */
export const ifWrong =
  'I can’t change your record from here. If it’s wrong, or an allergy doctor has cleared the food, ask your practitioner to correct it. Or change it yourself in Settings, under “Allergies and own foods”. Until then, leave the food out, including traces.'

/** A relaxed diet never allows an allergen; empty without allergies. */
export function allergyStays(person: Person): string {
  const names = foodAllergensOf(person)
  return names.length > 0
    ? `Always leave out ${listed(names)}, even traces, because of your allergy. That won't change, whatever else you bring back.`
    : ''
}

/** What to tell a cook about the allergies; empty without any. */
export function allergyLine(person: Person): string {
  const names = foodAllergensOf(person)
  return names.length > 0 ? `Tell the cook about your allergy to ${listed(names)}. Even a trace matters.` : ''
}
