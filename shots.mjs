import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const pw = /client:\s+\S+\s+(\S+)/.exec(readFileSync('/tmp/demo16.log','utf8'))[1]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const ctx = await b.newContext({ viewport: { width: 390, height: 844 }, baseURL: 'http://localhost:3916', colorScheme: process.argv[2] ?? 'light', deviceScaleFactor: 1 })
const p = await ctx.newPage()
await p.goto('/auth'); await p.getByLabel('Email').fill('nora.whitfield@example.com'); await p.getByLabel('Password', { exact: true }).fill(pw); await p.getByRole('button', { name: 'Sign In' }).click()
await p.waitForURL('**/client'); await p.waitForTimeout(2500)
await p.screenshot({ path: '/tmp/shots/home.png', fullPage: true })
const field = p.getByRole('searchbox').first()
for (const q of process.argv.slice(3)) {
  const f = p.getByRole('searchbox').last()
  await f.fill(q); await f.press('Enter'); await p.waitForTimeout(1800)
  await p.evaluate(() => { const d = document.querySelector('[role=dialog]'); if (d) { d.style.height='auto'; d.style.maxHeight='none'; d.style.position='absolute'; for (const e of d.querySelectorAll('*')) { const s=getComputedStyle(e); if (/auto|scroll/.test(s.overflowY)) { e.style.maxHeight='none'; e.style.overflow='visible'; e.style.height='auto' } } } })
  await p.screenshot({ path: `/tmp/shots/v-${q.replace(/\W+/g,'-')}.png`, fullPage: true })
}
await b.close()
