import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

/** Outlives a clone, so that one run knows what the run before it needed. */
const folder = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'pearwell')

/** Those of the tests that needed a second try which needed one in the run before too; the next run is told of all. */
export function neededAgain(retried) {
  const file = path.join(folder, 'retried.json')
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(retried))
  return retried.filter((test) => before.includes(test))
}
