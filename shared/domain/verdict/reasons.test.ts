import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foodStatusOf } from '../avoidance/food-status'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { reasonsIn } from './reasons'
import { verdictOf } from './verdict'

/** A person with a test of these foods, each result's standing, and the verdict on its name. */
function resultsOf(foods: readonly Leveled[]) {
  const person = personWith(matcher, foods)
  const own = foods.flatMap(([foodName, level]) =>
    level === 'own' ? [{ foodName, level, carriedOverFrom: null }] : [],
  )
  const results = person.test?.results ?? []
  const reasons = reasonsIn(matcher, { ...person, own }, results)
  const stand = results.map(({ food, level }, at) => {
    const of = reasons[at] ?? { leftOut: null, fineSince: null }
    return { food, level, ...of, status: foodStatusOf({ level, ...of }) }
  })
  return { person, stand, kindOf: (food: string) => verdictOf(matcher, food, person).kind }
}

const statusesOf = (foods: readonly Leveled[]) =>
  Object.fromEntries(resultsOf(foods).stand.map(({ food, status }) => [food, status]))

describe('an outcome', () => {
  it('does not apply to relatives of its food', () => {
    const statuses = statusesOf([
      ...([
        ["Cow's milk", 'trigger'],
        ["Sheep's milk", 'low'],
        ["Goat's milk", 'high'],
      ] as const),
      ...([
        ["Goat's cheese", 'low'],
        ["Sheep's cheese", 'moderate'],
        ['Butter', 'low'],
      ] as const),
      ...([
        ['Beef', 'limited'],
        ['Veal', 'low'],
        ['Egg', 'limited'],
        ['Quail egg', 'moderate'],
      ] as const),
    ])
    expect(statuses).toEqual({
      ...{ "Cow's milk": 'trigger', "Sheep's milk": 'keep', "Goat's milk": 'high' },
      ...{ "Goat's cheese": 'keep', "Sheep's cheese": 'moderate', Butter: 'trigger' },
      ...{ Beef: 'limited', Veal: 'keep', Egg: 'limited', 'Quail egg': 'moderate' },
    })
  })

  it.each(['trigger', 'allergy', 'limited', 'high', 'moderate', 'clinic-only', 'own'] as const)(
    'does not allow a food that surely contains one avoided as %s',
    (level) => {
      const { person, stand } = resultsOf([
        ["Cow's milk", level],
        ['Emmental', 'tolerated'],
        ['Pear', 'tolerated'],
      ])
      expect(person.tolerated.map(({ foodName }) => foodName)).toEqual(['Pear'])
      expect(person.toleratedFoods.map(({ name }) => name)).toEqual(['Pear'])
      expect(stand.flatMap(({ food, status }) => (status === 'keep' ? [food] : []))).toEqual(['Pear'])
      expect(verdictOf(matcher, 'cheese', person).sentence).not.toMatch(/fine for you/iu)
    },
  )

  it("a contained food's outcome counts for a tolerated food, whose own value does not", () => {
    const statuses = statusesOf([
      ["Cow's milk", 'limited'],
      ['Emmental', 'tolerated'],
    ])
    expect(statuses).toEqual({ "Cow's milk": 'limited', Emmental: 'limited' })
  })

  it.each(['limited', 'tolerated'] as const)('the outcome %s gives way to a choice at any value', (kind) => {
    const foods: Leveled[] = [
      ['Almond', kind],
      ['Hazelnut', kind],
      ['almond', 'own'],
    ]
    const { kindOf } = resultsOf(foods)
    expect(statusesOf(foods)).toEqual({ Almond: 'own', Hazelnut: kind === 'limited' ? kind : 'keep' })
    expect([kindOf('almond'), kindOf('hazelnut')]).toEqual(['own', kind])
  })

  it('allows a food that only may contain an avoided one', () => {
    const { stand } = resultsOf([
      ['Tea', 'tolerated'],
      ['Black tea', 'trigger'],
    ])
    expect(stand[0]).toMatchObject({ food: 'Tea', leftOut: null, status: 'keep' })
  })
})

const levels = [
  'allergy',
  'own',
  'clinic-only',
  'trigger',
  'limited',
  'tolerated',
  'high',
  'moderate',
] as const

/** Whether a result's standing agrees with the verdict on its name, as far as outcomes decide. */
function agree({ status, fineSince }: Pick<Stand, 'status' | 'fineSince'>, kind: string): boolean {
  // An allergy also covers all that may contain its food, and comes first.
  if (kind === 'allergy' || status === 'allergy') return status === 'allergy'
  if (kind === 'tolerated') return status === 'keep'
  if (status === 'keep' && fineSince !== null) return kind === 'may-hold'
  // The verdict also counts a high value of a contained food; a result counts only its own value.
  if (status === 'limited' && kind === 'high') return true
  const isOutcome = [kind, status].some((one) => one === 'trigger' || one === 'limited')
  return !isOutcome || kind === status
}
type Stand = ReturnType<typeof resultsOf>['stand'][number]

it('each result has the standing of the verdict on its name', () => {
  const random = fc.array(fc.tuple(fc.nat(knowledge.foods.length - 1), fc.constantFrom(...levels)), {
    maxLength: 12,
  })
  const property = fc.property(random, (some) => {
    const leveled = new Map(some)
    const { stand, kindOf } = resultsOf(
      knowledge.foods.map(({ name }, at): Leveled => [name, leveled.get(at) ?? 'low']),
    )
    for (const result of stand) {
      const kind = kindOf(result.food)
      if (!agree(result, kind)) throw new Error(`${result.food} stands as ${result.status}; verdict: ${kind}`)
    }
  })
  fc.assert(property, { numRuns: runs(300) })
})
