import { describe, expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'

const resolved = (name: string) => matcher.resolve([{ name }])[0]

describe('resolving names of foods', () => {
  it.each([
    [`COW'S MILK`, 'cows-milk'],
    ['PEPPER, BLACK', 'black-pepper'],
    ['Beans, green', 'green-bean'],
    ['Smoked salmon', 'salmon'],
    ['Corn (Maize)', 'corn'],
    ['Corn', 'corn'],
    ['Egg (whole)', 'egg'],
    [`Yeast (Baker's)`, 'bakers-yeast'],
    ['Crayfish / Crab', 'crayfish crab'],
    [`Goat's Milk / Goat Cheese`, 'goats-milk goats-cheese'],
    ['Cabbage (white & red)', 'white-cabbage red-cabbage'],
    ['Camembert Cheese', 'camembert'],
    ['Bell Pepper (green/red/yellow)', 'bell-pepper'],
    ['Prawn / Shrimp', 'shrimp'],
    ['Milk (goat)', 'goats-milk'],
    ['Haselnüsse', 'hazelnut'],
    ['lait de vache', 'cows-milk'],
    ['Meat Glue (Transglutaminase)', 'meat-glue'],
    ['Citrus', 'orange lemon lime grapefruit mandarin'],
  ])('%s stands for %s', (name, keys) => {
    expect(resolved(name)?.keys).toEqual(keys.split(' '))
    expect(resolved(name)?.byNameOnly).toBe(false)
  })

  it.each([
    ['Milk', 'goat’s milk'],
    ["Cow's milk", 'pecorino'],
    ['Casein', 'sheep’s cheese'],
    ['Egg', 'quail eggs'],
  ])('an allergy to %s includes %s, which an elevated value leaves only possible', (name, text) => {
    const foods = matcher.resolve([{ name }])
    const verdict = (wanted: typeof foods) => matcher.verdicts(matcher.read(text), wanted)[0]?.verdict
    expect(verdict(foods)).toBe('unsure')
    expect(verdict(foods.map((food) => matcher.asAllergy(food)))).toBe('match')
  })

  it('an allergy to goat’s milk alone does not match cow’s milk', () => {
    const foods = matcher.resolve([{ name: "Goat's milk" }]).map((food) => matcher.asAllergy(food))
    expect(matcher.verdicts(matcher.read('cow’s milk'), foods)[0]?.verdict).not.toBe('match')
  })

  it.each([
    ['Dairy', 'brie'],
    ['Shellfish', 'prawns and mussels'],
    ['Fish', 'fish sauce'],
    ['Nuts', 'mixed nuts'],
    ['Gluten', 'rye bread'],
    ['Tree nuts', 'walnuts'],
    ['Eggs', 'albumen'],
  ])('the group %s matches %s', (name, text) => {
    expect(matcher.verdicts(matcher.read(text), matcher.resolve([{ name }]))[0]?.verdict).toBe('match')
  })

  it('resolves an ingredient to the foods that it is made of', () => {
    const [verdict] = matcher.verdicts(
      matcher.read('wheat flour'),
      matcher.resolve([{ name: 'Wheat gluten' }]),
    )
    expect(verdict).toMatchObject({ verdict: 'unsure', byNameOnly: true })
    const [other] = matcher.verdicts(
      matcher.read('peanuts'),
      matcher.resolve([{ name: 'Peanut husk extract' }]),
    )
    expect(other?.verdict).toBe('none')
  })

  it('searches for an unknown food by its name', () => {
    const [verdict] = matcher.verdicts(
      matcher.read('Mashed ZORBLE fruits, salt'),
      matcher.resolve([{ name: 'Zorble fruit' }]),
    )
    expect(verdict).toEqual({
      name: 'Zorble fruit',
      verdict: 'match',
      byNameOnly: true,
      spans: [{ start: 7, end: 20, word: 'ZORBLE fruits', kind: 'name', verdict: 'match' }],
    })
  })

  it('adds an admin’s names to the seeded ones', () => {
    const foods = matcher.resolve([
      { name: 'Quinoa', key: 'quinoa', alternativeNames: ['mother grain'], derivedIngredients: ['zibble'] },
      { name: 'Moo juice', alternativeNames: ['milk'] },
    ])
    const verdictsOf = (text: string) =>
      matcher.verdicts(matcher.read(text), foods).map(({ verdict }) => verdict)
    expect(verdictsOf('quinoa')).toEqual(['match', 'none'])
    expect(verdictsOf('Mother grain')).toEqual(['match', 'none'])
    expect(verdictsOf('may contain zibbles')).toEqual(['trace', 'none'])
    expect(verdictsOf('butter')).toEqual(['none', 'match'])
    expect(foods[1]?.byNameOnly).toBe(false)
  })
})
