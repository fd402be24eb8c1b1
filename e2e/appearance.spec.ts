import { localDay } from '../shared/domain/text/dates'
import { atSize, isFull } from '../shared/testing/runs'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import {
  untilStable,
  cut,
  readThrough,
  shiftOf,
  sideways,
  slowDown,
  smallTargets,
  smallText,
  taps,
  watchLayoutShifts,
} from './page-checks'
import { expect, test, type Who } from './portal'
import { screensOf } from './role-screens'

const today = localDay(new Date())

const MOST_SHIFT = 0.02
const MOST_RESULTS_HEIGHT = 1600
const SLOWER = atSize(1, 4)

type Width = 390 | 1440
const looks = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1440: { viewport: { width: 1440, height: 900 } },
} satisfies Record<Width, BrowserContextOptions>

/** Other paths of screens that are checked anyway. */
const twins = ['/food-label-scanner', '/settings']
const all = (who: Who) =>
  [...(who ? [] : ['/auth']), ...screensOf(who)].filter((path) => !twins.includes(path))
/** The usual run checks the screens that clients open most, on a phone. */
const mostUsed = ['/client', '/client/my-reports']

/** A page in a browser that has loaded only the sign-in, with the processor slowed down. */
async function coldPage(browser: Browser, options: BrowserContextOptions, times = SLOWER): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'en-GB', serviceWorkers: 'block' })
  await watchLayoutShifts(context)
  const page = await context.newPage()
  await slowDown(page, times)
  return page
}

async function sidewaysWhenLarge(page: Page, width: Width): Promise<string[]> {
  const found = (await sideways(page)).map((what) => `${width} px: ${what}`)
  const look = async (size: string, change: () => Promise<unknown>) => {
    await change()
    await untilStable(page)
    found.push(...(await sideways(page)).map((what) => `${size}: ${what}`))
  }
  if (width === 390) await look('320 px', () => page.setViewportSize({ width: 320, height: 700 }))
  else {
    const session = await page.context().newCDPSession(page)
    const zoomed = { width: 720, height: 450, deviceScaleFactor: 2, mobile: false }
    await look('zoom of 200 %', () => session.send('Emulation.setDeviceMetricsOverride', zoomed))
    await session.send('Emulation.clearDeviceMetricsOverride')
    // Sets the browser's own font size, by which media queries in rem are evaluated; scripts see it
    // after a reload.
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await look('letters of 200 %', () => page.reload())
  }
  return found
}

const columns = ['screen', 'width', 'characters', 'under 14', 'shift', 'height', 'small targets']
const widths = [34, 6, 11, 9, 7, 7, 14]
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](widths[at] ?? 0)).join(' ')

// The checks change nothing, so the workers can share them. They run early, on a portal no other
// test has changed: a client who answered the allergy question elsewhere sees its space close.
test.describe.configure({ mode: 'parallel' })

const planted = `<!doctype html><meta name="viewport" content="width=device-width" />
  <style>
    .said::before { content: 'before'; font-size: 11px }
    button { all: unset; display: block; position: relative; width: 30px; height: 30px; margin: 20px }
    .wide::after { content: ''; position: absolute; inset: -12px }
    .ears { position: absolute; width: 1px; height: 1px; overflow: hidden }
  </style>
  <h1>Planted</h1>
  <p style="font-size: 13px">plain</p>
  <p style="font-size: 20px; transform: scale(0.5)"><span>scaled</span></p>
  <p style="font-size: 20px; zoom: 0.5">zoomed</p>
  <svg viewBox="0 0 200 40" width="100" height="20"><text y="20" font-size="20">drawn</text></svg>
  <input placeholder="asked" style="font-size: 12px; height: 44px" />
  <b class="said"></b>
  <p style="font-size: 14px">large enough</p>
  <p style="font-size: 9px" class="ears">for ears alone</p>
  <p style="font-size: 9px; visibility: hidden">unseen</p>
  <p>Running text with <a href="#a">a link</a> in it.</p>
  <button>S</button>
  <button class="wide">W</button>
  <div style="width: 60px; overflow: hidden; white-space: nowrap">clipped words of a line</div>
  <div style="width: 60px; border: 1px solid; white-space: nowrap">words out of their box</div>
  <div style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">dotted words</div>
  <div style="width: 60px; overflow: auto; white-space: nowrap">words that scroll</div>
  <p style="width: 500px; white-space: nowrap">${'far '.repeat(40)}</p>`

test(
  'planted faults are found, and harmless look-alikes are not',
  { tag: '@full' },
  async ({ page, context }) => {
    await watchLayoutShifts(context)
    await page.setViewportSize(looks[390].viewport)
    await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: planted }))
    await page.goto('/planted')
    await untilStable(page)
    await page.evaluate(async () => {
      document.querySelector('h1')?.style.setProperty('margin-bottom', '300px')
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    const { small } = await smallText(page)
    const found = small.map(({ text }) => text).toSorted((a, b) => a.localeCompare(b))
    expect(found).toEqual(['asked', 'before', 'drawn', 'plain', 'scaled', 'zoomed'])
    expect(await smallTargets(page)).toEqual(['button "S" 30 x 30'])
    expect(await sideways(page)).toHaveLength(2)
    expect(await cut(page)).toEqual([
      'cut off: "clipped words of a line"',
      'runs out of its box: "words out of their box"',
    ])
    expect((await shiftOf(page)).shift).toBeGreaterThan(MOST_SHIFT)
  },
)

for (const who of [undefined, 'client', 'practitioner', 'admin'] as const)
  for (const width of [390, 1440] as const) {
    const name = who ?? 'nobody'
    const title = `the screens of ${name} at ${width} px: nothing small, nothing jumps, nothing is out of reach`
    test(
      title,
      { tag: who === 'client' && width === 390 ? [] : '@full' },
      async ({ browser, portal, contextOf }) => {
        const paths = isFull ? all(who) : mostUsed
        test.setTimeout(paths.length * 60_000)
        const storageState = await (await contextOf(who)).storageState()
        const rows = [line(columns)]
        for (const screen of paths) {
          const path = screen.replace(':id', '1').replace(':day', today)
          const page = await coldPage(browser, { ...looks[width], baseURL: portal.url, storageState })
          await page.goto(path)
          await untilStable(page)
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
      },
    )
  }

test(
  'home answers "May I eat beef?" after one tap, and the results show their counts without scrolling',
  { tag: '@full' },
  async ({ browser, portal, contextOf }) => {
    const storageState = await (await contextOf('client')).storageState()
    const page = await coldPage(browser, { ...looks[390], baseURL: portal.url, storageState }, 1)
    await page.goto('/client')
    const field = page.getByRole('searchbox', { name: 'May I eat ...?' })
    await expect(field).toBeInViewport()
    await field.tap()
    await field.pressSequentially('beef')
    await field.press('Enter')
    await expect(page.getByRole('dialog', { name: /^May I eat/ }).locator('[data-answer]')).toBeInViewport()
    expect(await taps(page)).toBe(1)

    await page.goto('/client/my-reports')
    await expect(page.getByRole('heading', { level: 1, name: 'My Report Summary' })).toBeVisible()
    await untilStable(page)
    const { height, figure } = await page.evaluate(() => {
      const main = document.querySelector('main') ?? document.body
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let figure = Infinity
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // A number of foods, alone or in a sentence.
        const isCount = /^\s*\d+\s*$|\b\d+ (?:foods?|in moderation|you may)\b/.test(node.textContent ?? '')
        if (!isCount || !node.parentElement?.checkVisibility() || node.parentElement.closest('button, a'))
          continue
        range.selectNodeContents(node)
        figure = Math.min(figure, Math.round(range.getBoundingClientRect().bottom + scrollY))
      }
      return { height: document.documentElement.scrollHeight, figure }
    })
    if (isFull) console.log(`\nresults at 390 px: ${height} px high, the first figure down to ${figure} px\n`)
    expect.soft(figure).toBeLessThanOrEqual(844)
    expect.soft(height).toBeLessThan(MOST_RESULTS_HEIGHT)
    await page.context().close()
  },
)

test(
  'a name on one line is drawn in full where it fits, and with its last word where that fits',
  { tag: '@full' },
  async ({ asAdmin }) => {
    await asAdmin.setViewportSize(looks[1440].viewport)
    await asAdmin.goto('/admin/practitioner-reports')
    await expect(asAdmin.locator('[data-one-line]').first()).toBeVisible()
    await untilStable(asAdmin)
    const { tried, faults } = await asAdmin.evaluate(() => {
      const range = document.createRange()
      const widthOf = (node: Node) => {
        range.selectNodeContents(node)
        return range.getBoundingClientRect().width
      }
      const tried = { whole: 0, shortened: 0 }
      const faults: string[] = []
      for (const line of document.querySelectorAll<HTMLElement>('[data-one-line]')) {
        const [beginning, end] = line.children
        if (!beginning || !end) continue
        const [beginningWidth, endWidth] = [widthOf(beginning), widthOf(end)]
        const em = Number.parseFloat(getComputedStyle(line).fontSize)
        // From a column as wide as the name down to one of four letters.
        for (const width of [
          beginningWidth + endWidth,
          ...Array.from({ length: 50 }, (_, at) => 400 - 7 * at),
        ]) {
          line.style.width = `${width}px`
          const drawn = { beginning: beginning.getBoundingClientRect(), end: end.getBoundingClientRect() }
          const isWhole = drawn.beginning.width > beginningWidth - 1
          const hasEnd = drawn.end.width > endWidth - 1
          const fits = beginningWidth + endWidth <= width
          tried[fits ? 'whole' : 'shortened']++
          if ((fits && !isWhole) || (endWidth + 4 * em <= width && !hasEnd))
            faults.push(`"${line.title}" in ${Math.round(width)} px: cut`)
          if (drawn.end.right > line.getBoundingClientRect().right + 1.5)
            faults.push(`"${line.title}" in ${Math.round(width)} px: its end runs out`)
        }
        line.style.width = ''
      }
      return { tried, faults }
    })
    expect(tried.whole).toBeGreaterThan(100)
    expect(tried.shortened).toBeGreaterThan(100)
    expect(faults).toEqual([])
  },
)

for (const who of ['client', 'practitioner', 'admin'] as const) {
  const title = `on a tablet a finger finds what ${who === 'admin' ? 'an' : 'a'} ${who} presses`
  test(title, { tag: '@full' }, async ({ browser, portal, contextOf }) => {
    test.setTimeout(300_000)
    const storageState = await (await contextOf(who)).storageState()
    const options = { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true }
    const page = await coldPage(browser, { ...options, baseURL: portal.url, storageState }, 1)
    for (const screen of all(who)) {
      const path = screen.replace(':id', '1').replace(':day', today)
      await page.goto(path)
      await untilStable(page)
      expect.soft(await smallTargets(page), path).toEqual([])
    }
    await page.context().close()
  })
}
