import { appendFileSync } from 'node:fs'

/** What costs the same on every machine, and much: `scripts/tests/budget.json` says how much of it each file of tests may have. */
type Cost = 'server processes' | 'databases' | 'password hashes' | 'trainings' | 'pages'

/** Notes that the tests of `file` had one more of it, for `scripts/test.mjs`, which names the file of notes; else nobody asks. */
export function spend(cost: Cost, file: string): void {
  const notes = process.env['PEARWELL_SPENT']
  if (notes) appendFileSync(notes, `${JSON.stringify({ cost, file })}\n`)
}
