// Runs every test: unit and HTTP tests with Vitest, journeys in a browser with Playwright. Ends with one line that counts.
import './check-node.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './find-browser.mjs'

process.chdir(path.join(import.meta.dirname, '..'))
const onlyBrowser = process.argv.includes('--only-browser')
const more = process.argv.slice(2).filter((argument) => argument !== '--only-browser')
const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-counts-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const took = []
let isBroken = false

function run(name, program, args, env = {}) {
  const began = performance.now()
  const { status } = spawnSync(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) isBroken = true
  took.push(`${name} ${Math.round((performance.now() - began) / 1000)} s`)
}

function count(file, read) {
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

if (!onlyBrowser) {
  const file = path.join(folder, 'vitest.json')
  const vitest = path.join(path.dirname(resolve('vitest/package.json')), 'vitest.mjs')
  run('rules and HTTP', vitest, ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  count(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0),
    skipped: report.numPendingTests,
  }))
}

run('build', 'scripts/build.mjs', ['--if-changed'])
const file = path.join(folder, 'playwright.json')
run('browser', resolve('@playwright/test/cli'), ['test', ...more], {
  BROWSER_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_NAME: file,
})
count(file, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
}))

console.log(took.join(', '))
if (isBroken && total.failed === 0) total.failed = 1
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(isBroken || total.failed > 0 ? 1 : 0)
