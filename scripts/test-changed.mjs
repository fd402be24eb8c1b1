// Runs the tests that a change touches, nearest first, as many as take under a minute: those that were changed, those that
// import what was changed, those that import these, and so on. A change is what differs from the last commit, or that commit.
import './check-node.mjs'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readSeconds } from './tests/seconds.mjs'

process.chdir(path.join(import.meta.dirname, '..'))
/** Of the tests, one after another; three run at a time, and starting takes its part of the minute. */
const MOST_SECONDS = 60
/** Of a file that has not run here yet. */
const USUAL_SECONDS = 3

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
const differs = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
const changed = differs.length > 0 ? differs : git('diff', '--name-only', 'HEAD~1', 'HEAD')

/** Of each file those that import it. */
const importers = new Map()
for (const room of ['client', 'server', 'shared', 'bench'])
  for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(room, name)
    if (!/\.tsx?$/.test(file)) continue
    for (const imported of importsOf(file))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  }

/** The files of ours that a file imports. */
function importsOf(file) {
  const names = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'((?:\.|@shared|@\/)[^'\n]*)'/g)
  return [...names].flatMap(([, name]) => {
    const place = name.startsWith('.')
      ? path.join(path.dirname(file), name)
      : name.replace('@shared/', 'shared/').replace('@/', 'client/src/')
    const found = ['.ts', '.tsx', '']
      .map((end) => place + end)
      .find((one) => existsSync(one) && statSync(one).isFile())
    return found ? [found] : []
  })
}

/** Files of tests that a change reaches, by how many imports away, nearest first. */
function reached() {
  const known = new Set(changed)
  for (const file of known) for (const importer of importers.get(file) ?? []) known.add(importer)
  return [...known].filter((file) => /\.test\.tsx?$/.test(file) && existsSync(file))
}

const seconds = readSeconds()
const tests = reached()
let taken = 0
const run = tests.filter((file) => {
  const more = seconds[file] ?? USUAL_SECONDS
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
  console.log(
    `${tests.length - run.length} files of tests that it touches from farther are left to "npm test".`,
  )
process.exit(status ?? 1)
