import { wordsOf } from './automaton'
import { withoutUmlauts } from '../text/fold'
import { likelySingular } from './plurals'
import { WordTable } from '../text/word-table'
import { apartNames, byAccent, categoryNames, groupNames } from './group-names'
import { type FoodGroup, isTrait, type Knowledge, type Values } from './values'

/** A food's name from a report, profile or catalogue, and an admin's additions. */
export type WantedFood = {
  name: string
  key?: string | null | undefined
  alternativeNames?: readonly string[] | null | undefined
  derivedIngredients?: readonly string[] | null | undefined
}

/** A food to search for, by catalogue `keys`; `byNameOnly`: the knowledge does not know it. */
export type ResolvedFood = {
  name: string
  keys: readonly string[]
  byNameOnly: boolean
  /** A mention of any of these names this food: keys, groups as `@group`, traits as `*alcohol`. */
  concepts: ReadonlySet<string>
  /** Two sorts of concepts to keep apart: a text that names both names this food. */
  apart?: Apart
  /** Concepts that make it only possible. */
  near: ReadonlySet<string>
  /** Names to search for word by word; `isOwn`: the food's own, unknown to the knowledge. */
  phrases: readonly { words: readonly string[]; isOwn: boolean }[]
}

export type Apart = readonly [ReadonlySet<string>, ReadonlySet<string>]

/** The names in a printed one: "Corn (maize)" means corn, maize and corn maize. */
export const printedNames = (name: string) =>
  [name, ...name.split(/[()]/u)].filter((part) => part.trim() !== '')

const canonical = (name: string) =>
  wordsOf(name)
    .map((word) => likelySingular(word) ?? word)
    .join(' ')

const kinds = new Set(
  'cheese nut bean seed meat root leaf powder fruit food protein extract mix flour fish'.split(' '),
)
const manners = new Set(
  'whole raw cooked fresh dried organic common hen chicken red green yellow blue smoked roasted frozen canned tinned boiled baked fried pickled'.split(
    ' ',
  ),
)
const separators = /\s*[/&+;]\s*|\s+(?:and|or|und|oder|et|ou|y|o)\s+/iu

type Found = { concepts: ReadonlySet<string>; isGroup: boolean }

/** Looks up wanted foods, indexed on first use; `foodsOf`: what an ingredient is made of. */
export function resolverOf(
  knowledge: Knowledge,
  values: Values,
  foodsOf: (ingredient: string) => Iterable<string>,
): (foods: readonly WantedFood[]) => ResolvedFood[] {
  const named: Found[] = []
  let places: WordTable | undefined
  const foundAs = (key: string) => named[(places ??= learned()).get(key) ?? -1]

  /** The names, each with the index in `named` of its meaning. */
  function learned(): WordTable {
    const learning = new Map<string, number>()
    const add = (names: readonly string[], found: Found) => {
      const place = named.push(found) - 1
      for (const name of names)
        for (const way of [name, withoutUmlauts(name)]) {
          const key = way === undefined ? '' : canonical(way)
          if (key !== '' && !learning.has(key)) learning.set(key, place)
        }
    }
    const ofFood = (key: string): Found => ({ concepts: new Set([key]), isGroup: false })
    for (const { key, name } of knowledge.foods) add(printedNames(name), ofFood(key))
    for (const [name, value] of groupNames) add([name], { concepts: conceptsOf(value), isGroup: true })
    for (const [category, words] of Object.entries(categoryNames)) {
      const members = knowledge.foods.filter((food) => food.category === category).map(({ key }) => key)
      add(words.split('|'), { concepts: new Set(members), isGroup: true })
    }
    for (const { key, names } of knowledge.foods) add(Object.values(names).flat(), ofFood(key))
    for (const { key, derived } of knowledge.foods) add(derived, ofFood(key))
    return new WordTable(learning)
  }

  function conceptsOf(value: string): ReadonlySet<string> {
    const concepts = new Set<string>()
    for (const word of value.split(' ')) {
      if (word.startsWith('@'))
        for (const key of values.membersOf(word.slice(1) as FoodGroup)) concepts.add(key)
      if (word.startsWith('@') || isTrait(word) || values.foods.has(word)) concepts.add(word)
    }
    return concepts
  }

  function known(name: string): Found | undefined {
    const key = canonical(byAccent.get(name.trim().toLowerCase().normalize('NFC')) ?? name)
    const found = foundAs(key)
    if (found) return found
    const words = key.split(' ')
    if (words.length < 2) return undefined
    const last = words.at(-1) ?? ''
    if (kinds.has(last) || manners.has(last)) return foundAs(words.slice(0, -1).join(' '))
    return manners.has(words[0] ?? '') ? foundAs(words.slice(1).join(' ')) : undefined
  }

  /** The foods of a printed name, with brackets, inversions and lists. */
  function understand(name: string): Found | undefined {
    const inverted = name.includes(',') && !foundAs(canonical(name)) ? ofInversion(name) : undefined
    return inverted ?? known(name) ?? ofBrackets(name) ?? ofList(name)
  }

  function ofBrackets(name: string): Found | undefined {
    const open = name.indexOf('(')
    if (open < 0) return undefined
    const close = name.indexOf(')', open)
    const inside = name.slice(open + 1, close < 0 ? undefined : close)
    const outside = `${name.slice(0, open)} ${close < 0 ? '' : name.slice(close + 1)}`.trim()
    if (outside === '') return understand(inside)
    const combined = [inside, ...inside.split(separators)].map((part) => known(`${part} ${outside}`))
    const together = union(combined)
    if (together) return together
    const [main, other] = [understand(outside), known(inside)]
    return union([main, main && other?.isGroup ? undefined : other])
  }

  function ofInversion(name: string): Found | undefined {
    const parts = name.split(',').map((part) => part.trim())
    if (parts.length < 2 || parts.length > 4) return undefined
    return (
      known(parts.toReversed().join(' ')) ?? known(parts.join(' ')) ?? union(parts.map(known), parts.length)
    )
  }

  function ofList(name: string): Found | undefined {
    const parts = name.split(separators).filter((part) => part.trim() !== '')
    if (parts.length < 2 || parts.length > 12) return undefined
    const last = wordsOf(name).at(-1) ?? ''
    return union(parts.map((part) => known(part) ?? known(`${part} ${last}`) ?? ofBrackets(part)))
  }

  function resolve(wanted: WantedFood): ResolvedFood {
    const { name, key } = wanted
    const alternatives = wanted.alternativeNames ?? []
    const hasKey = key !== undefined && key !== null && values.foods.has(key)
    const found = hasKey
      ? { concepts: new Set([key]), isGroup: false }
      : (understand(name) ?? union(alternatives.map(understand)))
    const concepts = found?.concepts ?? new Set<string>()
    const apart = apartNames[canonical(name)]
    const added = [...alternatives, ...(wanted.derivedIngredients ?? [])].filter(
      (phrase) => !isSameFood(phrase, concepts),
    )
    return {
      name,
      keys: [...concepts].filter((concept) => values.foods.has(concept)),
      byNameOnly: found === undefined,
      concepts,
      ...(apart && { apart: [conceptsOf(apart[0]), conceptsOf(apart[1])] as const }),
      near: new Set(found ? [] : foodsOf(name)),
      phrases: [
        ...(found ? [] : literals(name, true)),
        ...added.flatMap((phrase) => literals(phrase, false)),
      ],
    }
  }

  const isSameFood = (phrase: string, concepts: ReadonlySet<string>) => {
    const found = foundAs(canonical(phrase))
    return found !== undefined && [...found.concepts].every((concept) => concepts.has(concept))
  }

  return (foods) => foods.map(resolve)
}

/** An allergy covers contents: butter is milk. Gluten is skipped: cereals name it. */
export function withWhatItHas(values: Values, food: ResolvedFood): ResolvedFood {
  const isNamedBy = (other: string, key: string) => {
    const { sure, unsure } = values.ofFood(other)
    return sure.has(key) || unsure.has(key)
  }
  const had = food.keys.flatMap((key) =>
    [...values.ofFood(key).sure].filter((other) => values.foods.has(other) && !isNamedBy(other, key)),
  )
  const alike = reactAlike.flatMap(([group, ...foods]) =>
    foods.some((key) => food.concepts.has(key)) ? [group] : [],
  )
  return { ...food, concepts: new Set([...food.concepts, ...alike]), near: new Set([...food.near, ...had]) }
}

/** An allergy to one covers its group, as the proteins of other milks or eggs are alike. */
const reactAlike = [
  ['@milk', 'cows-milk', 'casein', 'whey', 'alpha-lactalbumin', 'beta-lactoglobulin'],
  ['@eggs', 'egg', 'egg-white', 'egg-yolk'],
] as const

/** The spellings of an unknown name to search for: as it is, inverted, and its parts. */
function literals(name: string, isOwn: boolean): { words: string[]; isOwn: boolean }[] {
  const ways = [name, name.replace(/\([^()]*\)/gu, ' ')]
  const comma = name.indexOf(',')
  if (comma > 0) ways.push(`${name.slice(comma + 1)} ${name.slice(0, comma)}`)
  ways.push(...name.split(/[/()]/u))
  const umlauts = ways.map(withoutUmlauts).filter((way) => way !== undefined)
  const found = new Map<string, string[]>()
  for (const way of [...ways, ...umlauts]) {
    const words = wordsOf(way)
    if (words.length > 0 && words.join('').length > 1) found.set(words.join(' '), words)
  }
  return [...found.values()].map((words) => ({ words, isOwn }))
}

function union(all: readonly (Found | undefined)[], least = 1): Found | undefined {
  const found = all.filter((one) => one !== undefined)
  if (found.length < least || found.length === 0) return undefined
  return {
    concepts: new Set(found.flatMap(({ concepts }) => [...concepts])),
    isGroup: found.some(({ isGroup }) => isGroup),
  }
}
