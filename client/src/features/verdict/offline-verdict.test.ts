import { expect, it } from 'vitest'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { offlineVerdict } from './offline-verdict'
import { matcher } from '@shared/testing/seeded-knowledge'

const outcome = { id: 1, since: '2027-03-03', amount: 'once a week', basis: 'challenge' as const }

it("gives the server's answers in the browser by the stored names", () => {
  const resolved = (names: string[]) => matcher.resolve(names.map((name) => ({ name })))
  const foods = [
    { foodName: 'Peanut', level: 'allergy' as const },
    { foodName: 'Celery', level: 'high' as const },
    { foodName: 'Emmental cheese', level: 'moderate' as const },
    { foodName: 'Vegetarian', level: 'own' as const },
    { foodName: 'Parsnip', level: 'not-readable' as const },
    { foodName: 'Beef', level: 'moderate' as const, trial: { until: '2999-12-17' } },
    { foodName: 'Soybean', level: 'limited' as const, outcome: { ...outcome, kind: 'limited' as const } },
  ]
  const tolerated = [{ foodName: 'Wheat', outcome: { ...outcome, kind: 'tolerated' as const } }]
  const low = ['Pear', 'Rice']
  const measured = { value: 33, text: '33', scale: 'µg/ml' as const, day: '2026-11-16' }
  const results = low.map((food) => ({ food, value: 1, text: '1', level: 'low' as const }))
  const person = {
    avoid: foods.map((food) => ({ ...food, carriedOverFrom: null })),
    avoidFoods: resolved(foods.map(({ foodName }) => foodName)),
    measured: foods.map(() => measured),
    test: { reportId: 1, day: '2026-11-16', scale: 'µg/ml' as const, results, unread: [] },
    before: null,
    low,
    lowFoods: () => resolved(low),
    tolerated: tolerated.map((one) => ({ ...one, measured })),
    toleratedFoods: resolved(['Wheat']),
  }
  const partsOf = ({ kind, title, sentence, foods: deciding }: ReturnType<typeof verdictOf>) => ({
    ...{ kind, title, sentence },
    foods: deciding.map(({ foodName, level }) => [foodName, level]),
  })
  for (const words of [
    'peanut butter',
    'celery',
    'emmental?',
    'pear',
    'rice, celery',
    'kiwi',
    'parsnip',
    'pear and parsnip',
    'zorb',
    'ham',
    'tofu',
    'wheat bread',
    'beef',
    'nah',
  ]) {
    const here = offlineVerdict(words, { userId: 1, until: Infinity, foods, low, tolerated })
    const there = partsOf(verdictOf(matcher, words, person))
    expect({ ...there, foods: here.foods.map(({ foodName, level }) => [foodName, level]) }).toEqual(there)
    expect(here).toMatchObject({ kind: there.kind, title: there.title, sentence: there.sentence })
  }
})

it('says no day of a plan that has passed since the list was stored', () => {
  const foods = [{ foodName: 'Beef', level: 'high' as const, trial: { until: '2020-01-01' } }]
  const { answer, sentence } = offlineVerdict('beef', { userId: 1, until: Infinity, foods })
  expect([answer, sentence]).toEqual(['leave-out', 'Leave out for now. It is in your trial now.'])
})
