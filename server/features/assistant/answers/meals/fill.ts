import type { Person } from '@shared/domain/verdict/person'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import type { Dish } from './dishes'
import { firstFitting, suits } from './judged'
import { holderOf } from './left-out'
import { fibre, type Group, larder, type Plate, plates, protein, varied } from './plates'
import rows from './groups.json' with { type: 'json' }
import { isSoft, leftOutBy } from './wishes'

const gap = /\{([^}]+)\}/gu
const isGroup = (words: string): words is Group => words in larder
const gapsOf = ({ text }: Plate) => [...text.matchAll(gap)].map(([, words = '']) => words)

/** Whether a plate meets a wish; its foods decide about ways of eating. */
function isAs(plate: Plate, wish: string): boolean {
  if (wish.startsWith('not ')) return !isAs(plate, wish.slice(4))
  const has = (some: readonly Group[]) => gapsOf(plate).some((words) => some.some((group) => group === words))
  if (wish === 'protein') return has(protein)
  if (wish === 'fibre') return has(fibre)
  return leftOutBy([wish]).length > 0 || plate.is.includes(wish)
}

/** Without a named meal, a main dish or a sweet one is meant. */
const isMain = (name: string, wished: readonly string[]) =>
  wished.includes('sweet')
    ? name === 'dessert' || name === 'snack'
    : name === 'lunch' || name === 'dinner' || (wished.includes('crunchy') && name === 'snack')

/** A request for a meal: its kind, how it should be, without what, and with what. */
export type Wished = {
  meal: string | null
  dish?: Dish | undefined
  wished: readonly string[]
  without: readonly string[]
  wanted: readonly string[]
}

/** A plate in words, with its foods. */
export type Idea = { text: string; foods: readonly string[] }

/** Less usual foods fill in where others do not fit. */
const MOST_OF_A_GROUP = 4

/** The group of a food that no group lists, by its family. */
const groupOf: Partial<Record<string, readonly string[]>> = rows.ofFamily

/** A product is not its ingredient: rice noodles are not rice. */
const isMadeOf = new RegExp(rows.made, 'u')

/** Whether other words name the same food, in any language. */
function sameAs(words: string): (other: string) => boolean {
  const keysOf = (text: string) =>
    new Set(
      foodMatcher()
        .read(text)
        .mentions.flatMap(({ sure }) => [...sure].filter((key) => !key.startsWith('@'))),
    )
  const keys = keysOf(words)
  return (other) => other === words || [...keysOf(other)].some((key) => keys.has(key))
}

/** The foods of each group that fit a person, wanted ones first. */
function stockOf(person: Person, isLeftOut: (food: string) => boolean, wanted: readonly string[]) {
  const isWanted = wanted.map(sameAs)
  const stock = new Map<string, { foods: string[]; wanted: ReadonlyMap<number, string> }>()
  const { foods: known } = foodMatcher().read('')
  const homes = wanted.map((words) => {
    const [key = ''] = verdictOf(foodMatcher(), words, person).keys
    const all = Object.keys(larder) as Group[]
    const listed = all.filter((group) =>
      larder[group].split(', ').some((food) => !isMadeOf.test(food) && sameAs(words)(food)),
    )
    return listed.length > 0 ? [] : (groupOf[known.get(key)?.category ?? ''] ?? [])
  })
  return (words: string) => {
    const found = stock.get(words)
    if (found) return found
    const all = isGroup(words) ? larder[words].split(', ') : [words]
    const own = new Map<number, string>()
    for (const [at, name] of wanted.entries()) {
      const food = all.find((each) => each === name || (isWanted[at]?.(each) && !isMadeOf.test(each)))
      if (food !== undefined) own.set(at, food)
      else if (homes[at]?.some((group) => group === words)) own.set(at, name)
    }
    const usual = wanted.length > 0 ? all.filter((each) => ![...own.values()].includes(each)) : all
    const allowed = usual.filter((food) => !isLeftOut(food))
    const made = {
      foods: firstFitting(person, allowed, MOST_OF_A_GROUP),
      wanted: new Map([...own].filter(([, food]) => !isLeftOut(food) && suits(person, food))),
    }
    stock.set(words, made)
    return made
  }
}

/** Plates of judged foods that meet all wishes and fit a person; `turn` varies them by day. */
export function platesFor(
  person: Person,
  { meal, dish, wished, without, wanted }: Wished,
  { most, turn }: { most: number; turn: number },
): Idea[] {
  const isLeftOut = holderOf([...without, ...leftOutBy(wished)])
  const stock = stockOf(person, isLeftOut, wanted)
  const isOfMeal = ({ meals }: Plate) => meals.some((name) => (meal ? name === meal : isMain(name, wished)))
  const asWished = (dish ? dish.plates : plates.filter(isOfMeal)).filter((plate) =>
    wished.every((wish) => isAs(plate, wish)),
  )
  const found = new Map<string, Idea>()
  const used = new Map<string, number>()
  for (const plate of dish ? asWished : rotated(asWished, turn)) {
    if (found.size >= most) break
    const idea = filled(plate, { stock, used, turn: dish ? 0 : turn, wanted })
    if (idea && ![...found.values()].some(({ foods }) => foods.join() === idea.foods.join()))
      found.set(idea.text, idea)
  }
  return [...found.values()]
}

/** At least two plates where possible; drops wishes from the end until there are. */
export function asManyAs(
  person: Person,
  wish: Wished,
  how: { most: number; turn: number },
): { ideas: Idea[]; wished: readonly string[] } {
  const ideas = platesFor(person, wish, how)
  const last = wish.wished.findLast(isSoft)
  if (ideas.length >= 2 || last === undefined) return { ideas, wished: wish.wished }
  const fewer = asManyAs(person, { ...wish, wished: wish.wished.filter((each) => each !== last) }, how)
  return fewer.ideas.length > ideas.length ? fewer : { ideas, wished: wish.wished }
}

/** The first hint on making a dish whose foods all fit. */
export function howTo(person: Person, { how }: Dish, without: readonly string[]): string | undefined {
  const stock = stockOf(person, holderOf(without), [])
  for (const text of how) {
    const result = filled({ text, meals: [], is: [] }, { stock, used: new Map(), turn: 0, wanted: [] })
    if (result) return result.text
  }
  return undefined
}

type Filling = {
  stock: ReturnType<typeof stockOf>
  used: Map<string, number>
  turn: number
  wanted: readonly string[]
}

/** Fills each gap of a plate. Undefined when a gap stays empty or a wanted food has no place. */
function filled(plate: Plate, { stock, used, turn, wanted }: Filling): Idea | undefined {
  const gaps = gapsOf(plate)
  const foods: (string | undefined)[] = gaps.map(() => undefined)
  for (const at of wanted.keys()) {
    const place = gaps.findIndex((words, place) => foods[place] === undefined && stock(words).wanted.has(at))
    if (place < 0) return undefined
    foods[place] = stock(gaps[place] ?? '').wanted.get(at)
  }
  for (const [place, words] of gaps.entries()) {
    if (foods[place] !== undefined) continue
    const { foods: fitting, wanted: own } = stock(words)
    const start = varied.has(words) ? (used.get(words) ?? turn) : 0
    used.set(words, start + 1)
    const food = [...rotated(fitting, start), ...own.values()].find((one) => !foods.includes(one))
    if (food === undefined) return undefined
    foods[place] = food
  }
  const all = foods.filter((food) => food !== undefined)
  let next = 0
  return { text: plate.text.replace(gap, () => all[next++] ?? ''), foods: all }
}

const rotated = <T>(all: readonly T[], by: number): T[] =>
  all.length === 0 ? [] : [...all.slice(by % all.length), ...all.slice(0, by % all.length)]
