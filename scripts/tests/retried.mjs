import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

/** Outside the repository, so that a fresh clone knows the retries of the run before. */
const folder = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'pearwell')

/**
 * The tests that needed a retry both in this run and in the one before; this run's retries are
 * stored for the next.
 */
export function neededAgain(retried) {
  const file = path.join(folder, 'retried.json')
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(retried))
  return retried.filter((test) => before.includes(test))
}
