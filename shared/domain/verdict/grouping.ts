import { isDiet } from '../avoidance/diets'
import { singularsOf } from '../food-matcher/plurals'
import { fold } from '../text/fold'
import { pattern } from '../text/pattern'
import { isMereTrace } from './answer'
import { isNamed, isSure } from './deciding'
import type { Facts, Food, RuledFood } from './facts'
import type { DecidingFood } from './kinds'
import type { Detail, FoodsStatement, How, Reason, Statement } from './ruling'

/** The order in which reasons decide; a plan counts before a moderate value, its baseline too. */
const reasons: readonly Reason[] = [
  ...(['allergy', 'trial', 'trigger', 'high', 'own', 'not-readable', 'limited'] as const),
  ...(['baseline', 'moderate', 'tolerated', 'low'] as const),
]
/** Why a food counts. */
export const reasonOf = ({ level, trial }: Pick<Food, 'level' | 'trial'>): Reason =>
  trial && level !== 'allergy' ? (trial.eaten ? 'baseline' : 'trial') : level
/** Whether it is an allergy. */
export const isAllergy = ({ level }: Food) => level === 'allergy'
/** The names, each once. */
export const namesOf = (foods: readonly { foodName: string }[]) => [
  ...new Map(foods.map(({ foodName }) => [foodName.toLowerCase(), foodName])).values(),
]

/** The gravest reason of some foods; undefined without any. */
export const gravestReason = (foods: readonly Food[]): Reason | undefined =>
  reasons.find((one) => foods.some((food) => reasonOf(food) === one))

/** Whether two names differ at most in number. */
export const isSameName = (name: string, title: string): boolean => {
  const [one, other] = [fold(name), fold(title)]
  return one === other || singularsOf(one).includes(other) || singularsOf(other).includes(one)
}

/** Whether it is surely or usually in it. */
export const isSureIn = ({ isFamily }: Facts, food: RuledFood) =>
  isSure(food) &&
  food.relation !== 'far' &&
  !(isFamily && food.isKind && !isNamed(food) && food.relation !== 'usual')

/** Foods of only some versions, and what such a product often contains beside its name. */
export function perhapsIn(facts: Facts): Food[] {
  const foods = facts.foods.filter((food) => !isSureIn(facts, food) && !isMereTrace(food))
  const isTold = new Set(facts.foods.map(({ foodName }) => foodName))
  return [...foods, ...facts.gravest.filter(({ foodName }) => !isTold.has(foodName))]
}

/** Allergies that any kitchen has to know of. */
export function askAbout(foods: readonly Food[]): Statement[] {
  const isClinical = ({ outcome }: Food) => outcome?.kind === 'clinic-only'
  const [clinical, others] = [foods.filter(isClinical), foods.filter((food) => !isClinical(food))]
  return [
    ...(others.length > 0 ? [{ say: 'ask-about' as const, foods: namesOf(others) }] : []),
    ...(clinical.length > 0 ? [{ say: 'ask-about-clinical' as const, foods: namesOf(clinical) }] : []),
  ]
}

/** Products that have a label. */
export const isBought = new RegExp(
  pattern`sauce|ketchup|mayo|dressing|pesto|spread|paste|stock|bouillon|chocolate|biscuit|cookie|cracker|crisps|cereal|
    granola|muesli|ice cream|jam|sausage|wine|beer|powder|schokolade|keks|wurst|soße|chocolat|saucisse|galleta|salsa`,
  'iu',
)

/** The foods with the gravest reason of all, how the words lead to them, and the details. */
export function groupOf(facts: Facts, all: readonly Food[]): FoodsStatement {
  const reason = gravestReason(all) ?? 'low'
  const same = all.filter((food) => reasonOf(food) === reason)
  const [first] = same
  const how = howOf(facts, first)
  const foods = same.filter((food) => howOf(facts, food) === how)
  const isOne = (food: Food) => food === first || detailKey(food) === detailKey(first)
  return { how, reason, foods: namesOf(foods.filter(isOne)), detail: detailOf(first) }
}

const detailKey = (food: Food | undefined) => JSON.stringify(detailOf(food))
const detailOf = (food: Food | undefined): Detail => ({
  until: food?.trial?.until ?? undefined,
  amount: food?.outcome?.kind === 'limited' ? food.outcome.amount : undefined,
  basis: food?.outcome?.basis,
  isClinical: food?.outcome?.kind === 'clinic-only',
})

/** Families of products that are made of several foods: "some bread has rye". */
const isMade = new RegExp(
  pattern`cheese|yogh?urt|bread|rolls?\b|toast|pasta|noodle|sausage|meatball|stock|broth|jam|marmalade|wrap|tortilla|
    protein|pickle|cereal|porridge|burger|flour|oil|juice|käse|joghurt|brot|brötchen|nudel|wurst|brühe|mehl|öl|fromage|
    yaourt|pain|pâtes|saucis|bouillon|farine|huile|queso|yogur|\bpan|fideos|salchich|harina|aceite`,
  'iu',
)

function howOf(facts: Facts, food: Food | undefined): How {
  const how = plainHowOf(facts, food)
  if (food?.level === 'own' && isDiet(food.foodName))
    return how === 'some' || how === 'can-be' ? 'some-diet' : 'diet'
  if (how === 'can-be' && (facts.isOrigin || isMade.test(facts.title))) return 'some'
  if (!facts.isFamily || !facts.hasUsual || (how !== 'has' && how !== 'made')) return how
  // Milk is said to be usually cow's milk, not to have it; but it usually has casein.
  return food?.place === Infinity && how === 'has' ? 'usually' : usualOf(facts)
}

function plainHowOf(facts: Facts, food: Food | undefined): How {
  // A curry is not said to have curry.
  if (food?.relation && isSameName(food.foodName, facts.title)) return 'is'
  if (!food?.relation) return 'some'
  if (food.certainty === 'trace') return 'traces'
  if (food.isKind && food.relation !== 'is') return food.relation === 'usual' ? usualOf(facts) : 'can-be'
  switch (food.relation) {
    case 'is':
      return isNamed(food as DecidingFood) ? nameOf(facts, food.foodName) : 'some'
    case 'made':
      return isNamedAfter(food.foodName, facts.title) ? 'counts-as' : 'made'
    case 'holds':
      return isNamedAfter(food.foodName, facts.title) ? 'counts-as' : 'has'
    case 'usual':
      return 'usually'
    case 'family':
      return 'can-be'
    case 'may':
    case 'far':
      return 'some'
  }
}

/** Mustard is not said to have mustard seed, nor nuts to have tree nuts. */
const isNamedAfter = (foodName: string, title: string) => {
  const plain = fold(foodName).replace(/^tree | (?:seed|bean|pepper|leaf|root)s?$/u, '')
  return plain !== fold(foodName) && isSameName(plain, title)
}

const usualOf = ({ isOrigin, title }: Facts): How =>
  isOrigin ? 'usually-from' : isMade.test(title) ? 'usually' : 'usually-is'

/** A food under its own name, within a longer one ("beef steak"), or under another. */
function nameOf({ about, isList, isDish }: Facts, foodName: string): How {
  const words = fold(about.join(' ')).split(/[^\p{L}]+/u)
  const named = fold(foodName).split(/[^\p{L}]+/u)
  const isWithin = named.every((word) => words.some((one) => isSameName(one, word)))
  if (about.some((name) => isSameName(name, foodName))) return 'is'
  if (about.some((name) => isNamedAfter(foodName, name))) return 'counts-as'
  if (isList || (isWithin && (!isDish || isBought.test(about.join())))) return 'is'
  // Cashew nuts are tree nuts, but scrambled eggs have egg white.
  if (!isDish && isSameName(named.at(-1) ?? '', words.at(-1) ?? '')) return 'counts-as'
  return isDish || named.some((word) => words.some((one) => isSameName(one, word))) ? 'has' : 'counts-as'
}
