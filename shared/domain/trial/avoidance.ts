import { avoidLevels } from '../avoid-levels'
import type { AvoidEntry, FoundOut } from '../avoid-list'
import { avoidedFoods, type CompletedTest } from '../avoided-foods'
import { spellings } from '../loose-match'
import { type Outcome, outcomeKinds } from './trial'

/** A food by its name, and what was found out about it: that it may be eaten. */
export type Tolerated = { foodName: string; outcome: FoundOut }

/** All that decides what a person avoids. */
export type Known = {
  /** The completed tests, newest first; `unread`: the foods that were tested, and whose results cannot be read. */
  tests: readonly (CompletedTest & { reportId: number; unread?: readonly { food: string }[] })[]
  allergies: readonly string[]
  /** What they chose to leave out. */
  own: readonly AvoidEntry[]
  /** What was found out and holds, newest first. */
  outcomes: readonly Outcome[]
  /** The catalogue's foods that a name stands for. */
  keysOf: (name: string) => readonly string[]
  /** Whether what they chose surely leaves a food of this name out, under whatever name they chose it. */
  isChosen: (name: string) => boolean
}

/**
 * What a person avoids, the gravest first, a name once, and what they tolerate. What the latest test holds without a result
 * that can be read stands there too, unless something else is known of it. An outcome stands before the value of its
 * own foods, and reaches no others; an allergy stays whatever was found out, and a choice whatever lets its food be eaten,
 * also up to a limit. `chosen`: the foods that may be eaten by what was found out, and that a choice leaves out.
 */
export function effectiveAvoidance({ tests, allergies, own, outcomes, ...known }: Known): {
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
    if (outcome.outcome !== 'tolerated') return foundOut(outcome, entry.foodName, entry.carriedOverFrom)
    return asked.has(outcome.id) ? [{ ...entry, asks: outcome.id }] : []
  })
  const others = outcomes
    .flatMap((outcome) => outcome.foods.flatMap((food) => foundOut(outcome, food)))
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
    .flatMap((outcome) => outcome.foods.map((foodName) => ({ foodName, outcome: foundOutOf(outcome) })))
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
    .map(({ foodName, of }) => ({ foodName, outcome: foundOutOf(of) }))
  return { avoid, tolerated: onceEach(tolerated), chosen: onceEach(chosen) }
}

/** What was found out about a food by its name or its keys, the gravest; undefined where nothing was. */
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

/** Whether the newest test that holds a food came after the outcome was last confirmed; also where nobody can tell. */
function isRaisedSince(tests: Known['tests'], { confirmedAfterReport }: Outcome, foodName: string): boolean {
  const holding = tests.findIndex(({ results }) => results.some(({ food }) => isSameName(food, foodName)))
  const confirmed = tests.findIndex(({ reportId }) => reportId === confirmedAfterReport)
  return confirmed < 0 || holding < confirmed
}

/** The entry of a food for what was found out about it; none for what is tolerated. */
function foundOut(of: Outcome, foodName: string, carriedOverFrom: string | null = null): AvoidEntry[] {
  if (of.outcome === 'tolerated') return []
  const level = of.outcome === 'clinic-only' ? 'allergy' : of.outcome
  return [{ foodName, level, carriedOverFrom, outcome: foundOutOf(of) }]
}

const foundOutOf = ({ id, outcome: kind, since, amount, basis }: Outcome): FoundOut => ({
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
