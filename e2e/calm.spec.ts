import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import {
  calmed,
  readThrough,
  shiftOf,
  sideways,
  slowDown,
  smallTargets,
  smallText,
  taps,
  watchCalm,
} from './calm'
import { expect, test, type Who } from './portal'
import { screensOf } from './screens-of'

/** `npm run bench:calm` goes through every screen at both widths, and prints what it found; otherwise some, at one. */
const isFull = Boolean(process.env['PEARWELL_CALM'])

const MOST_SHIFT = 0.02
const SLOWER = 4

type Width = 390 | 1440
const looks: Record<Width, BrowserContextOptions> = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1440: { viewport: { width: 1440, height: 900 } },
}

/** Other paths of screens that are looked at anyway. */
const twins = ['/food-label-scanner', '/settings']
const all = (who: Who) =>
  screensOf(who).filter((path) => !twins.includes(path) && (who === undefined || path !== '/terms'))
const some: Record<'client' | 'practitioner' | 'admin' | 'nobody', string[]> = {
  client: ['/client', '/client/my-reports'],
  practitioner: ['/practitioner/reports'],
  admin: ['/admin', '/admin/users'],
  nobody: ['/auth'],
}

/** A page of a browser that has nothing of the portal yet but the sign-in, on a slow machine. */
async function coldPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'en-GB', serviceWorkers: 'block' })
  await watchCalm(context)
  const page = await context.newPage()
  await slowDown(page, SLOWER)
  return page
}

async function sidewaysWhenLarge(page: Page, width: Width): Promise<string[]> {
  const found = (await sideways(page)).map((what) => `${width} px: ${what}`)
  const look = async (size: string, change: () => Promise<unknown>) => {
    await change()
    await calmed(page)
    found.push(...(await sideways(page)).map((what) => `${size}: ${what}`))
  }
  if (width === 390) await look('320 px', () => page.setViewportSize({ width: 320, height: 700 }))
  else {
    await look('letters of 200 %', () =>
      page.evaluate(() => (document.documentElement.style.fontSize = '200%')),
    )
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    const zoomed = { width: 720, height: 450, deviceScaleFactor: 2, mobile: false }
    const session = await page.context().newCDPSession(page)
    await look('zoom of 200 %', () => session.send('Emulation.setDeviceMetricsOverride', zoomed))
  }
  return found
}

const columns = ['screen', 'width', 'characters', 'under 14', 'shift', 'height', 'small targets']
const widths = [34, 6, 11, 9, 7, 7, 14]
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](widths[at] ?? 0)).join(' ')

// No look changes anything, so the workers may share them out.
test.describe.configure({ mode: 'parallel' })

for (const who of [undefined, 'client', 'practitioner', 'admin'] as const)
  for (const width of [390, 1440] as const) {
    const isTheirs = (width === 390) === (who === undefined || who === 'client')
    if (!isFull && !isTheirs) continue
    const name = who ?? 'nobody'
    test(`the screens of ${name} at ${width} px: nothing small, nothing jumps, nothing is out of reach`, async ({
      browser,
      portal,
      contextOf,
    }) => {
      const paths = isFull ? all(who) : some[name]
      test.setTimeout(paths.length * 60_000)
      const storageState = await (await contextOf(who)).storageState()
      const rows = [line(columns)]
      for (const screen of paths) {
        const path = screen.replace(':id', '1')
        const page = await coldPage(browser, { ...looks[width], baseURL: portal.url, storageState })
        await page.goto(path)
        await calmed(page)
        await readThrough(page)
        const { shift, moved } = await shiftOf(page)
        await slowDown(page, 1)
        const { characters, small } = await smallText(page)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        const isPhone = width === 390 && (who === undefined || who === 'client')
        const targets = isPhone ? await smallTargets(page) : []
        const beyond = await sidewaysWhenLarge(page, width)
        await page.context().close()

        const under = small.reduce((sum, { text }) => sum + text.length, 0)
        rows.push(
          line([path, width, characters, under, shift.toFixed(3), height, isPhone ? targets.length : '']),
        )
        if (isFull) rows.push(...[...moved, ...targets, ...beyond].map((what) => `    ${what}`))
        expect.soft(small, `${path}: texts under 14 px`).toEqual([])
        expect.soft(shift, `${path}: shifts, ${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT)
        expect.soft(targets, `${path}: targets under 44 px`).toEqual([])
        expect.soft(beyond, `${path}: sideways`).toEqual([])
      }
      if (isFull) console.log(`\n${rows.join('\n')}\n`)
    })
  }
