import type { AvoidEntry } from '@shared/domain/avoid-list'
import { avoidLevels } from '@shared/domain/avoid-levels'
import { listed } from '@shared/domain/counts'
import type { TestedFood } from '@shared/domain/result-changes'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import type { Person } from '@shared/domain/verdict/person'
import { formatWords } from '@shared/domain/dates'
import { levelRank, levelWords, scales, type ScaleName } from '@shared/domain/levels'
import { standingOf } from '@shared/domain/may-keep'
import { linkTo } from '@shared/screens'
import type { Actor } from '../../../../access/actor'
import type { Database } from '../../../../database/connect'
import { foodMatcher, ofCatalogue, resolveFoods } from '../../../foods/foods.public'
import { reasonsFor } from '../../../reports/reports.public'
import { sentences, type Text, titled, type Told } from '../../told'

/** Whoever asks about themselves, and all that decides what they may eat. */
export type Own = { db: Database; asker: Actor; clientId: number; person: Person }
export type Test = NonNullable<Person['test']>

export const told = (answer: string, sources: Told['sources'], verdicts: Told['verdicts'] = []): Told => ({
  answer,
  sources,
  verdicts,
})

const MOST_NAMED = 12
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Names, the most telling first; how many more there are where it would be too many to read. */
export const some = (names: readonly string[], most = MOST_NAMED) =>
  names.length > most ? `${names.slice(0, most).join(', ')} and ${names.length - most} more` : listed(names)

/** The report that an answer rests on; the list of reports while there is none. */
export const reportSource = ({ test }: Person): Told['sources'][number] =>
  test
    ? {
        kind: 'report',
        title: 'Your latest report',
        link: linkTo('/client/my-reports/:id', { id: test.reportId }),
      }
    : { kind: 'report', title: 'My Report', link: linkTo('/client/my-reports') }

export const nothingYet =
  'There is no report for you yet. As soon as one is released, you find it under "My Report", and I can tell you what it shows. Until then eat as you usually do, and leave out what an allergy or your doctor forbids. If your sample was sent weeks ago, ask the laboratory that sent you the kit.'

/** "your test of 2 March 2026". */
export const testOf = ({ day }: Pick<Test, 'day'>): string =>
  day ? `your test of ${formatWords(day)}` : 'your latest test'

/** A result with its unit, which a report may print in the head of the column alone. */
export function printed({ text, value }: { text: string; value: number | null }, scale: ScaleName): string {
  const { unit } = scales[scale]
  return value === null || !unit || /[^\d.,<>≥≤ ]/.test(text) ? text : `${text} ${unit}`
}

/** "62.4 µg/ml, high". */
export const graded = (result: TestedFood, scale: ScaleName): string =>
  `${printed(result, scale)}, ${levelWords[result.level].toLowerCase()}`

/** "Egg white 62.4 µg/ml, high", for each of some results. */
export const valued = (results: readonly TestedFood[], { scale }: Pick<Test, 'scale'>): string[] =>
  results.map((result) => `${result.food} ${graded(result, scale)}`)

/** What words of a question name, as the verdict understands them; `saidBack`: what other words were taken for. */
export type Named = { said: Verdict; words: string; saidBack: string }

const namesIn = (test: Test | null): string[] =>
  [...(test?.results ?? []), ...(test?.unread ?? [])].map(({ food: name }) => name)

/** The food that words name, by the name of the person's own list or test; undefined where they name none. */
export async function foodNamed({ db, person }: Own, words: string): Promise<Named | undefined> {
  const matcher = foodMatcher()
  async function read(text: string): Promise<Named | undefined> {
    const asked = verdictOf(matcher, text, person)
    const names = namesIn(person.test)
    if (names.some((name) => bare(name) === bare(text))) return { said: asked, words: text, saidBack: '' }
    // "Yolk" is a tested food's, whatever else of its family the person minds.
    const [ending, ...more] = names.filter((name) => bare(name).endsWith(` ${bare(text)}`))
    if (ending && more.length === 0)
      return { said: verdictOf(matcher, ending, person), words: ending, saidBack: '' }
    const reading = matcher.read(asked.understoodAs ?? text)
    if (reading.mentions.length === 0 || asked.notKnown.length > 0) return undefined
    const [only, ...others] = asked.foods
    const resolved = only && others.length === 0 ? await resolveFoods(db, [only.foodName]) : []
    const isName = matcher.verdicts(reading, resolved)[0]?.spans.some(({ kind }) => kind === 'name')
    const meant = only && isName ? only.foodName : (asked.understoodAs ?? text)
    const said = meant === text ? asked : verdictOf(matcher, meant, person)
    return {
      said,
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

/**
 * The results of a test that words name: those of just this name, else of all that the matcher finds in them ("milk" is
 * cow's and goat's), the gravest first.
 */
export async function resultsNamed({ db }: Own, test: Test | null, words: string): Promise<TestedFood[]> {
  if (!test) return []
  return byValue(await namedBy(db, test.results, words))
}

/** Elevated foods of a test that end on the name of one that is asked about: durum wheat beside wheat. */
export const namesakesOf = (test: Test, [only, ...more]: readonly TestedFood[]): TestedFood[] =>
  only && more.length === 0
    ? test.results.filter(
        ({ food: name, level }) =>
          level !== 'low' && name.toLowerCase().endsWith(` ${only.food.toLowerCase()}`),
      )
    : []

/** Of some foods those that words name. */
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

/** That a test looked at what words name, and its result cannot be read; empty where that is not so. */
export async function unreadText({ db }: Own, test: Test, words: string): Promise<string> {
  const named = await namedBy(db, test.unread, words)
  if (named.length === 0) return ''
  return `${capital(testOf(test))} looked at ${listed(named.map(({ food: name }) => name.toLowerCase()))}, but the result cannot be read: ask the laboratory.`
}

/** The foods of a test that have no result that can be read; empty where there are none. */
export const allUnreadText = ({ unread }: Test): string =>
  titled('Tested, and not readable, so ask the laboratory', some(unread.map(({ food: name }) => name)))

const isShort = /(?<!\p{L})\p{L}?[^aeiouy\s]{3,}/u
/** "Mstrd" is short for mustard: each word as its first letter and its consonants. */
const consonants = (name: string) => bare(name).replace(/(?<=\p{L})[aeiouy]+|(?<=\p{L})s(?= )/gu, '')

/** A name to compare with another: in small letters, without apostrophes and the ending of a plural. */
export const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/(?:es|s)$/u, '')

/** The results of a test that their person may keep, as the screen of the results counts them. */
export async function keptOf(
  { db, clientId }: Pick<Own, 'db' | 'clientId'>,
  { results }: Pick<Test, 'results'>,
): Promise<TestedFood[]> {
  const reasons = await reasonsFor(db, clientId, results)
  return results.filter((result, at) => {
    const reason = reasons[at] ?? { leftOut: null, fineSince: null }
    return standingOf({ level: result.level, ...reason }) === 'keep'
  })
}

/** Highest first: by level, then by value. */
export const byValue = (results: readonly TestedFood[]): TestedFood[] =>
  results.toSorted(
    (a, b) =>
      levelRank[b.level] - levelRank[a.level] ||
      (b.value ?? -1) - (a.value ?? -1) ||
      a.food.localeCompare(b.food, 'en'),
  )

/** The verdict as the chat shows it beside an answer. */
export const shownVerdict = ({ q, kind, title, sentence }: Verdict): Told['verdicts'][number] => ({
  q,
  kind,
  title,
  sentence,
})

/** An answer that rests on somebody's own report, with the verdicts in it and the FAQs that tell more. */
export const reported = (
  own: { person: Person; said?: readonly Verdict[]; faqs?: Told['sources'] },
  ...texts: readonly Text[]
): Told => ({
  answer: sentences(...texts),
  sources: [...(own.faqs ?? []), reportSource(own.person)],
  verdicts: (own.said ?? []).map(shownVerdict),
})

/** Whether a verdict tells somebody to mind a food. */
export const minds = ({ kind }: Verdict): boolean =>
  kind === 'may-hold' || avoidLevels.some((level) => level === kind)

/** What a verdict tells somebody to do beside a value: to mind a food, or what they found out about it; else empty. */
export const adviceOf = (said: Verdict): string =>
  minds(said) || said.kind === 'tolerated' ? said.sentence : ''

/** A food that counts as an allergy within a sentence; what is to be tried in a clinic alone is on no record. */
export const allergenName = ({ foodName, outcome }: Pick<AvoidEntry, 'foodName' | 'outcome'>): string =>
  outcome ? `${foodName.toLowerCase()} (counts as an allergy)` : foodName.toLowerCase()

/** All that counts as an allergy of a person. */
export const allergensOf = ({ avoid }: Person) =>
  avoid.filter(({ level }) => level === 'allergy').map(allergenName)

/** What to do about an allergy that stands on the record and is doubted. */
export const ifWrong =
  'I cannot change your record from here: if that is wrong, or an allergy doctor has cleared it, have it corrected with your practitioner, or in Settings under “Allergies and own foods”; until then leave it out, traces too.'

/** What a diet that is relaxed does not let in; nothing where there is no allergy. */
export function allergyStays(person: Person): string {
  const names = allergensOf(person)
  return names.length > 0
    ? `Your allergy to ${listed(names)} stays strictly out, even in traces, whatever else comes back.`
    : ''
}

/** What to say to whoever cooks of the person's allergies; nothing where there are none. */
export function allergyLine(person: Person): string {
  const names = allergensOf(person)
  return names.length > 0
    ? `Tell whoever cooks of your allergy to ${listed(names)}: even a trace counts.`
    : ''
}
