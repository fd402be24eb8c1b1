// Runs the tests that a change affects, nearest first, as many as fit into a minute: those beside
// it, those that import the changed files, those that import these, and so on. A change is the
// difference to the last commit, or else that commit.
import './check-node.mjs'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { importsOf, nameOf } from './imports.mjs'
import { budgetOf } from './tests/budget.mjs'
import { readSeconds } from './tests/seconds.mjs'

process.chdir(path.join(import.meta.dirname, '..'))
/** The sum of the test times; three tests run at a time, and starting takes part of the minute. */
const MOST_SECONDS = 60
/**
 * The estimate for a file that has not run here yet, and the extra time for each server that it
 * starts.
 */
const [USUAL_SECONDS, SECONDS_A_PROCESS] = [3, 3]

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
const differs = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
const changed = differs.length > 0 ? differs : git('diff', '--name-only', 'HEAD~1', 'HEAD')

/** The importers of each file, by name. */
const importers = new Map()
for (const side of ['client', 'server', 'shared', 'bench', 'docs'])
  for (const [file, needed] of importsOf(side))
    for (const name of needed) importers.set(name, [...(importers.get(name) ?? []), file])

/**
 * The test files that a change reaches: those in its folders, then by the number of imports
 * between.
 */
function reached() {
  const folders = new Set(changed.map((file) => path.dirname(file)))
  const known = new Set(changed)
  for (const file of known) for (const importer of importers.get(nameOf(file)) ?? []) known.add(importer)
  const tests = [...known].filter((file) => /\.test\.tsx?$/.test(file) && existsSync(file))
  const isBeside = (file) => folders.has(path.dirname(file))
  return [...tests.filter(isBeside), ...tests.filter((file) => !isBeside(file))]
}

const seconds = readSeconds()
const tests = reached()
let taken = 0
const run = tests.filter((file) => {
  const more = seconds[file] ?? USUAL_SECONDS + SECONDS_A_PROCESS * budgetOf(file)['server processes']
  if (taken + more > MOST_SECONDS) return false
  taken += more
  return true
})
if (run.length === 0) {
  console.log('No test imports what was changed.')
  process.exit()
}
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...run], {
  stdio: 'inherit',
})
if (run.length < tests.length)
  console.log(`${tests.length - run.length} test files further away are left to "npm test".`)
process.exit(status ?? 1)
