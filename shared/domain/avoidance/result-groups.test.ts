import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupResults } from './result-groups'

const results = fc.array(
  fc.record({
    level: fc.constantFrom('high' as const, 'moderate' as const, 'low' as const),
    leftOut: fc.constantFrom(
      'allergy' as const,
      'trigger' as const,
      'limited' as const,
      'own' as const,
      null,
    ),
    fineSince: fc.constantFrom('2027-03-03', null),
  }),
)

describe('groupResults', () => {
  const foods = fc
    .tuple(results, fc.array(fc.nat({ max: 40 })), fc.nat({ max: 5 }))
    .map(([tested, planned, unread]) => ({
      results: tested.map((food, at) => ({ ...food, food: at === 3 ? 'Candida albicans' : `Food ${at}` })),
      unread: Array.from({ length: unread }, (_, at) => ({ food: `Unread ${at}` })),
      planned: planned.map((at) => ({ food: `Food ${at}`, eaten: false })),
    }))

  it('puts each tested food into one group', () => {
    fc.assert(
      fc.property(foods, (test) => {
        const names = Object.values(groupResults(test)).flatMap((group) => group.map(({ food }) => food))
        expect(names.toSorted()).toEqual([...test.results, ...test.unread].map(({ food }) => food).toSorted())
      }),
    )
  })

  it('shows a food of the plan there only, and keeps no allergy, choice or raised food', () => {
    fc.assert(
      fc.property(foods, (test) => {
        const { plan, keep, ...others } = groupResults(test)
        const planned = new Set(test.planned.map(({ food }) => food))
        expect(plan.every(({ food }) => planned.has(food))).toBe(true)
        for (const group of [keep, ...Object.values(others)])
          expect(group.some(({ food }) => planned.has(food))).toBe(false)
        for (const { level, leftOut, fineSince } of keep) {
          expect(leftOut).toBeNull()
          expect(level === 'low' || fineSince !== null).toBe(true)
        }
      }),
    )
  })

  it('names allergies first in their group', () => {
    fc.assert(
      fc.property(foods, (test) => {
        const { 'not-readable': _, ...groups } = groupResults(test)
        for (const group of Object.values(groups)) {
          const allergies = group.filter(({ leftOut }) => leftOut === 'allergy').length
          expect(group.slice(0, allergies).every(({ leftOut }) => leftOut === 'allergy')).toBe(true)
        }
      }),
    )
  })

  it('counts what nobody eats as no food, except as an allergy', () => {
    const candida = { food: 'Candida albicans', level: 'high' as const, leftOut: null, fineSince: null }
    const of = (food: Omit<typeof candida, 'leftOut'> & { leftOut: 'allergy' | 'own' | null }) =>
      Object.entries(groupResults({ results: [food], unread: [], planned: [] })).flatMap(([group, foods]) =>
        foods.length > 0 ? [group] : [],
      )
    expect(of(candida)).toEqual(['not-food'])
    expect(of({ ...candida, leftOut: 'own' })).toEqual(['not-food'])
    expect(of({ ...candida, leftOut: 'allergy' })).toEqual(['leave-out'])
  })
})
