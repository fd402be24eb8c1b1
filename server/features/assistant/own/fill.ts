import type { Person } from '@shared/domain/verdict/person'
import { fittingOf, judged } from './judged'
import { holderOf } from './left-out'
import { animal, fibre, flesh, type Group, larder, type Plate, plates, protein, wishes } from './plates'
import { pattern } from './words'

const wayOfWish = Object.entries(wishes).map(([wish, said]) => [wish, pattern(said)] as const)

/** What a question, as `plain` writes it, wishes of a meal: "vegan", "quick". */
export const wishesIn = (text: string): string[] =>
  wayOfWish.flatMap(([wish, said]) => (said.test(text) ? [wish] : []))

const gap = /\{(\w+)\}/gu
const groupsOf = ({ text }: Plate) => [...text.matchAll(gap)].map(([, group]) => group as Group)

/** Whether a plate is as it is wished. */
function isAs(plate: Plate, wish: string): boolean {
  const groups = groupsOf(plate)
  const has = (some: readonly Group[]) => groups.some((group) => some.includes(group))
  if (wish === 'vegan') return !has(animal) && !/\bcream\b/u.test(plate.text)
  if (wish === 'vegetarian') return !has(flesh)
  if (wish === 'protein') return has(protein)
  if (wish === 'fibre') return has(fibre)
  return plate.is.split(' ').includes(wish)
}

/** Where no meal is named, a dish is meant, or a sweet one. */
const isMain = (name: string, wished: readonly string[]) =>
  wished.includes('sweet') ? name === 'dessert' : name === 'lunch' || name === 'dinner'

/** What a meal is to be: which meal, how it is wished, without what, and with what. */
export type Wished = {
  meal: string | null
  wished: readonly string[]
  without: readonly string[]
  wanted: readonly string[]
}

const MOST_TRIED = 14
/** The less usual ones stand in where others do not fit. */
const MOST_OF_A_GROUP = 5

/**
 * Plates for one person out of what fits them, others on another day (`turn`): each is judged as it stands, so that
 * nothing on it is one of their foods.
 */
export function platesFor(
  person: Person,
  { meal, wished, without, wanted }: Wished,
  { most, turn }: { most: number; turn: number },
): string[] {
  const stock = new Map<Group, string[]>()
  const isLeftOut = holderOf(without)
  const foodsOf = (group: Group): string[] => {
    const found =
      stock.get(group) ??
      fittingOf(person, larder[group])
        .filter((food) => !isLeftOut(food))
        .slice(0, MOST_OF_A_GROUP)
    stock.set(group, found)
    return found
  }
  const asWished = plates.filter(
    (plate) =>
      plate.meals.split(' ').some((name) => (meal ? name === meal : isMain(name, wished))) &&
      wished.every((wish) => isAs(plate, wish)),
  )
  const turned = rotated(asWished, turn)
  const found: string[] = []
  const used = new Map<Group, number>()
  for (const plate of [...turned, ...turned].slice(0, Math.max(MOST_TRIED, most))) {
    if (found.length >= most) break
    const text = filled(plate, { foodsOf, used, turn, wanted })
    if (text === undefined || found.includes(text)) continue
    if (isLeftOut(text) || without.some((word) => text.includes(word))) continue
    if (isFlagged(person, text)) continue
    found.push(text)
  }
  return found
}

type Filling = {
  foodsOf: (group: Group) => string[]
  used: Map<Group, number>
  turn: number
  wanted: readonly string[]
}

/** A plate with a food in each gap, the wanted ones where they belong; undefined where nothing fits one of them. */
function filled(plate: Plate, { foodsOf, used, turn, wanted }: Filling): string | undefined {
  const taken = new Set<string>()
  let missing = 0
  const text = plate.text.replace(gap, (_, name: string) => {
    const group = name as Group
    const foods = foodsOf(group)
    const wish = foods.find((food) => wanted.some((one) => food.includes(one) || one.includes(food)))
    const at = used.get(group) ?? turn
    used.set(group, at + 1)
    const food = wish && !taken.has(wish) ? wish : rotated(foods, at).find((one) => !taken.has(one))
    if (food === undefined) missing++
    else taken.add(food)
    return food ?? ''
  })
  const isWanted =
    wanted.length === 0 ||
    wanted.some((one) => [...taken].some((food) => food.includes(one) || one.includes(food)))
  return missing === 0 && isWanted ? text : undefined
}

const rotated = <T>(all: readonly T[], by: number): T[] =>
  all.length === 0 ? [] : [...all.slice(by % all.length), ...all.slice(0, by % all.length)]

const isFlagged = (person: Person, words: string): boolean => {
  const { out, seldom, ask } = judged(person, [words])
  return out.length + seldom.length + ask.length > 0
}
