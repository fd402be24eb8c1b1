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

/** The groups that the value language knows: beside the fourteen, mushrooms, of which laboratories test "mushroom" alone. */
export const foodGroups = [...allergenGroups, 'mushrooms'] as const

export type FoodGroup = (typeof foodGroups)[number]

/**
 * What diets ask for beside foods, as the value language has it: alcohol, blood, meat of an animal that is none of the
 * catalogue's, what is of an animal's body whichever animal it is (gelatine), what animals make (beeswax), and what is
 * not kosher.
 */
export const traits = ['*alcohol', '*blood', '*meat', '*animal', '*produce', '*not-kosher'] as const

export const isTrait = (concept: string) => concept.startsWith('*')

/** A food of the catalogue as its shelf has it: `has` in the value language, `names` by language. */
export type KnownFood = {
  key: string
  name: string
  category: string
  group: string | undefined
  has: string | undefined
  names: Readonly<Record<string, readonly string[]>>
  derived: readonly string[]
}

/** A part of a dish, in an English name; `isPerhaps` where only some kitchens take it. */
export type ListedPart = { name: string; isPerhaps: boolean }

/**
 * A name that texts write, what it stands for in the value language, and its language, `xx` where none matters; of a dish
 * its parts.
 */
export type Term = readonly [name: string, value: string, language: string, parts?: readonly ListedPart[]]

/**
 * All the matcher knows: the catalogue's foods, ingredients with their values (`['surimi', '@fish ?egg-white', 'xx']`),
 * words that name a food only in their own language, since another has them for something else, and the traits that
 * names have beside what else they stand for (`['sherry', '*alcohol', 'en']`).
 */
export type Knowledge = {
  foods: readonly KnownFood[]
  terms: readonly Term[]
  homonyms: readonly Term[]
  traits: readonly Term[]
}

/**
 * What a text's word names: for certain, or as one it can come from. Foods by key, groups as `@group`; the value language
 * writes `#group` for a food of the group that is none of the catalogue's, as basa is a `#fish`. A trait is `*alcohol`.
 */
export type Value = { sure: ReadonlySet<string>; unsure: ReadonlySet<string> }

const isGroup = (name: string): name is FoodGroup => (foodGroups as readonly string[]).includes(name)

/** The food that stands for its whole group, where naming the group names it. */
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
  /** Reads the value language, with all that follows; throws on a word it does not know. */
  parse(value: string): Value
  /** What naming a food names. */
  ofFood(key: string): Value
  foods: ReadonlyMap<string, KnownFood>
  membersOf(group: FoodGroup): readonly string[]
}

/**
 * The value language over a catalogue. `?` written for a food or a term wins over what would follow; for a food it adds
 * that one food, for a term all that follows from it.
 */
export function valuesOf(foods: readonly KnownFood[]): Values {
  const byKey = new Map(foods.map((food) => [food.key, food]))
  const members = new Map<FoodGroup, string[]>(foodGroups.map((group) => [group, []]))
  for (const { key, group } of foods) if (group && isGroup(group)) members.get(group)?.push(key)
  const raws = new Map<string, Value>()
  const ofFoods = new Map<string, Value>()
  const parsed = new Map<string, Value>()
  const membersOf = (group: FoodGroup) => members.get(group) ?? []

  /** What gluten may come from is no possibility where the cereal is named. */
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

  /**
   * What a food perhaps holds is its group and the food that stands for it, and no sign of what else would come with it:
   * casein, in goat's milk, is none of a cow.
   */
  function alone(key: string): Value {
    const { group } = foodOf(key)
    const standing = group !== undefined && isGroup(group) ? foodOfGroup[group] : undefined
    const all = [key, group && `@${group}`, standing].filter((concept) => concept !== undefined)
    return { sure: new Set(all), unsure: new Set() }
  }

  /** A group alone, sure or not, may be any of its foods, unless a word like `#fish` says that it is another one. */
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
