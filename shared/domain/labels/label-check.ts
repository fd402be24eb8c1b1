import { listIngredients } from './ingredients'
import { avoidLevels } from '../avoidance/avoid-levels'
import type { AvoidEntry } from '../avoidance/avoid-list'
import { isOnLabels } from '../foods/organisms'
import type {
  AllergenGroup,
  FoodVerdict,
  Matcher,
  Reading,
  ResolvedFood,
  Span,
} from '../food-matcher/food-matcher'
import type { MissingPart, Seen } from './label-parts'
import { languageOf } from './label-language'
import { isReadable } from './label-readable'
import { notRecognisedIn, type Photo, coverageOf } from './label-coverage'
import { summarise } from './label-summary'
import type { Tolerated } from '../trial/avoidance'
import { withSiblings } from '../verdict/families'
import type { Person } from '../verdict/person'

type Kind = Span['verdict']
export type Place = { start: number; end: number }

/** A food of the person that a label names, with where and by which words. */
export type Finding = AvoidEntry & {
  kind: Kind
  spans: (Place & { kind: Kind })[]
  words: string[]
  byNameOnly: boolean
  reason: string | null
}

/** A named food with the outcome `tolerated`, where no word of it also names an avoided food. */
export type Fine = Tolerated & { spans: Place[] }

/** A label check; `traces` and `possible` are groups no word names more certainly. */
export type LabelCheck = {
  allergens: string[]
  traces: string[]
  possible: string[]
  allergenSpans: { name: string; kind: Kind; spans: Place[] }[]
  ingredients: string[]
  userIntolerances: Finding[]
  tolerated: Fine[]
  summary: string
  searched: string[]
  readable: boolean
  seen: Seen
  missing: MissingPart[]
  next: string | null
  language: { code: string; name: string; vouched: boolean } | null
  notRecognised: string[]
}

/** The EU allergen groups in the words of the label scanner. */
export const groupWords: Record<AllergenGroup, string> = {
  milk: 'Milk',
  eggs: 'Eggs',
  gluten: 'Gluten',
  soybeans: 'Soy',
  peanuts: 'Peanuts',
  nuts: 'Tree nuts',
  'sesame-seeds': 'Sesame',
  mustard: 'Mustard',
  celery: 'Celery',
  fish: 'Fish',
  crustaceans: 'Crustaceans',
  molluscs: 'Molluscs',
  lupin: 'Lupin',
  sulphites: 'Sulphites',
}

const kindOrder: readonly Kind[] = ['match', 'trace', 'unsure']

/**
 * Checks a label's text for a person's foods (`list`, with `foods` the same ones as the matcher
 * resolved them) and for the allergen groups. `list` is null for staff, who have no foods of their
 * own; `photo` is set for a text read from photos; `fine` are the foods the person tolerates.
 */
export function checkLabel(
  matcher: Matcher,
  labelText: string,
  list: readonly AvoidEntry[] | null,
  foods: readonly ResolvedFood[],
  photo?: Photo,
  fine: Pick<Person, 'tolerated' | 'toleratedFoods'> = { tolerated: [], toleratedFoods: [] },
): LabelCheck {
  const reading = withSiblings(matcher.read(labelText))
  const verdicts = matcher.verdicts(reading, foods)
  const allergies = foods.filter((_, at) => list?.[at]?.level === 'allergy')
  const userIntolerances = (list ?? []).flatMap((entry, at) => {
    const verdict = verdicts[at]
    if (!verdict || verdict.verdict === 'none') return []
    return [findingOf(asAllergy(matcher, entry, allergies), verdict, verdict.verdict)]
  })
  userIntolerances.sort(
    (a, b) =>
      avoidLevels.indexOf(a.level) - avoidLevels.indexOf(b.level) ||
      kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind),
  )
  const groups = matcher.groups(reading)
  const ingredients = listIngredients(reading)
  const notRecognised = notRecognisedIn(reading)
  // With mostly unknown words, finding nothing would prove nothing.
  const isMostlyKnown = notRecognised.length * 2 <= ingredients.length || ingredients.length === 0
  const found = {
    allergens: groups.contains.map((group) => groupWords[group]),
    traces: groups.traces.map((group) => groupWords[group]),
    possible: groups.possible.map((group) => groupWords[group]),
    userIntolerances,
    tolerated: fineIn(matcher, reading, fine, userIntolerances),
    searched: (list ?? []).filter(isOnLabels).map(({ foodName }) => foodName),
    readable: isReadable(reading) && isMostlyKnown,
    ...coverageOf(reading, photo),
    language: languageOf(labelText),
    notRecognised,
  }
  return {
    ...found,
    allergenSpans: groupSpans(matcher, reading, groups),
    ingredients,
    summary: summarise({ ...found, isClient: list !== null, namesTraces: reading.modes.includes('trace') }),
  }
}

/** A food that an allergy covers has its level: cashew with an allergy to tree nuts. */
function asAllergy(matcher: Matcher, entry: AvoidEntry, allergies: readonly ResolvedFood[]): AvoidEntry {
  const verdicts = matcher.verdicts(matcher.read(entry.foodName), allergies)
  return verdicts.some(({ verdict }) => verdict === 'match') ? { ...entry, level: 'allergy' } : entry
}

function fineIn(
  matcher: Matcher,
  reading: Reading,
  { tolerated, toleratedFoods }: Pick<Person, 'tolerated' | 'toleratedFoods'>,
  findings: readonly Finding[],
): Fine[] {
  const avoided = findings.flatMap(({ spans }) => spans)
  const isApart = ({ start, end }: Place) => avoided.every((one) => one.end <= start || one.start >= end)
  const verdicts = matcher.verdicts(reading, toleratedFoods)
  return tolerated.flatMap(({ foodName, outcome }, at) => {
    const spans = (verdicts[at]?.spans ?? []).filter((span) => span.verdict !== 'unsure' && isApart(span))
    if (spans.length === 0) return []
    return [{ foodName, outcome, spans: spans.map(({ start, end }) => ({ start, end })) }]
  })
}

function findingOf(entry: AvoidEntry, { spans, byNameOnly }: FoodVerdict, kind: Kind): Finding {
  const telling = spans.filter(({ verdict }) => verdict === kind)
  return {
    ...entry,
    kind,
    spans: spans.map(({ start, end, verdict }) => ({ start, end, kind: verdict })),
    words: [...new Set(telling.map(({ word }) => word))],
    byNameOnly,
    reason: reasonOf(telling),
  }
}

function reasonOf(telling: readonly Span[]): string | null {
  const silenced = telling.find((span) => span.silenced)
  if (!silenced) return null
  return `“${silenced.word}” is in the list, but the words around it say it was left out. Ask the manufacturer.`
}

type Groups = ReturnType<Matcher['groups']>

/** Where the text names each group, by certainty. */
function groupSpans(
  matcher: Matcher,
  reading: Reading,
  { contains, traces, possible }: Groups,
): LabelCheck['allergenSpans'] {
  const groups = [...contains, ...traces, ...possible]
  const verdicts = matcher.verdicts(
    reading,
    groups.map((group) => ({
      name: group,
      keys: [],
      byNameOnly: false,
      concepts: new Set([`@${group}`]),
      near: new Set<string>(),
      phrases: [],
    })),
  )
  return verdicts.flatMap(({ spans }, at) => {
    const group = groups[at] as AllergenGroup
    return kindOrder.flatMap((kind) => {
      const told = spans.filter(({ verdict }) => (possible.includes(group) ? 'unsure' : verdict) === kind)
      if (told.length === 0) return []
      return [{ name: groupWords[group], kind, spans: told.map(({ start, end }) => ({ start, end })) }]
    })
  })
}
