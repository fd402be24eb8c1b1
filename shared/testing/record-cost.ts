import { appendFileSync } from 'node:fs'

/**
 * Costs that are high and the same on every machine: `scripts/tests/budget.json` limits them per
 * test file.
 */
type Cost = 'server processes' | 'databases' | 'password hashes' | 'trainings' | 'pages'

/**
 * Records that the tests of `file` used one more of it, for `scripts/test.mjs`, which sets the file
 * of notes; else does nothing.
 */
export function recordCost(cost: Cost, file: string): void {
  const notes = process.env['PEARWELL_SPENT']
  if (notes) appendFileSync(notes, `${JSON.stringify({ cost, file })}\n`)
}
