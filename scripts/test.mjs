// Runs the tests, or those in files whose path contains a given word: rules, endpoints and
// components with Vitest, journeys in a browser with Playwright, both at once because each waits a
// lot. The last line is the count.
// --full: everything at full size. --only-browser: journeys only.
import './check-node.mjs'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { overBudget, spentIn } from './tests/budget.mjs'
import { neededAgain } from './tests/retried.mjs'
import { rememberSeconds } from './tests/seconds.mjs'

process.chdir(path.join(import.meta.dirname, '..'))
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const onlyBrowser = process.argv.includes('--only-browser')
const isFull = process.argv.includes('--full')
if (isFull) process.env.PEARWELL_FULL = '1'
const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-tests-'))
const notes = path.join(folder, 'spent')
const reports = []
const took = []
let isBroken = false

async function run(name, program, args, env = {}) {
  const began = performance.now()
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PEARWELL_SPENT: notes, PEARWELL_TOLD: folder, ...env },
  })
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0) isBroken = true
  took.push(`${name} ${Math.round((performance.now() - began) / 1000)} s`)
}

/** The report of a test runner; without one the run counts as failed. */
function takeReport(runner) {
  const file = path.join(folder, `${runner}.json`)
  if (existsSync(file)) reports.push(JSON.parse(readFileSync(file, 'utf8')))
  else isBroken = true
}

const resolve = (name) => createRequire(import.meta.url).resolve(name)
const browser = await findBrowser()
console.log(`Browser: ${browser}`)

async function testRules() {
  const vitest = path.join(path.dirname(resolve('vitest/package.json')), 'vitest.mjs')
  await run('rules and endpoints', vitest, ['run', '--passWithNoTests', ...words])
  takeReport('vitest')
}

async function testInBrowser() {
  await run('build', 'scripts/build.mjs', ['--if-changed'])
  await run('browser', resolve('@playwright/test/cli'), ['test', '--pass-with-no-tests', ...words], {
    BROWSER_PATH: browser,
  })
  takeReport('playwright')
}

await Promise.all([testInBrowser(), onlyBrowser ? undefined : testRules()])

const count = (what) => reports.reduce((sum, report) => sum + report[what], 0)
const retried = reports.flatMap((report) => report.retried)
const again = process.env.CI ? neededAgain(retried) : []
const spent = spentIn(notes)
const over = isFull ? [] : overBudget(spent, retried)
rmSync(folder, { recursive: true, force: true })

const seconds = Object.assign({}, ...reports.map((report) => report.seconds))
if (!isFull) rememberSeconds(seconds)
const longest = Object.entries(seconds)
  .sort(([, one], [, other]) => other - one)
  .slice(0, 10)
const list = (title, lines) => lines.length > 0 && console.log([title, ...lines].join('\n  '))
console.log(took.join(', '))
list(
  'The ten longest files:',
  longest.map(([file, time]) => `${Math.round(time)} s ${file}`),
)
console.log(
  Object.entries(spent.all)
    .map(([cost, times]) => `${times} ${cost}`)
    .join(', '),
)
list('Needed a second try:', retried)
list('FAILED, because they needed one in the run before too:', again)
list('FAILED, over the budget of scripts/tests/budget.json:', over)
if (count('left') > 0) console.log(`${count('left')} tests are left to "npm run test:full".`)

const passed = count('passed')
if (words.length > 0 && passed + count('failed') === 0)
  console.log(`No test's path has ${words.join(' or ')}.`)
const failed = count('failed') + again.length + over.length || Number(isBroken || passed === 0)
const skipped = count('skipped')
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed > 0 ? 1 : 0)
