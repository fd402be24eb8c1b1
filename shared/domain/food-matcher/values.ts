/** The fourteen allergen groups of EU law, by our short names. */
export const allergenGroups = [
  'milk',
  'eggs',
  'gluten',
  'soybeans',
  'peanuts',
  'nuts',
  'sesame-seeds',
  'mustard',
  'celery',
  'fish',
  'crustaceans',
  'molluscs',
  'lupin',
  'sulphites',
] as const

export type AllergenGroup = (typeof allergenGroups)[number]

/** A food of the catalogue as the knowledge files write it; `has` is in the value language, lists are names. */
export type KnownFood = {
  key: string
  name: string
  category: string
  group?: string
  has?: string
  en: readonly string[]
  de: readonly string[]
  fr: readonly string[]
  es: readonly string[]
  derived: readonly string[]
}

/** All the matcher knows: the catalogue's foods, and ingredients with their values (`"surimi": "@fish ?egg-white"`). */
export type Knowledge = { foods: readonly KnownFood[]; terms: Readonly<Record<string, string>> }

/** What a text's word names: for certain, or as one it can come from. Foods by key, groups as `@group`. */
export type Value = { sure: ReadonlySet<string>; unsure: ReadonlySet<string> }

const isGroup = (name: string): name is AllergenGroup => (allergenGroups as readonly string[]).includes(name)

/** The food that stands for its whole group, where naming the group names it. */
const foodOfGroup: Partial<Record<AllergenGroup, string>> = {
  eggs: 'egg',
  gluten: 'gluten',
  soybeans: 'soy-bean',
  peanuts: 'peanut',
  'sesame-seeds': 'sesame',
  mustard: 'mustard-seed',
  celery: 'celery',
  lupin: 'lupin',
}

export type Values = {
  /** Reads the value language, with all that follows; throws on a word it does not know. */
  parse(value: string): Value
  /** What naming a food names. */
  ofFood(key: string): Value
  foods: ReadonlyMap<string, KnownFood>
  membersOf(group: AllergenGroup): readonly string[]
}

/** The value language over a catalogue. `?` written for a food or a term wins over what would follow. */
export function valuesOf(foods: readonly KnownFood[]): Values {
  const byKey = new Map(foods.map((food) => [food.key, food]))
  const members = new Map<AllergenGroup, string[]>(allergenGroups.map((group) => [group, []]))
  for (const { key, group } of foods) if (group && isGroup(group)) members.get(group)?.push(key)
  const ofFoods = new Map<string, Value>()
  const parsed = new Map<string, Value>()
  const membersOf = (group: AllergenGroup) => members.get(group) ?? []

  function ofGroup(group: AllergenGroup): Value {
    const food = foodOfGroup[group]
    const all = food !== undefined && byKey.has(food) ? ofFood(food) : undefined
    return {
      sure: new Set([`@${group}`, ...(all?.sure ?? [])]),
      unsure: new Set([...membersOf(group), ...(all?.unsure ?? [])]),
    }
  }

  function ofFood(key: string): Value {
    const known = ofFoods.get(key)
    if (known) return known
    const food = byKey.get(key)
    if (!food) throw new Error(`The food knowledge has no food ${key}.`)
    ofFoods.set(key, { sure: new Set([key]), unsure: new Set() })
    const own = food.group && isGroup(food.group) ? [`@${food.group}`] : []
    const value = together(food.has ?? '', [key, ...own])
    if (food.key === foodOfGroup.gluten) for (const member of membersOf('gluten')) value.unsure.add(member)
    const settled = settle(value, food.has ?? '')
    ofFoods.set(key, settled)
    return settled
  }

  function together(text: string, own: readonly string[] = []) {
    const sure = new Set(own)
    const unsure = new Set<string>()
    for (const word of text.split(' ').filter((part) => part !== '')) {
      const value = ofWord(word.replace(/^\?/u, ''))
      for (const concept of value.sure) (word.startsWith('?') ? unsure : sure).add(concept)
      for (const concept of value.unsure) unsure.add(concept)
    }
    return { sure, unsure }
  }

  function settle({ sure, unsure }: { sure: Set<string>; unsure: Set<string> }, text: string): Value {
    for (const word of text.split(' '))
      if (word.startsWith('?')) {
        sure.delete(word.slice(1))
        unsure.add(word.slice(1))
      }
    for (const concept of sure) unsure.delete(concept)
    return { sure, unsure }
  }

  function ofWord(word: string): Value {
    if (!word.startsWith('@')) return ofFood(word)
    const group = word.slice(1)
    if (!isGroup(group)) throw new Error(`There is no allergen group ${group}.`)
    return ofGroup(group)
  }

  function parse(text: string): Value {
    const known = parsed.get(text)
    if (known) return known
    const value = settle(together(text), text)
    parsed.set(text, value)
    return value
  }

  return { parse, ofFood, foods: byKey, membersOf }
}
