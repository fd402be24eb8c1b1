import { avoidLevels } from '../avoidance/avoid-levels'
import type { AvoidEntry, FoodOutcome } from '../avoidance/avoid-list'
import { avoidedFoods, type CompletedTest } from '../avoidance/avoided-foods'
import { spellings } from '../foods/loose-match'
import { type Outcome, outcomeKinds } from './trial'

/** A food by its name, and the outcome that allows it. */
export type Tolerated = { foodName: string; outcome: FoodOutcome }

/** All that decides what a person avoids. */
export type AvoidanceInput = {
  /** The completed tests, newest first; `unread`: the tested foods with an unreadable result. */
  tests: readonly (CompletedTest & { reportId: number; unread?: readonly { food: string }[] })[]
  allergies: readonly string[]
  /** The foods and diets that the person chose to avoid. */
  own: readonly AvoidEntry[]
  /** The valid outcomes, newest first. */
  outcomes: readonly Outcome[]
  /** The catalogue's foods of a name. */
  keysOf: (name: string) => readonly string[]
  /** Whether the person's choices surely exclude a food of this name, under any name. */
  isChosen: (name: string) => boolean
}

/**
 * The foods that a person avoids, the gravest first, each name once, and those they tolerate. A
 * food with an unreadable result in the latest test is included too, unless something else is known
 * of it. An outcome comes before the value of its own foods, and applies to no others; an allergy
 * remains despite any outcome, and a choice despite an outcome that allows the food, also up to a
 * limit. `chosen`: the foods that an outcome allows and a choice excludes.
 */
export function effectiveAvoidance({ tests, allergies, own, outcomes, ...known }: AvoidanceInput): {
  avoid: AvoidEntry[]
  tolerated: Tolerated[]
  chosen: Tolerated[]
} {
  const { keysOf } = known
  const isChosen = (name: string) =>
    own.some(({ foodName }) => isSameName(foodName, name)) || known.isChosen(name)
  const raised = avoidedFoods(tests).map(({ food, level, carriedOverFrom }) => ({
    entry: { foodName: food, level, carriedOverFrom },
    outcome: outcomeFor(outcomes, food, keysOf(food)),
  }))
  const asked = new Set(
    raised.flatMap(({ entry, outcome }) =>
      outcome && isRaisedSince(tests, outcome, entry.foodName) ? [outcome.id] : [],
    ),
  )
  const ofTests = raised.flatMap(({ entry, outcome }): AvoidEntry[] => {
    if (!outcome) return [entry]
    if (outcome.outcome === 'limited' && isChosen(entry.foodName)) return []
    if (outcome.outcome !== 'tolerated') return entryOfOutcome(outcome, entry.foodName, entry.carriedOverFrom)
    return asked.has(outcome.id) ? [{ ...entry, asks: outcome.id }] : []
  })
  const others = outcomes
    .flatMap((outcome) => outcome.foods.flatMap((food) => entryOfOutcome(outcome, food)))
    .filter(({ foodName, level }) => level !== 'limited' || !isChosen(foodName))
    .filter(({ foodName }) => !ofTests.some((entry) => isSameName(entry.foodName, foodName)))
  const clinical = [...ofTests, ...others].filter(({ level }) => level === 'allergy')
  const isKnown = (name: string) =>
    outcomeFor(outcomes, name, keysOf(name)) !== undefined ||
    raised.some(({ entry }) => isSameName(entry.foodName, name)) ||
    tests[0]?.results.some(({ food }) => isSameName(food, name))
  const unread = (tests[0]?.unread ?? [])
    .filter(({ food }) => !isKnown(food))
    .map(({ food }): AvoidEntry => ({ foodName: food, level: 'not-readable', carriedOverFrom: null }))
  const avoid = onceEach(
    [
      ...allergies.map((foodName): AvoidEntry => {
        const outcome = clinical.find((entry) => isSameName(entry.foodName, foodName))?.outcome
        return { foodName, level: 'allergy', carriedOverFrom: null, ...(outcome && { outcome }) }
      }),
      ...ofTests,
      ...others,
      ...own,
      ...unread,
    ].toSorted((one, other) => avoidLevels.indexOf(one.level) - avoidLevels.indexOf(other.level)),
  )
  const avoided = new Set(avoid.flatMap(({ foodName }) => keysOf(foodName)))
  const tolerated = outcomes
    .filter(({ id, outcome }) => outcome === 'tolerated' && !asked.has(id))
    .flatMap((outcome) => outcome.foods.map((foodName) => ({ foodName, outcome: foodOutcomeOf(outcome) })))
    .filter(
      ({ foodName }) =>
        !avoid.some((entry) => isSameName(entry.foodName, foodName)) &&
        !isWithin(keysOf(foodName), (key) => avoided.has(key)),
    )
  const eaten = [
    ...raised.flatMap(({ entry: { foodName }, outcome }) => (outcome ? [{ foodName, of: outcome }] : [])),
    ...outcomes.flatMap((of) => of.foods.map((foodName) => ({ foodName, of }))),
  ].filter(({ of }) => of.outcome === 'limited' || (of.outcome === 'tolerated' && !asked.has(of.id)))
  const chosen = eaten
    .filter(({ foodName }) => isChosen(foodName))
    .map(({ foodName, of }) => ({ foodName, outcome: foodOutcomeOf(of) }))
  return { avoid, tolerated: onceEach(tolerated), chosen: onceEach(chosen) }
}

/** The gravest outcome of a food, by its name or its keys; undefined without one. */
export const outcomeFor = <T extends Pick<Outcome, 'foods' | 'keys' | 'outcome'>>(
  outcomes: readonly T[],
  foodName: string,
  keys: readonly string[],
): T | undefined =>
  outcomes
    .filter(
      (outcome) =>
        outcome.foods.some((food) => isSameName(food, foodName)) ||
        isWithin(keys, (key) => outcome.keys.includes(key)),
    )
    .toSorted((one, other) => outcomeKinds.indexOf(one.outcome) - outcomeKinds.indexOf(other.outcome))[0]

const isWithin = (keys: readonly string[], has: (key: string) => boolean) =>
  keys.length > 0 && keys.every(has)

export function isSameName(one: string, other: string): boolean {
  const names = spellings(one)
  return spellings(other).some((name) => names.includes(name))
}

/** Whether a newer test follows the outcome's last confirmation, or that is unknown. */
function isRaisedSince(
  tests: AvoidanceInput['tests'],
  { confirmedAfterReport }: Outcome,
  foodName: string,
): boolean {
  const holding = tests.findIndex(({ results }) => results.some(({ food }) => isSameName(food, foodName)))
  const confirmed = tests.findIndex(({ reportId }) => reportId === confirmedAfterReport)
  return confirmed < 0 || holding < confirmed
}

/** The entry of a food for its outcome; none for a tolerated food. */
function entryOfOutcome(of: Outcome, foodName: string, carriedOverFrom: string | null = null): AvoidEntry[] {
  if (of.outcome === 'tolerated') return []
  const level = of.outcome === 'clinic-only' ? 'allergy' : of.outcome
  return [{ foodName, level, carriedOverFrom, outcome: foodOutcomeOf(of) }]
}

const foodOutcomeOf = ({ id, outcome: kind, since, amount, basis }: Outcome): FoodOutcome => ({
  ...{ id, kind, since, amount, basis },
})

/** The first of each name. */
function onceEach<T extends { foodName: string }>(entries: readonly T[]): T[] {
  const seen = new Set<string>()
  return entries.filter(({ foodName }) => {
    const key = foodName.trim().toLowerCase()
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
