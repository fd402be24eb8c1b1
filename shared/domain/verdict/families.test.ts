import { expect, it } from 'vitest'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { verdictOf } from './verdict'

/** Of a person with a low result for all other foods. */
function verdict(q: string, raised: readonly Leveled[], inTrial?: string) {
  const own = new Set(raised.map(([name]) => name))
  const low = knowledge.foods.filter(({ name }) => !own.has(name)).map(({ name }) => [name, 'low'] as const)
  const person = personWith(matcher, [...raised, ...low])
  const avoid = person.avoid.map((entry) =>
    entry.foodName === inTrial ? { ...entry, trial: { until: null } } : entry,
  )
  return verdictOf(matcher, q, { ...person, avoid })
}

it.each([
  ['meat', 'Beef', 'Lamb', 'Not lamb, beef or veal.'],
  ['milk', 'Buttermilk', "Sheep's milk", "Not sheep's or buttermilk."],
] as const)('%s: the high member is named before the moderate one', (q, moderate, high, not) => {
  const { sentence } = verdict(
    q,
    [
      [moderate, 'moderate'],
      [high, 'high'],
    ],
    moderate,
  )
  expect(sentence).toContain(not)
})

it.each([
  ['milk', 'Go ahead. Milk was not raised in your test.'],
  ['cheese', 'Go ahead. Cheese was not raised in your test.'],
])('%s: one member that is fine comes after the usual ones', (q, sentence) =>
  expect(verdict(q, [["Goat's milk", 'tolerated']])).toMatchObject({
    sentence,
    notes: ["Goat's milk is fine for you."],
  }),
)

it('meat: veal, which may be beef, is left out beside beef', () => {
  expect(verdict('meat', [['Beef', 'high']]).sentence).toBe('Go ahead with most meat. Not beef or veal.')
  expect(verdict('meat', [['Lamb', 'high']]).sentence).toBe('Go ahead with most meat. Not lamb.')
})

it('dairy: low members with only a moderate part are the ones to eat, and moderate ones now and then', () => {
  const moderate = ["Sheep's milk", 'Butter', 'Alpha-lactalbumin'].map((name) => [name, 'moderate'] as const)
  const { sentence, notes } = verdict('dairy', [['Kefir', 'high'], ...moderate])
  expect(sentence).toBe('Go ahead with most dairy. Not kefir.')
  expect(notes.join(' ')).toContain("sheep's milk and butter, eat it now and then")
})

it('meat: the highest member is named first', () => {
  const person = personWith(matcher, [
    ['Beef', 'high'],
    ['Pork', 'high'],
    ['Lamb', 'high'],
    ...['Chicken', 'Turkey', 'Duck', 'Goose'].map((name) => [name, 'low'] as const),
  ])
  const values = [31, 34.4, 42]
  const measured = person.measured.map((one, at) => one && { ...one, value: values[at] ?? 0 })
  expect(verdictOf(matcher, 'meat', { ...person, measured }).sentence).toContain('Not lamb, pork or')
})

it('gluten: a low food goes by its own value where one that has it is high', () =>
  expect(
    verdict('gluten', [
      ['Spelt', 'high'],
      ['Malt', 'moderate'],
    ]).sentence,
  ).toBe('Go ahead. Gluten was not raised in your test.'))

it.each(['bread', 'wheat bread', 'toast', 'pizza', 'pasta'])(
  '%s: its gluten is eaten as usual in a baseline, whatever else in it is moderate',
  (q) => {
    const foods = [
      ['Gluten', 'moderate'],
      ["Baker's yeast", 'moderate'],
      ['Wheat', 'low'],
    ] as const
    const person = personWith(matcher, foods)
    const avoid = person.avoid.map((entry) =>
      entry.foodName === 'Gluten' ? { ...entry, trial: { until: '2027-12-03', eaten: true } } : entry,
    )
    expect(verdictOf(matcher, q, { ...person, avoid }).sentence).toMatch(
      /gluten, which you eat as usual until 3 December/u,
    )
  },
)
