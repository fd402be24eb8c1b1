import type { AvoidEntry } from '../avoidance/avoid-list'
import { asUsualWords, isEatenForNow } from '../avoidance/eaten-for-now'
import { countText, plural } from '../text/counts'
import { isDiet } from '../avoidance/diets'
import type { Span } from '../food-matcher/food-matcher'
import type { Seen } from './label-parts'
import type { Tolerated } from '../trial/avoidance'
import { outcomeWords } from '../trial/outcome-words'
import { isMereTrace } from '../verdict/answer'

/** Shown when nothing on a label matches. */
export const NOTHING_MATCHED = 'We could not match any foods from this label with your test results.'
export const UNREADABLE = 'We cannot read enough of this text. Please take a sharper photo, or type it in.'

/** Longer lists of names are only counted, as the searched foods are listed beside the summary. */
const MOST_NAMED = 12

/** Shown first where the list was not complete, or may not have been. */
export const PART_READ = 'Only part of the list was read.'
export const MAYBE_PART = 'This may not be the whole list.'
const TRACES_BEHIND = 'Traces are often listed at the end. Please look there too.'

type Finding = AvoidEntry & { kind: Span['verdict']; words: string[] }

type Doubtful = {
  readable: boolean
  seen: Seen
  next: string | null
  language: { name: string; vouched: boolean } | null
}

type Found = Doubtful & {
  userIntolerances: readonly Finding[]
  tolerated: readonly Tolerated[]
  allergens: readonly string[]
  traces: readonly string[]
  possible: readonly string[]
  searched: readonly string[]
  notRecognised: readonly string[]
  isClient: boolean
  namesTraces: boolean
}

/** Never says that a food can be eaten, nor that nothing matched where not all was read. */
export function summarise(found: Found): string {
  const doubts = [...doubtsOf(found)]
  const own = [...ownFoods(found)]
  const sentences = [...own, ...doubts]
  if (own.length === 0 && found.isClient && found.readable)
    sentences.push(...(doubts.length > 0 ? [searchedSentence(found)] : nothing(found)))
  const { tolerated } = found
  if (tolerated.length > 0) sentences.push(`Also on the label: ${listed(tolerated.map(nameWithOutcome))}.`)
  sentences.push(...groups(found))
  if (sentences.length === 0)
    sentences.push(
      'We found none of the 14 EU allergen groups in this text. Please compare it with the packaging.',
    )
  const { notRecognised } = found
  if (notRecognised.length > 0) sentences.push(`Not recognised: ${some(notRecognised)}.`)
  return sentences.join(' ')
}

/** The gravest doubt as a sentence, shown after any finding; undefined where all was read. */
export function doubtOf({ language, readable, seen, next }: Doubtful): string | undefined {
  if (language && !language.vouched)
    return `This label seems to be in ${language.name}, which we do not read. We may have missed your foods.`
  if (!readable) return UNREADABLE
  if (seen === 'part') return PART_READ
  return seen === 'unknown' && next !== null ? MAYBE_PART : undefined
}

function* doubtsOf(found: Doubtful): Generator<string> {
  const first = doubtOf(found)
  if (first === undefined) return
  yield first
  // In an unsupported language, a reader cannot tell what is missing or unreadable.
  if (found.language?.vouched !== false && found.readable && found.next !== null) yield found.next
}

/** Where the findings are: `seen` says whether all of the list was read. */
export const placeOf = (seen: Seen) => (seen === 'part' ? 'on the part we read' : 'on this label')

const isMere = ({ kind, level }: Pick<Finding, 'kind' | 'level'>) => isMereTrace({ certainty: kind, level })

/**
 * The headline without a full stop: contained foods and traces, else the possible ones; what is
 * eaten as usual for now is counted apart.
 */
export function headlineOf(all: readonly Finding[], seen: Seen): string | undefined {
  const place = placeOf(seen)
  const leftOut = all.filter((finding) => !isEatenForNow(finding))
  const eaten = all.length - leftOut.length
  if (leftOut.length === 0 && eaten > 0)
    return `Your ${plural(eaten, 'food')} ${place} ${plural(eaten, 'is', 'are')} eaten as usual for now`
  const headline = headlineOfLeftOut(leftOut, place)
  return headline && eaten > 0
    ? `${headline}. ${eaten} more ${plural(eaten, 'is', 'are')} eaten as usual for now`
    : headline
}

function headlineOfLeftOut(all: readonly Finding[], place: string): string | undefined {
  const findings = all.filter((finding) => !isMere(finding))
  if (findings.length === 0 && all.length > 0) return `Only traces of your foods are named ${place}`
  const sure = findings.filter(({ kind }) => kind !== 'unsure').length
  if (findings.length > 0 && findings.every(({ level }) => level === 'not-readable')) {
    const foods = countText(findings.length, 'food')
    return sure > 0
      ? `${foods} ${place} could not be read in your test`
      : `${foods} that your test could not read may be ${place}`
  }
  if (sure > 0) return `${sure} of your foods ${plural(sure, 'is', 'are')} ${place}`
  return findings.length > 0
    ? `${findings.length} of your foods may be in it. Ask the manufacturer`
    : undefined
}

function* ownFoods({ userIntolerances: findings, seen }: Found): Generator<string> {
  const headline = headlineOf(findings, seen)
  if (headline) yield `${headline}.`
  const eaten = findings.filter(isEatenForNow)
  const leftOut = findings.filter((finding) => !isEatenForNow(finding))
  const of = (kind: Finding['kind']) => leftOut.filter((finding) => finding.kind === kind)
  const named = (some: Finding[]) => listed(some.map(nameOf))
  if (of('match').length > 0) yield `In it: ${named(of('match'))}.`
  if (of('trace').length > 0) yield `As traces: ${named(of('trace'))}.`
  // Beside an allergy it could be read as permission.
  if (of('trace').length > 0 && of('trace').every(isMere))
    yield 'Without an allergy, traces matter little for an IgG result.'
  for (const finding of of('unsure'))
    yield `${quoted(finding.words)} may come from ${nameOf(finding)}. Ask the manufacturer.`
  if (eaten.length > 0) yield `${asUsualWords(eaten)}: ${listed(eaten.map(({ foodName }) => foodName))}.`
}

/** "Wheat (fine for you since 3 March 2027)". */
const nameWithOutcome = ({ foodName, outcome }: Tolerated) => `${foodName} (${outcomeWords(outcome)})`

/** "Egg (high)", "Milk (you noticed complaints)"; a diet: "something that “Vegan” leaves out". */
function nameOf({ foodName, level, outcome }: Finding): string {
  if (level === 'allergy' && outcome) return `${foodName} (${level}; ${outcomeWords(outcome)})`
  if (outcome) return nameWithOutcome({ foodName, outcome })
  if (level === 'not-readable') return `${foodName} (tested, not readable: ask the laboratory)`
  if (level !== 'own') return `${foodName} (${level})`
  return isDiet(foodName) ? `something that “${foodName}” leaves out` : `${foodName} (left out by choice)`
}

function nothing(found: Found): string[] {
  const said = [NOTHING_MATCHED, searchedSentence(found)]
  return found.namesTraces ? said : [...said, TRACES_BEHIND]
}

function searchedSentence({ searched }: Found): string {
  if (searched.length === 0)
    return 'You have no elevated food and no allergy on record. We checked for the 14 EU allergen groups.'
  return `We checked for ${searched.length > MOST_NAMED ? `your ${searched.length} foods` : listed(searched)}.`
}

function* groups({ allergens, traces, possible }: Found): Generator<string> {
  if (allergens.length > 0) yield `Allergens on the label: ${listed(allergens)}.`
  if (traces.length > 0) yield `Traces named on the label: ${listed(traces)}.`
  if (possible.length > 0) yield `Some words can come from ${listed(possible)}. Ask the manufacturer.`
}

const quoted = (words: readonly string[]) => listed(words.map((word) => `“${word}”`))

function some(words: readonly string[]): string {
  const rest = words.length - MOST_NAMED
  const said = words.slice(0, MOST_NAMED).map((word) => `“${word}”`)
  return rest > 0 ? `${said.join(', ')} and ${rest} more` : said.join(', ')
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}
