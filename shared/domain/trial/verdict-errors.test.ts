import { expect, it } from 'vitest'
import { randomFrom } from '../../testing/people-who-avoid'
import { atSize, isFull } from '../../testing/runs'
import { type Cell, type Shares, simulate } from './simulate'

const CHALLENGES = atSize(1_000, 8_000)
const SEED = 20261126

const cells = atSize([1.2], [0.8, 1.2, 1.6]).flatMap((noise) =>
  atSize([0, 3], [0, 1, 2, 3, 4]).map((effect): Cell => ({ noise, effect })),
)

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function tableOf(rows: readonly (Cell & Shares)[]): string {
  const heads = [
    'noise',
    'true effect',
    'complaints at first',
    'none',
    'unclear',
    'trigger',
    'trigger of those repeated',
    '2 points above three days',
  ]
  const lines = rows.map(({ noise, effect, complaints, none, unclear, triggers, repeated, byThreeDays }) => [
    noise.toFixed(1),
    String(effect),
    ...[complaints, none, unclear, triggers, repeated, byThreeDays].map(percent),
  ])
  return [heads, heads.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

it('with ordinary noise the judgement of a challenge is seldom wrong', () => {
  const random = randomFrom(SEED)
  const rows = cells.map((cell) => ({ ...cell, ...simulate(cell, CHALLENGES, random) }))
  if (isFull) console.log(tableOf(rows))
  const at = (effect: number) => rows.find((row) => row.noise === 1.2 && row.effect === effect)
  expect(at(0)?.complaints).toBeLessThanOrEqual(0.1)
  expect(at(0)?.triggers).toBeLessThanOrEqual(0.02)
  expect(at(3)?.complaints).toBeGreaterThanOrEqual(0.78)
})
