// Runs every test: unit and HTTP tests with Vitest, journeys in a browser with Playwright, both at the same time, because each
// waits a lot. Words are pieces of the paths of what to run. Ends with one line that counts.
import './check-node.mjs'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './find-browser.mjs'

process.chdir(path.join(import.meta.dirname, '..'))
const onlyBrowser = process.argv.includes('--only-browser')
const parts = process.argv.slice(2).filter((argument) => argument !== '--only-browser')
const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-counts-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const took = []
let isBroken = false

async function run(name, program, args, env = {}) {
  const began = performance.now()
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0) isBroken = true
  took.push(`${name} ${Math.round((performance.now() - began) / 1000)} s`)
}

function count(name, read) {
  const file = path.join(folder, `${name}.json`)
  if (!existsSync(file)) {
    isBroken = true
    return
  }
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, 'utf8')))
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

const resolve = (name) => createRequire(import.meta.url).resolve(name)
const browser = await findBrowser()
console.log(`Browser: ${browser}`)

async function testRules() {
  const vitest = path.join(path.dirname(resolve('vitest/package.json')), 'vitest.mjs')
  const output = `--outputFile.json=${path.join(folder, 'vitest.json')}`
  await run('rules and HTTP', vitest, [
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    output,
    ...parts,
  ])
  count('vitest', (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0),
    skipped: report.numPendingTests,
  }))
}

async function testInBrowser() {
  await run('build', 'scripts/build.mjs', ['--if-changed'])
  await run('browser', resolve('@playwright/test/cli'), ['test', '--pass-with-no-tests', ...parts], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(folder, 'playwright.json'),
  })
  count('playwright', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))
}

await Promise.all([testInBrowser(), onlyBrowser ? undefined : testRules()])

console.log(took.join(', '))
if (total.passed + total.failed + total.skipped === 0) isBroken = true
if (isBroken && total.failed === 0) total.failed = 1
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(isBroken || total.failed > 0 ? 1 : 0)
