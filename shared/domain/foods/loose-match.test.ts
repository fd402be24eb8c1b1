import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFood } from './loose-match'

const foods = [
  { name: 'Milk', alternativeNames: ["Cow's milk", 'Kuhmilch'] },
  { name: "Goat's milk" },
  { name: 'Egg' },
  { name: 'Egg white', alternativeNames: ['Albumen'] },
  { name: 'Black pepper' },
  { name: 'Bell pepper' },
  { name: 'Maize', alternativeNames: null },
  { name: 'Kidney beans' },
  { name: 'Almonds' },
  { name: 'Wheat' },
  { name: 'Wheat bran' },
  { name: 'Bread and butter' },
]
const found = (name: string) => {
  const match = findFood(name, foods)
  return match && `${match.food.name} (${match.kind})`
}

describe('findFood', () => {
  it.each([
    ['milk', 'Milk (exact)'],
    ['  MILK ', 'Milk (exact)'],
    ["COW'S MILK", 'Milk (exact)'],
    ['albumen', 'Egg white (exact)'],
    ['PEPPER, BLACK', 'Black pepper (exact)'],
    ['Pepper (black)', 'Black pepper (exact)'],
    ['Beans (Kidney)', 'Kidney beans (exact)'],
    ['Almond', 'Almonds (exact)'],
    ['Corn (Maize)', 'Maize (contains)'],
    ['Egg white, raw', 'Egg white (form)'],
    ['Wheat bran flakes', 'Wheat bran (contains)'],
    ['Whole wheat', 'Wheat (form)'],
    ['Kidney', 'Kidney beans (contains)'],
    ['Eggplant', undefined],
    ['Buckwheat', undefined],
    ['Pepper, cayenne', 'Bell pepper (word)'],
    ['Salt and vinegar', undefined],
    ['Oat', undefined],
    ['Cupboard', undefined],
    ['Black paint', undefined],
    ['Peppers, cayenne', 'Bell pepper (word)'],
    ['Goat milk', "Goat's milk (exact)"],
    ['Milk (goat)', "Goat's milk (exact)"],
    ['Rye', undefined],
    ['', undefined],
    [' , ', undefined],
    ['()', undefined],
  ])('finds for "%s": %s', (name, expected) => {
    expect(found(name)).toBe(expected)
  })

  it('does not depend on the order of the foods and never throws', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(foods, { minLength: foods.length }), fc.string(), (shuffled, noise) => {
        for (const name of ['Pepper', 'PEPPER, BLACK', 'Eggplant', 'Wheat germ', 'Milk powder', noise])
          expect(findFood(name, shuffled)).toEqual(findFood(name, foods))
      }),
    )
    expect(findFood('Milk', [])).toBeUndefined()
  })
})
