// npm run bench:verdict measures how long a verdict on one word takes in a browser, beside one pass
// of the matcher over it. The browser is BROWSER_PATH, or the one that the tests find.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { findBrowser } from '../scripts/find-browser.mjs'
import { knowledgeSections } from '../scripts/vite-knowledge-sections'
import { readKnowledge } from '../shared/knowledge/read-knowledge'
import type { Times } from './verdict/in-browser'

const root = path.join(import.meta.dirname, '..')
const GOAL_MS = 5

const folder = await mkdtemp(path.join(os.tmpdir(), 'pearwell-bench-'))
try {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    plugins: [knowledgeSections(root)],
    build: {
      outDir: folder,
      emptyOutDir: true,
      lib: { entry: path.join(root, 'bench/verdict/in-browser.ts'), formats: ['iife'], name: 'bench' },
    },
  })
  const [script = ''] = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  print(await timesIn(await readFile(path.join(folder, script), 'utf8'), wordsAsked()))
} finally {
  await rm(folder, { recursive: true })
}

/** The name of every food of the catalogue, and dishes, misspelt words and unknown words. */
function wordsAsked(): string[] {
  const names = readKnowledge().foods.map(({ name }) => name)
  const misspelt = names.filter(({ length }) => length > 5).map((name) => name.slice(0, 3) + name.slice(4))
  return [...names, ...misspelt, 'pizza', 'lasagne', 'cheese', 'nuts', 'tofu', 'blorp', 'snickerbar']
}

async function timesIn(script: string, words: readonly string[]): Promise<Times[]> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    return await page.evaluate(
      (asked) =>
        (window as unknown as { timeVerdicts: (words: readonly string[]) => Times[] }).timeVerdicts(asked),
      words,
    )
  } finally {
    await browser.close()
  }
}

function print(times: readonly Times[]): void {
  const [verdict, pass] = (['verdict', 'pass'] as const).map((what) =>
    percentilesOf(times.map((each) => each[what])),
  )
  if (!verdict || !pass) return
  const slowest = times.reduce((one, other) => (other.verdict > one.verdict ? other : one))
  console.log(`${times.length} words, each once in a browser that has met none of them`)
  console.log(`verdict      ${percentileText(verdict)}; the slowest “${slowest.word}”`)
  console.log(`one pass     ${percentileText(pass)}`)
  console.log(`ratio at p95 ${(verdict.p95 / pass.p95).toFixed(1)}; goal: verdict under ${GOAL_MS} ms at p95`)
  if (verdict.p95 >= GOAL_MS) process.exitCode = 1
}

function percentileText({ p50, p95, most }: ReturnType<typeof percentilesOf>): string {
  return `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, most ${most.toFixed(2)} ms`
}

function percentilesOf(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p95: at(0.95), most: at(1) }
}
