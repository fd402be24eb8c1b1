import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standingOf } from '../may-keep'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import { knowledge, matcher } from '../../testing/shipped'
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
    return { food, level, ...of, standing: standingOf({ level, ...of }) }
  })
  return { person, stand, kindOf: (food: string) => verdictOf(matcher, food, person).kind }
}

const standingsOf = (foods: readonly Leveled[]) =>
  Object.fromEntries(resultsOf(foods).stand.map(({ food, standing }) => [food, standing]))

describe('an outcome', () => {
  it('does not apply to relatives of its food', () => {
    const said = standingsOf([
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
    expect(said).toEqual({
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
      expect(stand.flatMap(({ food, standing }) => (standing === 'keep' ? [food] : []))).toEqual(['Pear'])
      expect(verdictOf(matcher, 'cheese', person).sentence).not.toMatch(/fine for you/iu)
    },
  )

  it('of a contained food counts for a tolerated food, whose own value does not', () => {
    const said = standingsOf([
      ["Cow's milk", 'limited'],
      ['Emmental', 'tolerated'],
    ])
    expect(said).toEqual({ "Cow's milk": 'limited', Emmental: 'limited' })
  })

  it.each(['limited', 'tolerated'] as const)('of %s gives way to a choice, whatever the value', (kind) => {
    const foods: Leveled[] = [
      ['Almond', kind],
      ['Hazelnut', kind],
      ['almond', 'own'],
    ]
    const { kindOf } = resultsOf(foods)
    expect(standingsOf(foods)).toEqual({ Almond: 'own', Hazelnut: kind === 'limited' ? kind : 'keep' })
    expect([kindOf('almond'), kindOf('hazelnut')]).toEqual(['own', kind])
  })

  it('allows a food that only may contain an avoided one', () => {
    const { stand } = resultsOf([
      ['Tea', 'tolerated'],
      ['Black tea', 'trigger'],
    ])
    expect(stand[0]).toMatchObject({ food: 'Tea', leftOut: null, standing: 'keep' })
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
function agree({ standing, fineSince }: Pick<Stand, 'standing' | 'fineSince'>, kind: string): boolean {
  // An allergy also covers all that may contain its food, and comes first.
  if (kind === 'allergy' || standing === 'allergy') return standing === 'allergy'
  if (kind === 'tolerated') return standing === 'keep'
  if (standing === 'keep' && fineSince !== null) return kind === 'may-hold'
  // The verdict also counts a high value of a contained food; a result counts only its own value.
  if (standing === 'limited' && kind === 'high') return true
  const isFoundOut = [kind, standing].some((one) => one === 'trigger' || one === 'limited')
  return !isFoundOut || kind === standing
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
      if (!agree(result, kind))
        throw new Error(`${result.food} stands as ${result.standing}; verdict: ${kind}`)
    }
  })
  fc.assert(property, { numRuns: runs(300) })
})
