// Uploads many triplets in one browser tab of a running portal, and prints the memory of tab and
// server, and the longest tasks of the tab: npx tsx bench/upload-tab.mjs URL ADMIN-EMAIL PASSWORD
// SERVER-PID [TRIPLETS, 2000]
// The browser is BROWSER_PATH, or the one that the tests find.
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'
import { soundPdf } from '../server/testing/pdfs'

const [url, email, password, pid, count = '2000'] = process.argv.slice(2)
const total = Number(count)
const BATCH = 250
const NUMBER = 'number-of-it'
const pdf = soundPdf(20_000, NUMBER).toString('latin1')

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--enable-precise-memory-info'],
})
const page = await browser.newPage({ baseURL: url })
const cdp = await page.context().newCDPSession(page)

async function heapMb() {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}
const serverMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

await page.goto('/auth')
await page.getByLabel('Email').fill(email)
await page.getByLabel('Password', { exact: true }).fill(password)
await page.getByRole('button', { name: 'Sign In' }).click()
await page.waitForURL((at) => !at.pathname.startsWith('/auth'))
await page.goto('/admin/reports')
await page.evaluate(() => {
  window.longTasks = []
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map((entry) => entry.duration)),
  ).observe({
    type: 'longtask',
  })
})

console.log('uploaded   tab heap MB   server RSS MB   longest task ms   tasks over 200 ms   seconds')
console.log(
  `${'0'.padStart(8)}${(await heapMb()).toFixed(1).padStart(14)}${serverMb().toFixed(0).padStart(16)}`,
)
for (let from = 0; from < total; from += BATCH) {
  const started = performance.now()
  await page.getByRole('button', { name: 'Upload Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Report' })
  await dialog.waitFor()
  const size = Math.min(BATCH, total - from)
  await dialog.evaluate(
    (element, { first, size, stamp, pdf, number }) => {
      const transfer = new DataTransfer()
      for (let n = first; n < first + size; n++) {
        const name = `TAB${stamp}${n}_Tab_Bench`
        const rows = Array.from({ length: 150 }, (_, food) => `${food},Food ${food},${(food % 60) / 2}`).join(
          '\n',
        )
        transfer.items.add(
          new File([`<table><tr><th>Sample ID</th><td>TAB${stamp}${n}</td></tr></table>`], `${name}.html`),
        )
        transfer.items.add(
          new File([pdf.replace(number, String(n).padStart(number.length, '.'))], `${name}.pdf`),
        )
        transfer.items.add(new File([`No,Food,Result (µg/ml)\n${rows}\n`], `${name}.csv`))
      }
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }),
        )
    },
    { first: from, size, stamp: Date.now().toString(36), pdf, number: NUMBER },
  )
  await dialog.getByText(`${size} complete`, { exact: false }).first().waitFor({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Upload Report' }).click()
  await dialog.getByText(`${size} of ${size} complete samples uploaded`).first().waitFor({ timeout: 300_000 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const tasks = await page.evaluate(() => window.longTasks.splice(0))
  const line = [
    String(from + size).padStart(8),
    (await heapMb()).toFixed(1).padStart(14),
    serverMb().toFixed(0).padStart(16),
    Math.max(0, ...tasks)
      .toFixed(0)
      .padStart(18),
    String(tasks.filter((ms) => ms > 200).length).padStart(20),
    ((performance.now() - started) / 1000).toFixed(1).padStart(10),
  ]
  console.log(line.join(''))
}
await browser.close()
