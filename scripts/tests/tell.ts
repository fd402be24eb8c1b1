import { writeFileSync } from 'node:fs'
import path from 'node:path'

type Report = {
  passed: number
  failed: number
  skipped: number
  /** To `npm run test:full`. */
  left: number
  /** Tests that needed a second try, by their files and names. */
  retried: string[]
  /** How long each file took. */
  seconds: Record<string, number>
}

/** A runner's report for `scripts/test.mjs`, which names the folder; without one nobody asks. */
export function tell(runner: 'vitest' | 'playwright', report: Report): void {
  const folder = process.env['PEARWELL_TOLD']
  if (folder) writeFileSync(path.join(folder, `${runner}.json`), JSON.stringify(report))
}
