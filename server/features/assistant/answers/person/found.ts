import type { FoodVerdict } from '@shared/domain/food-matcher/food-matcher'
import { listed } from '@shared/domain/text/counts'
import { type DecidingFood, hasNothingAgainst } from '@shared/domain/verdict/kinds'
import { grammarOf } from '@shared/domain/verdict/grammar'
import type { Person } from '@shared/domain/verdict/person'
import { siblingsOf } from '@shared/domain/verdict/families'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import { bare, printed } from './about-person'
import { foodsListedIn } from '../../understand/foods'

/** One word names at most this many elevated foods. */
const MOST_ELEVATED = 4
const MOST_LOW = 3
const MOST_FOODS = 3

/** Verdicts on words; unknown words are left to the answer. */
export const verdictsOn = (person: Person, words: readonly string[]): Verdict[] =>
  words
    .flatMap((one) => {
      const verdict = verdictOf(foodMatcher(), one, person)
      // "Lait pourtant" is milk with an extra word.
      const listed = verdict.kind === 'not-known' ? foodsListedIn(one) : []
      return listed.length > 0 ? listed.map((each) => verdictOf(foodMatcher(), each, person)) : [verdict]
    })
    .filter(({ kind }) => kind !== 'not-known')
    .filter(({ title }, at, all) => all.findIndex((one) => isSame(one.title, title)) === at)
    .slice(0, MOST_FOODS)

export const fitting = (person: Person, words: readonly string[], most: number): string[] =>
  words.filter((one) => hasNothingAgainst(verdictOf(foodMatcher(), one, person))).slice(0, most)

/** How certainly a product contains a food. */
export function holding(words: string, food: string): FoodVerdict['verdict'] {
  const matcher = foodMatcher()
  const [found] = matcher.verdicts(matcher.read(words), matcher.resolve([{ name: food }]))
  return found?.verdict ?? 'none'
}

export const lower = (title: string): string =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)

export const namesOf = (said: readonly Verdict[]): string =>
  said.length > 0 ? listed(said.map(({ title }) => lower(title))) : 'it'

type Graded = Pick<DecidingFood, 'foodName' | 'level' | 'measured'>
const isElevated = ({ level }: Graded) => level === 'high' || level === 'moderate'

const gradeOf = ({ level }: Graded) => (level === 'low' ? 'not raised' : level)
const valueOf = ({ measured }: Graded) => (measured ? printed(measured, measured.scale) : '')

/** "goat’s milk (high, 33.1 µg/ml)". */
const graded = (food: Graded) =>
  `${lower(food.foodName)} (${[gradeOf(food), valueOf(food)].filter(Boolean).join(', ')})`

/** "goat’s milk was high (33.1 µg/ml)". */
const wasGraded = (food: Graded) => {
  const was = grammarOf(food.foodName).is === 'is' ? 'was' : 'were'
  return `${lower(food.foodName)} ${was} ${gradeOf(food)}${valueOf(food) && ` (${valueOf(food)})`}`
}

/** Elevated foods that share a low food's name: goat's milk beside milk. */
function namesakes({ avoid, measured }: Person, low: readonly Graded[]): Graded[] {
  const ends = low.map(({ foodName }) => ` ${foodName.toLowerCase()}`)
  return avoid.flatMap(({ foodName, level }, at) =>
    isElevated({ foodName, level, measured: null }) &&
    ends.some((end) => foodName.toLowerCase().endsWith(end))
      ? [{ foodName, level, measured: measured[at] ?? null }]
      : [],
  )
}

/** The low results of a food or dish, the plainest first. */
function lowOf(person: Person, { foods, clean, isDish, title }: Verdict): Graded[] {
  const own = foods.filter(({ level }) => level === 'low')
  const same = own.filter(
    ({ foodName, words }) => isSame(foodName, title) || words.some((word) => isSame(word, foodName)),
  )
  if (same.length > 0) return same.slice(0, MOST_LOW)
  const parts = clean.flatMap((name) =>
    verdictOf(foodMatcher(), name, person).foods.filter(
      ({ level, relation }) => level === 'low' && relation === 'is',
    ),
  )
  const order = siblingsOf(foodMatcher().read(title)).flatMap(({ keys }) => keys)
  const place = ({ foodName }: Graded) => {
    const at = order.indexOf(foodName.toLowerCase().replace(/['’]/gu, '').replaceAll(' ', '-'))
    return at === -1 ? order.length : at
  }
  const all =
    isDish || own.length === 0 ? [...parts, ...own] : own.toSorted((one, other) => place(one) - place(other))
  return [...new Map(all.map((food) => [food.foodName, food])).values()].slice(0, MOST_LOW)
}
const isSame = (one: string, other: string) => bare(one) === bare(other)

/** What the tests found, with levels and values, in the order of the question; no advice. */
export function found(person: Person, said: readonly Verdict[]): string {
  return said
    .map((one) => {
      const { kind, title, foods, sentence } = one
      if (['allergy', 'trigger', 'limited', 'not-readable', 'tolerated', 'not-tested'].includes(kind))
        return sentence
      const low = lowOf(person, one)
      const elevated = [
        ...foods.filter(
          (food) => isElevated(food) && food.relation !== 'far' && !(one.isDish && food.relation === 'may'),
        ),
        ...namesakes(person, low),
      ].slice(0, MOST_ELEVATED)
      const chosen = kind === 'own' ? `${sentence} ` : ''
      const isLowFirst = kind === 'may-hold' || kind === 'no-elevation'
      const shown = (isLowFirst ? [low, elevated] : [elevated, low])
        .flat()
        .filter((food, at, all) => all.findIndex(({ foodName }) => foodName === food.foodName) === at)
      if (shown.length === 0) return sentence
      if (one.isDish && elevated.length > 0)
        return `${title} often ${grammarOf(title).has} ${listed([...elevated, ...low].map(graded))}.`
      const results = listed(shown.map(wasGraded))
      return isSame(shown[0]?.foodName ?? '', title)
        ? `${chosen}In your test, ${results}.`
        : `${chosen}For ${lower(title)}, your test shows that ${results}.`
    })
    .join(' ')
}

export const isRaised = ({ kind, foods }: Verdict): boolean =>
  kind === 'high' ||
  kind === 'moderate' ||
  foods.some((food) => isElevated(food) && food.relation === 'usual')
