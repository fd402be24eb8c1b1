import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/** The headless shell first, because it needs a quarter less processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chrome or Chromium for the browser tests: BROWSER_PATH, else an installed one, else
 * Playwright's, else one that is installed now. Throws an error that says what to do when there is
 * none.
 */
export async function findBrowser() {
  const given = process.env.BROWSER_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`BROWSER_PATH names ${given}, which does not exist.`)
  }
  const found = onMachine() ?? (await playwrights())
  if (found) return found
  console.log('No Chrome or Chromium found; installing one …')
  install()
  const installed = onMachine() ?? (await playwrights())
  if (installed) return installed
  throw new Error(
    'The browser tests need Chrome or Chromium and none could be installed. Install one, or set BROWSER_PATH to it.',
  )
}

function onMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...places, ...folders.flatMap((folder) => names.map((name) => join(folder, name)))]
  return candidates.find((candidate) => existsSync(candidate))
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/**
 * As root with apt-get the distribution's package, which includes its libraries; otherwise
 * Playwright's download.
 */
function install() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { status } = spawnSync('apt-get', ['install', '-y', '-qq', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: environment,
      })
      if (status === 0) return
    }
  }
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  } catch {
    // The caller reports what is missing.
  }
}
