/** The fourteen allergen groups of EU law, by the portal's short names. */
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

/** The groups: the fourteen and mushrooms, as laboratories test "mushroom" alone. */
export const foodGroups = [...allergenGroups, 'mushrooms'] as const

export type FoodGroup = (typeof foodGroups)[number]

/**
 * Properties that diets exclude beside foods, in the value language: alcohol, blood, meat of an
 * animal outside the catalogue, parts of any animal's body (gelatine), animals' products (beeswax),
 * and non-kosher foods.
 */
export const traits = ['*alcohol', '*blood', '*meat', '*animal', '*produce', '*not-kosher'] as const

export const isTrait = (concept: string) => concept.startsWith('*')

/** A catalogue food's knowledge: `has` in the value language, `names` by language. */
export type KnownFood = {
  key: string
  name: string
  category: string
  group: string | undefined
  has: string | undefined
  names: Readonly<Record<string, readonly string[]>>
  derived: readonly string[]
}

/** A part of a dish, by an English name; `isPerhaps` where only some recipes contain it. */
export type ListedPart = { name: string; isPerhaps: boolean }

/** A name, its value, its language (`xx` for any), and a dish's parts. */
export type Term = readonly [name: string, value: string, language: string, parts?: readonly ListedPart[]]

/**
 * All knowledge of the matcher: the catalogue's foods, ingredients with their values (`['surimi',
 * '@fish ?egg-white', 'xx']`), words that name a food only in their own language, and the traits of
 * names in addition to their other meanings (`['sherry', '*alcohol', 'en']`).
 */
export type Knowledge = {
  foods: readonly KnownFood[]
  terms: readonly Term[]
  homonyms: readonly Term[]
  traits: readonly Term[]
}

/**
 * The meaning of a word: foods that it names for certain, and foods that it can come from. Foods by
 * key, groups as `@group`; the value language writes `#group` for a food of the group outside the
 * catalogue, as basa is a `#fish`. A trait is `*alcohol`.
 */
export type Value = { sure: ReadonlySet<string>; unsure: ReadonlySet<string> }

const isGroup = (name: string): name is FoodGroup => (foodGroups as readonly string[]).includes(name)

/** The food that stands for its whole group, so that the group's name names it. */
export const foodOfGroup: Partial<Record<FoodGroup, string>> = {
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
  /** Parses the value language, with all that follows from it; throws on an unknown word. */
  parse(value: string): Value
  /** The value of a food's name. */
  ofFood(key: string): Value
  foods: ReadonlyMap<string, KnownFood>
  membersOf(group: FoodGroup): readonly string[]
}

/**
 * The value language of a catalogue. `?` before a food or a term overrides what would follow; for a
 * food it adds that one food, for a term all that follows from it.
 */
export function valuesOf(foods: readonly KnownFood[]): Values {
  const byKey = new Map(foods.map((food) => [food.key, food]))
  const members = new Map<FoodGroup, string[]>(foodGroups.map((group) => [group, []]))
  for (const { key, group } of foods) if (group && isGroup(group)) members.get(group)?.push(key)
  const raws = new Map<string, Value>()
  const ofFoods = new Map<string, Value>()
  const parsed = new Map<string, Value>()
  const membersOf = (group: FoodGroup) => members.get(group) ?? []

  /** The possible sources of gluten do not count where the cereal is named. */
  const isOfGluten = (concept: string) => byKey.get(concept)?.group === 'gluten'

  function rawOfGroup(group: FoodGroup): Value {
    const food = foodOfGroup[group]
    const { sure, unsure } = food !== undefined && byKey.has(food) ? rawOfFood(food) : nothing
    return { sure: new Set([`@${group}`, ...sure]), unsure }
  }

  function rawOfTrait(word: string): Value {
    if (!(traits as readonly string[]).includes(word)) throw new Error(`There is no trait ${word}.`)
    return { sure: new Set([word]), unsure: new Set() }
  }

  function foodOf(key: string): KnownFood {
    const food = byKey.get(key)
    if (!food) throw new Error(`The food knowledge has no food ${key}.`)
    return food
  }

  function rawOfFood(key: string): Value {
    const known = raws.get(key)
    if (known) return known
    const food = foodOf(key)
    raws.set(key, { sure: new Set([key]), unsure: new Set() })
    const own = food.group && isGroup(food.group) ? [`@${food.group}`] : []
    const value = read(food.has ?? '', [key, ...own])
    raws.set(key, value)
    return value
  }

  function rawOfWord(word: string): Value {
    if (isTrait(word)) return rawOfTrait(word)
    if (!/^[@#]/u.test(word)) return rawOfFood(word)
    const group = word.slice(1)
    if (!isGroup(group)) throw new Error(`There is no group ${group}.`)
    return rawOfGroup(group)
  }

  function read(text: string, own?: readonly string[]): Value {
    const sure = new Set(own)
    const unsure = new Set<string>()
    const words = text.split(' ').filter((part) => part !== '')
    for (const word of words) {
      const isSure = !word.startsWith('?')
      const value = isSure || own === undefined ? rawOfWord(word.replace('?', '')) : alone(word.slice(1))
      for (const concept of value.sure) (isSure ? sure : unsure).add(concept)
      for (const concept of value.unsure) if (word !== 'gluten' || !isOfGluten(concept)) unsure.add(concept)
    }
    for (const word of words)
      if (word.startsWith('?')) {
        sure.delete(word.slice(1))
        unsure.add(word.slice(1))
      }
    for (const concept of sure) unsure.delete(concept)
    return { sure, unsure }
  }

  /** A possible food: its group and its own food, no contents; goat's casein is not a cow's. */
  function alone(key: string): Value {
    const { group } = foodOf(key)
    const standing = group !== undefined && isGroup(group) ? foodOfGroup[group] : undefined
    const all = [key, group && `@${group}`, standing].filter((concept) => concept !== undefined)
    return { sure: new Set(all), unsure: new Set() }
  }

  /** A group alone may be any of its foods, unless `#fish` names one outside the catalogue. */
  function withMembers({ sure, unsure }: Value, text: string): Value {
    const possible = new Set(unsure)
    for (const group of foodGroups) {
      const all = text.includes(`#${group}`) ? [] : membersOf(group)
      if (
        sure.has(`@${group}`) ? all.some((key) => sure.has(key) && key !== 'gluten') : !isOpen(unsure, group)
      )
        continue
      for (const key of all) if (!sure.has(key)) possible.add(key)
    }
    return { sure, unsure: possible }
  }

  /** Whether a group is possible and none of its foods is named. */
  const isOpen = (unsure: ReadonlySet<string>, group: FoodGroup) =>
    unsure.has(`@${group}`) && !membersOf(group).some((key) => unsure.has(key))

  function ofFood(key: string): Value {
    const value = ofFoods.get(key) ?? withMembers(rawOfFood(key), '')
    ofFoods.set(key, value)
    return value
  }

  function parse(text: string): Value {
    const value = parsed.get(text) ?? withMembers(read(text), text)
    parsed.set(text, value)
    return value
  }

  return { parse, ofFood, foods: byKey, membersOf }
}

const nothing: Value = { sure: new Set(), unsure: new Set() }
