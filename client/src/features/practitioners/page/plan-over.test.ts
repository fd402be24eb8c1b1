import { expect, it } from 'vitest'
import { anOutcome, aPlan, aPlanFood } from '@/testing/rows'
import { planOverText } from './plan-over'

type Found = Parameters<typeof anOutcome>[0] | null

const over = (...found: [food: string, outcome: Found][]) =>
  planOverText(
    aPlan({
      trial: { state: 'closed' },
      foods: found.map(([food, outcome], at) =>
        aPlanFood({
          id: at + 1,
          foods: [food],
          outcome: outcome && anOutcome({ basis: 'challenge', ...outcome }),
        }),
      ),
    }),
  )

it.each<[string, [string, Found][]]>([
  ['Plan over. Goat’s milk is fine.', [['Goat’s milk', { outcome: 'tolerated' }]]],
  ['Plan over. Eggs are fine.', [['Eggs', { outcome: 'tolerated' }]]],
  [
    'Plan over. Rye led to complaints. Beef and Oats are fine.',
    [
      ['Beef', { outcome: 'tolerated' }],
      ['Rye', { outcome: 'trigger' }],
      ['Oats', { outcome: 'tolerated' }],
    ],
  ],
  ['Plan over. Fine up to a limit: Feta, 30 g.', [['Feta', { outcome: 'limited', amount: '30 g' }]]],
  ['Plan over. Leaving out Rye changed little.', [['Rye', { outcome: 'tolerated', basis: 'no-change' }]]],
  ['Plan over. Only in a clinic: Cashew.', [['Cashew', { outcome: 'clinic-only', basis: 'reaction' }]]],
  ['Plan over. Still left out: Rye.', [['Rye', { outcome: 'tolerated', asks: true }]]],
  ['Plan over. No answer for Rye.', [['Rye', null]]],
])('a plan that is over has its outcome in words: %s', (said, found) => {
  expect(over(...found)).toBe(said)
})
