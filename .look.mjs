import { chromium } from 'playwright'
const [port, user, pass, out, w, h, scheme, ...steps] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const ctx = await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: scheme, deviceScaleFactor: 1, ...(+w < 600 && { hasTouch: true, isMobile: true }) })
const p = await ctx.newPage()
p.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 200)))
await p.goto(`http://127.0.0.1:${port}/auth`)
await p.getByLabel('Email', { exact: true }).fill(user)
await p.getByLabel('Password', { exact: true }).fill(pass)
await p.getByRole('button', { name: 'Sign In', exact: true }).click()
await p.waitForURL((u) => !u.pathname.startsWith('/auth'), { timeout: 30000 }).catch(() => console.log('no sign in', p.url()))
let n = 0
for (const s of steps) {
  const [k, ...r] = s.split(':'); const v = r.join(':')
  if (k === 'go') { await p.goto(`http://127.0.0.1:${port}${v}`); await p.waitForLoadState('networkidle').catch(() => {}) }
  if (k === 'ask') { await p.goto(`http://127.0.0.1:${port}/client`); const f = p.getByRole('searchbox', { name: 'May I eat ...?' }).first(); await f.click(); await f.fill(v); await f.press('Enter'); await p.waitForTimeout(2500) }
  if (k === 'click') await p.getByText(v, { exact: false }).first().click().catch((e) => console.log('click', v, String(e).slice(0, 100)))
  if (k === 'btn') await p.getByRole('button', { name: v }).first().click().catch((e) => console.log('btn', v, String(e).slice(0, 100)))
  if (k === 'fill') { const [l, t] = v.split('='); await p.getByLabel(l).first().fill(t) }
  if (k === 'wait') await p.waitForTimeout(+v)
  if (k === 'shot') await p.screenshot({ path: `${out}-${v || n++}.png` })
  if (k === 'full') { await p.screenshot({ path: `${out}-${v || n++}.png`, fullPage: true }) }
  if (k === 'text') console.log((await p.locator(v || 'main').first().innerText()).slice(0, 4000))
}
await b.close()
