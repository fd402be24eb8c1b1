import { describe, expect, it } from 'vitest'
import { readRoles } from '../../knowledge/read-knowledge'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { isAllowedLevel } from './kinds'
import { rolesOf, swapsFor } from './swaps'
import { verdictOf } from './verdict'

const roles = readRoles()

function eaterWith(raised: readonly Leveled[]) {
  const own = new Set(raised.map(([name]) => name))
  const low = knowledge.foods.filter(({ name }) => !own.has(name)).map(({ name }) => [name, 'low'] as const)
  return personWith(matcher, [...raised, ...low])
}

const people = [
  eaterWith([
    ['Sesame', 'allergy'],
    ['Beef', 'high'],
    ['Durum wheat', 'high'],
    ["Goat's milk", 'high'],
    ['Pork', 'own'],
    ['Celery', 'moderate'],
  ]),
  eaterWith([
    ["Cow's milk", 'high'],
    ['Egg white', 'high'],
    ['Wheat', 'high'],
    ['Gluten', 'high'],
    ['Soy bean', 'moderate'],
    ['Peanut', 'allergy'],
  ]),
] as const

const swaps = (q: string, person = people[1], isWanted = true) =>
  swapsFor(matcher, roles, verdictOf(matcher, q, person), person, isWanted)
const namesOf = (q: string, person = people[1]) => swaps(q, person).swaps.map(({ foodName }) => foodName)

describe('a swap', () => {
  const pairs = people.flatMap((person) =>
    roles
      .flatMap(({ asked }) => asked.slice(0, 2))
      .map((q) => {
        const said = verdictOf(matcher, q, person)
        return { q, said, person, ...swapsFor(matcher, roles, said, person, true) }
      }),
  )

  it('has the role of what was asked, whatever was asked', () => {
    const strange = pairs.filter(({ said, role, swaps: found }) => {
      const asked = rolesOf(matcher, roles, said).find(({ use }) => use === role)
      const offers = asked?.offers.map(({ words }) => words.toLowerCase()) ?? []
      return found.some(({ foodName }) => !offers.includes(foodName.toLowerCase()))
    })
    expect(pairs.length).toBeGreaterThan(300)
    expect(strange.map(({ q }) => q)).toEqual([])
  })

  it('is never anything that the person has a reason to leave out, eat seldom or check', () => {
    const wrong = pairs.flatMap(({ person, swaps: found }) =>
      found.filter(({ foodName }) => {
        const { answer, foods } = verdictOf(matcher, foodName, person)
        return (
          !['go-ahead', 'not-tested'].includes(answer) || foods.some(({ level }) => !isAllowedLevel(level))
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['mozzarella', 'on top of a bake or toast'],
    ['fondue', 'from the oven'],
    ['feta', 'to crumble on top'],
    ['parmesan', 'to grate over a dish'],
    ['halloumi', 'to grill or fry in slices'],
    ['milk', 'in drinks and porridge'],
    ['latte', 'for a milky coffee or tea'],
    ['egg', 'for a filling breakfast'],
    ['egg white', 'to bind in baking'],
    ['beef', 'for a roast or a stew'],
    ['cheeseburger', 'for a burger'],
    ['chicken korma', 'for a warm bowl'],
    ['tomato soup', 'for a soup'],
    ['soup with noodles', 'for a soup'],
    ['ham and cheese sandwich', 'for lunch on the go'],
    ['bread', 'as bread'],
    ['wheat flour', 'in baking'],
    ['Oreo', 'as a biscuit'],
    ['chocolate cake', 'for something sweet with coffee'],
    ['beer', 'for a drink without alcohol'],
    ['orange juice', 'as a juice'],
    ['soy sauce', 'for a salty, savoury taste'],
    ['peanut butter', 'as a nut butter'],
    ['whipped cream', 'in mousse and meringue'],
    ['Rindfleisch', 'for a roast or a stew'],
  ])('instead of %s is one %s', (q, role) => {
    expect(swaps(q).role).toBe(role)
    expect(swaps(q).swaps.length).toBeGreaterThanOrEqual(2)
  })

  it('goes by the course of a dish that no role names', () => {
    expect(swaps('lamb karahi').role).toBe('for a warm bowl')
    expect(swaps('salmon en croute').role).toBe('for a warm bowl')
  })

  it.each([
    ['mozzarella', /potato/iu],
    ['Oreo', /aminos|sauce/iu],
    ['beer', /bread|barley|hops/iu],
    ['cheese', /tahini|butter/iu],
    ['lard', /walnut oil/iu],
    ['roast lamb', /^lamb$/iu],
    ['peanut', /^peanut/iu],
  ])('instead of %s is never %s', (q, other) => {
    expect(namesOf(q, people[0]).filter((name) => other.test(name))).toEqual([])
  })

  it('is nothing that often has an allergy of theirs', () => {
    expect(namesOf('bread', people[0])).not.toContain('Spelt bread')
  })

  it('is for an allergy first something of another kind', () => {
    expect(namesOf('peanut', people[0])[0]).toBe('Almonds')
    expect(namesOf('peanut', people[1])[0]).toBe('Pumpkin seeds')
  })

  it('is offered only where something speaks against the food', () => {
    expect(swaps('pear', people[0], false)).toEqual({ role: null, swaps: [] })
    expect(swaps('cocoa bean', people[0], false).swaps).toEqual([])
    expect(swaps('beef', people[0], false).swaps.length).toBe(3)
  })

  it('is none of what nobody eats or knows', () => {
    expect(swaps('Candida albicans')).toEqual({ role: null, swaps: [] })
    expect(swaps('a table')).toEqual({ role: null, swaps: [] })
  })
})
