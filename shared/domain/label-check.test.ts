import { describe, expect, it } from 'vitest'
import { avoidListOf, type AvoidEntry } from './avoid-list'
import { buildMatcher } from './food-matcher/food-matcher'
import { readKnowledge } from '../knowledge/read-knowledge'
import { checkLabel } from './label-check'
import { NOTHING_MATCHED } from './label-summary'

const matcher = buildMatcher(readKnowledge())
const entry = (foodName: string, level: AvoidEntry['level'] = 'high'): AvoidEntry => ({
  foodName,
  level,
  carriedOverFrom: null,
})
const check = (text: string, list: AvoidEntry[] | null = []) =>
  checkLabel(matcher, text, list, matcher.resolve((list ?? []).map(({ foodName }) => ({ name: foodName }))))

const granola =
  'Ingredients: Whole grain OAT flakes (52%), sugar, ALMONDS (6%), skimmed MILK powder, lecithin. May contain PEANUTS and SESAME.'

describe('a label', () => {
  it('names foods with the words that told, the gravest first', () => {
    const list = [
      entry('Oats', 'moderate'),
      entry("Cow's milk"),
      entry('Peanut'),
      entry('Soybean'),
      entry('Crab'),
    ]
    const { userIntolerances } = check(granola, [entry('Almond', 'allergy'), ...list])
    expect(
      userIntolerances.map(({ foodName, level, kind, words }) => [foodName, level, kind, words]),
    ).toEqual([
      ['Almond', 'allergy', 'match', ['ALMONDS']],
      ["Cow's milk", 'high', 'match', [expect.stringContaining('MILK')]],
      ['Peanut', 'high', 'trace', ['PEANUTS']],
      ['Soybean', 'high', 'unsure', ['lecithin']],
      ['Oats', 'moderate', 'match', [expect.stringContaining('OAT')]],
    ])
    for (const { spans, words } of userIntolerances)
      expect(spans.map(({ start, end }) => granola.slice(start, end))).toEqual(words)
  })

  it('names the allergen groups, and where', () => {
    const said = check(granola)
    expect(said).toMatchObject({ allergens: ['Milk', 'Gluten', 'Tree nuts'], traces: ['Peanuts', 'Sesame'] })
    expect(said.possible).toContain('Soy')
    const sesame = said.allergenSpans.find(({ name }) => name === 'Sesame')
    expect(sesame?.kind).toBe('trace')
    expect(sesame?.spans.map(({ start, end }) => granola.slice(start, end))).toEqual(['SESAME'])
    const named = [...said.allergens, ...said.traces, ...said.possible]
    expect(new Set(said.allergenSpans.map(({ name }) => name))).toEqual(new Set(named))
  })

  it('in which nothing matches says so and what was looked for, and calls nothing safe', () => {
    const said = check('Ingredients: rice, water, salt.', [entry("Cow's milk"), entry('Egg white')])
    expect(said.summary).toBe(`${NOTHING_MATCHED} We looked for Cow's milk and Egg white.`)
    expect(said).toMatchObject({
      userIntolerances: [],
      readable: true,
      searched: ["Cow's milk", 'Egg white'],
    })
    for (const list of [null, [], [entry('Rice')]])
      expect(check('Ingredients: rice, water, salt.', list).summary).not.toMatch(/safe/i)
    expect(check('rice', null).summary).not.toContain(NOTHING_MATCHED)
    expect(check('rice', []).summary).toContain('No elevated food and no allergy is on your record')
  })

  it('may be too poor to judge', () => {
    for (const text of [
      '|| ~~ 1l1 x zq',
      'm k l',
      'Состав: сахар, молоко сухое',
      '12 34',
      'xkcd qwrt bvnm zzst',
    ])
      expect([text, check(text, [entry("Cow's milk")])]).toMatchObject([text, { readable: false }])
    const poor = check('|| ~~ 1l1 x zq', [entry("Cow's milk")]).summary
    expect(poor).toMatch(/too poor to judge/)
    expect(poor).not.toContain(NOTHING_MATCHED)
    for (const text of [
      'milk',
      'M I L K',
      'Sugar (12%), salt',
      'Milchschokolade',
      'sucre, farine de blé',
      'Œufs',
    ])
      expect([text, check(text)]).toMatchObject([text, { readable: true }])
  })

  it('says why a food is named that the text around it seems to leave out', () => {
    const said = check('Ingredients: rice, free from artificial colours, milk powder.', [entry("Cow's milk")])
    expect(said.userIntolerances).toMatchObject([{ kind: 'unsure', words: ['milk powder'] }])
    expect(said.userIntolerances[0]?.reason).toMatch(/stands in the list, .* as if it were left out/)
    expect(check('milk', [entry("Cow's milk")]).userIntolerances).toMatchObject([{ reason: null }])
  })

  it('in which traces of an unknown food are named by its name only', () => {
    const said = check('Ingredients: sugar. May contain fonio.', [entry('Fonio xyz'), entry('Zorbleberry')])
    expect(said.userIntolerances).toEqual([])
    expect(check('zorbleberry jam', [entry('Zorbleberry')]).userIntolerances).toMatchObject([
      { foodName: 'Zorbleberry', kind: 'match', byNameOnly: true },
    ])
  })
})

it('a food that is an allergy and elevated is an allergy', () => {
  const list = avoidListOf({
    avoided: [
      { food: 'Egg', level: 'high', carriedOverFrom: null },
      { food: 'Rye', level: 'moderate', carriedOverFrom: '2026-01-02' },
    ],
    allergies: ['egg', ' '],
  })
  expect(list).toEqual([
    entry('egg', 'allergy'),
    { foodName: 'Rye', level: 'moderate', carriedOverFrom: '2026-01-02' },
  ])
})
