import type { Matcher, ResolvedFood } from '../food-matcher/food-matcher'
import { levelRank } from '../reports/levels'
import { FOODS_MOST } from './numbers'
import { type Habit, habits } from './trial'

/** Foods that cannot be eaten separately, as on the report, and their catalogue keys. */
export type Bundle = { foods: string[]; keys: string[] }

/** Proteins of several cereals link only foods that name them: cereals can be separate. */
const ofSeveral = new Set(['gluten', 'gliadin'])

type NamedKeys = { keys: ReadonlySet<string>; sure: ReadonlySet<string> }

/** A food's key and all that its name surely means. */
function knownOf(matcher: Matcher, { name, keys }: ResolvedFood): NamedKeys {
  const named = matcher.read(name).mentions.flatMap(({ sure }) => [...sure])
  return { keys: new Set(keys), sure: new Set([...keys, ...named]) }
}

/** Whether one food contains the other, or both are parts of one food. */
const areOne = (one: NamedKeys, other: NamedKeys) =>
  [...one.sure].some(
    (concept) =>
      /^[^@*]/u.test(concept) &&
      other.sure.has(concept) &&
      (!ofSeveral.has(concept) || one.keys.has(concept) || other.keys.has(concept)),
  )

/** The foods in bundles, both in the given order. */
export function bundlesOf(matcher: Matcher, names: readonly string[]): Bundle[] {
  const resolved = matcher.resolve(names.map((name) => ({ name })))
  const foods = resolved.map((food) => ({ ...food, known: knownOf(matcher, food) }))
  let bundles: (typeof foods)[] = []
  for (const food of foods) {
    const touched = bundles.filter((bundle) => bundle.some(({ known }) => areOne(known, food.known)))
    const [first] = touched
    const joined = [...touched.flat(), food]
    bundles = first
      ? bundles.flatMap((bundle) => (bundle === first ? [joined] : touched.includes(bundle) ? [] : [bundle]))
      : [...bundles, joined]
  }
  return bundles.map((bundle) => ({
    foods: bundle.map(({ name }) => name),
    keys: [...new Set(bundle.flatMap(({ keys }) => keys))],
  }))
}

/** Nutritionally most important first, which is the order of reintroduction. */
const weightiest = ['@milk', '@gluten', '@eggs', '@fish', '@soybeans']

/** The order of reintroduction, from 0; foods of the same position keep their order. */
export function orderOf(matcher: Matcher, foods: readonly string[]): number {
  const named = new Set(matcher.read(foods.join('\n')).mentions.flatMap(({ sure }) => [...sure]))
  const at = weightiest.findIndex((group) => named.has(group))
  return at < 0 ? weightiest.length : at
}

/** `rank` from 0; `habit` null when not asked; `isProposed` for the first five allowed. */
export type Proposed = Bundle & {
  level: 'high' | 'moderate'
  habit: Habit | null
  rank: number
  isProposed: boolean
}

/** Frequent foods first, as avoiding a rare food hardly shows. */
const habitRank = { daily: 0, weekly: 1, unknown: 2, rarely: 3 }

/** By frequency, level, then nutrition; `eats` by printed name, `refused` by food key. */
export function propose({
  matcher,
  foods,
  eats,
  refused,
}: {
  matcher: Matcher
  foods: readonly { name: string; level: 'high' | 'moderate' }[]
  eats: Readonly<Record<string, Habit>>
  refused: ReadonlySet<string>
}): Proposed[] {
  const levels = new Map(foods.map(({ name, level }) => [name, level]))
  const names = foods.map(({ name }) => name)
  /** The highest level and the most frequent habit among the foods of a bundle. */
  const summaryOf = ({ foods: bundled }: Bundle) => ({
    level: bundled.some((name) => levels.get(name) === 'high') ? ('high' as const) : ('moderate' as const),
    habit: habits.find((habit) => bundled.some((name) => eats[name] === habit)) ?? null,
  })
  const ranked = bundlesOf(matcher, names)
    .map((bundle) => ({ ...bundle, ...summaryOf(bundle), order: orderOf(matcher, bundle.foods) }))
    .sort(
      (a, b) =>
        habitRank[a.habit ?? 'unknown'] - habitRank[b.habit ?? 'unknown'] ||
        levelRank[b.level] - levelRank[a.level] ||
        a.order - b.order,
    )
  const chosen = ranked.filter(({ keys }) => !keys.some((key) => refused.has(key))).slice(0, FOODS_MOST)
  return ranked.map((bundle, rank) => ({
    foods: bundle.foods,
    keys: bundle.keys,
    level: bundle.level,
    habit: bundle.habit,
    rank,
    isProposed: chosen.includes(bundle),
  }))
}
