import type { AvoidEntry } from './avoid-list'
import { plural } from './counts'
import type { Span } from './food-matcher/food-matcher'
import type { Seen } from './label-parts'

/** Said when nothing on a label matches, whatever else is said. */
export const NOTHING_MATCHED = 'We could not match any foods from this label with your test results.'
export const UNREADABLE =
  'The text is too poor to judge. Please take a sharper photo of the ingredient list, or type it in.'

/** Said first where not all of the list was there, or where that cannot be told. */
export const PART_READ = 'Only part of the list was read.'
export const MAYBE_PART = 'We cannot tell whether the whole list was read.'

/** More names than these are counted: the list of what was searched stands beside the summary. */
const MOST_NAMED = 12

/** What is told of a person's food on a label. */
type Finding = AvoidEntry & { kind: Span['verdict']; words: string[] }

type Found = {
  userIntolerances: readonly Finding[]
  allergens: readonly string[]
  traces: readonly string[]
  possible: readonly string[]
  searched: readonly string[]
  readable: boolean
  isClient: boolean
}

/** What a label says, in sentences. It never says that a food can be eaten. */
export function summarise(found: Found): string {
  const own = [...ownFoods(found.userIntolerances)]
  const sentences = [
    ...(found.isClient && found.readable && own.length === 0 ? nothing(found) : own),
    ...groups(found),
  ]
  if (!found.readable) sentences.unshift(UNREADABLE)
  else if (sentences.length === 0)
    sentences.push(
      'None of the fourteen EU allergen groups was found in this text. Please compare it with the packaging.',
    )
  return sentences.join(' ')
}

type Doubtful = {
  readable: boolean
  seen: Seen
  next: string | null
  language: { name: string; vouched: boolean } | null
}

/** What is to be known before anything that was found, the gravest first: a sentence; undefined where all was read. */
export function doubtOf({ language, readable, seen, next }: Doubtful): string | undefined {
  if (language && !language.vouched)
    return `This label seems to be in ${language.name}, which we do not read. What is not found here means nothing.`
  if (!readable) return UNREADABLE
  if (seen === 'part') return PART_READ
  return seen === 'unknown' && next !== null ? MAYBE_PART : undefined
}

/** What is said first of a person's foods, without a full stop: those in it and as traces together, or the mere possibilities. */
export function headlineOf(findings: readonly Finding[]): string | undefined {
  const sure = findings.filter(({ kind }) => kind !== 'unsure').length
  if (sure > 0) return `${sure} of your foods ${plural(sure, 'is', 'are')} on this label`
  return findings.length > 0 ? `${findings.length} of your foods may be in it: ask the maker` : undefined
}

function* ownFoods(findings: readonly Finding[]): Generator<string> {
  const headline = headlineOf(findings)
  if (headline) yield `${headline}.`
  const of = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind)
  const named = (some: Finding[]) => listed(some.map(({ foodName, level }) => `${foodName} (${level})`))
  if (of('match').length > 0) yield `In it: ${named(of('match'))}.`
  if (of('trace').length > 0) yield `As traces: ${named(of('trace'))}.`
  for (const { foodName, level, words } of of('unsure'))
    yield `${quoted(words)} may come from ${foodName} (${level}): ask the maker.`
}

function nothing({ searched }: Found): string[] {
  if (searched.length === 0)
    return [
      NOTHING_MATCHED,
      'No elevated food and no allergy is on your record, so only the fourteen EU allergen groups were looked for.',
    ]
  const said =
    searched.length > MOST_NAMED ? `${searched.length} foods and allergies of yours` : listed(searched)
  return [NOTHING_MATCHED, `We looked for ${said}.`]
}

function* groups({ allergens, traces, possible }: Found): Generator<string> {
  if (allergens.length > 0) yield `Allergens on the label: ${listed(allergens)}.`
  if (traces.length > 0) yield `Traces named on the label: ${listed(traces)}.`
  if (possible.length > 0) yield `Some words can come from ${listed(possible)}: ask the maker.`
}

const quoted = (words: readonly string[]) => listed(words.map((word) => `“${word}”`))

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}
