import { writeFileSync } from 'node:fs'
import path from 'node:path'

type Report = {
  passed: number
  failed: number
  skipped: number
  /** Tests left to `npm run test:full`. */
  left: number
  /** Tests that needed a retry, by file and name. */
  retried: string[]
  /** The duration of each file. */
  seconds: Record<string, number>
}

/**
 * Writes a runner's report into the folder that `scripts/test.mjs` names; without a folder nothing
 * is written.
 */
export function tell(runner: 'vitest' | 'playwright', report: Report): void {
  const folder = process.env['PEARWELL_TOLD']
  if (folder) writeFileSync(path.join(folder, `${runner}.json`), JSON.stringify(report))
}
