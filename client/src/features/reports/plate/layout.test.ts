import { foodFamilies } from '@shared/domain/foods/food-families'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HUB, layPlate, LEAST_ANGLE, RIM } from './layout'
import type { PlateFood } from './wells'

const aFood = fc.record({
  food: fc.string({ maxLength: 4 }),
  level: fc.constantFrom('high' as const, 'moderate' as const, 'low' as const),
  leftOut: fc.constantFrom(
    'allergy' as const,
    'trigger' as const,
    'limited' as const,
    'own' as const,
    null,
    null,
    null,
  ),
  fineSince: fc.constantFrom('2027-03-03', null, null),
})
/** One to ten families, with most foods in the first or spread out. */
const plates = fc
  .tuple(
    fc.array(aFood, { minLength: 1, maxLength: 400, size: 'max' }),
    fc.shuffledSubarray([...foodFamilies], { minLength: 1 }),
    fc.array(fc.nat(), { minLength: 400, maxLength: 400 }),
    fc.boolean(),
  )
  .map(([foods, families, picks, isLopsided]) =>
    foods.map((food, at): PlateFood => {
      const pick = (picks[at] ?? 0) % families.length
      const family = families[isLopsided && at >= families.length ? 0 : pick] ?? 'Other'
      return { ...food, family }
    }),
  )

describe('layPlate', () => {
  it('places any set of foods inside the plate without overlaps', () => {
    fc.assert(
      fc.property(plates, (foods) => {
        const { pitch, sectors } = layPlate(foods)
        const wells = sectors.flatMap((sector) => sector.wells)
        expect(new Set(wells.map(({ food }) => food))).toEqual(new Set(foods))
        expect(wells).toHaveLength(foods.length)
        const radii = wells.map(({ x, y }) => Math.hypot(x, y))
        expect(Math.max(...radii)).toBeLessThanOrEqual(RIM - pitch / 2)
        expect(Math.min(...radii)).toBeGreaterThanOrEqual(HUB)
        const nearest = wells.map((one, at) =>
          Math.min(...wells.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
        )
        expect(Math.min(...nearest)).toBeGreaterThan(pitch * 0.9)
      }),
      { numRuns: 40 },
    )
  })

  it('gives each family a touchable sector and fills the whole circle', () => {
    fc.assert(
      fc.property(plates, (foods) => {
        const { sectors } = layPlate(foods)
        for (const { from, to } of sectors) expect(to - from).toBeGreaterThanOrEqual(LEAST_ANGLE - 1e-9)
        expect(sectors.reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(2 * Math.PI)
      }),
      { numRuns: 40 },
    )
  })

  it('places elevated foods in the middle of the rim, an allergy before high, high before moderate', () => {
    const food = (level: PlateFood['level'], leftOut: PlateFood['leftOut'] = null): PlateFood => ({
      ...{ food: level, level, leftOut, fineSince: null, family: 'Fruit' },
    })
    const lows = Array.from({ length: 40 }, () => food('low'))
    const { sectors } = layPlate([...lows, food('moderate'), food('high'), food('low', 'allergy')])
    const kinds = sectors[0]?.wells.map(({ kind }) => kind) ?? []
    const first = kinds.indexOf('allergy')
    expect(kinds.slice(first - 1, first + 4)).toEqual(['keep', 'allergy', 'high', 'moderate', 'keep'])
    expect(kinds.filter((kind) => kind !== 'keep')).toHaveLength(3)
  })
})
