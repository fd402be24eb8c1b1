// Measures how long a running portal takes from a press to the next paint for the most frequent
// actions, on a processor slowed four times; three of four must meet the goal.
// npm run bench:paint -- URL CLIENT-EMAIL PASSWORD ADMIN-EMAIL PASSWORD [ROUNDS, 5]
// The browser is BROWSER_PATH, or the one that the tests find. Run it on a machine without other
// work.
import { chromium, type Page } from '@playwright/test'
import { untilStable, slowDown } from '../e2e/page-checks'
import { findBrowser } from '../scripts/find-browser.mjs'

const GOAL_MS = 200
const SLOWER = 4
const [baseURL = '', clientEmail, clientPassword, adminEmail, adminPassword, rounds = '5'] =
  process.argv.slice(2)
const people = {
  client: {
    data: { email: clientEmail, password: clientPassword },
    look: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  admin: {
    data: { email: adminEmail, password: adminPassword },
    look: { viewport: { width: 1440, height: 900 } },
  },
}

type Action = {
  name: string
  who: 'client' | 'admin'
  path: string
  act: (page: Page) => Promise<unknown>
}

/** The most frequent actions. */
const actions: Action[] = [
  {
    name: 'ask for a food',
    who: 'client',
    path: '/client',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'May I eat ...?' }).tap()
      await page.keyboard.type('celery', { delay: 60 })
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').locator('[data-kind]').waitFor()
    },
  },
  {
    name: 'open a verdict',
    who: 'client',
    path: '/client/my-reports',
    act: async (page) => {
      await page
        .getByRole('button', { name: /Click for details/ })
        .first()
        .tap()
      await page.getByRole('dialog').locator('[data-kind]').waitFor()
    },
  },
  {
    name: 'show all of the results',
    who: 'client',
    path: '/client/my-reports',
    act: (page) =>
      page
        .getByRole('button', { name: /^(?:show )?all\b/i })
        .first()
        .tap(),
  },
  {
    name: 'open a recipe',
    who: 'client',
    path: '/client/recipes',
    act: async (page) => {
      await page.getByRole('article').first().getByRole('button').first().tap()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'answer a FAQ',
    who: 'client',
    path: '/client/faqs',
    act: (page) => page.getByRole('button', { name: /Is this an allergy test/ }).tap(),
  },
  {
    name: 'open the menu',
    who: 'client',
    path: '/client',
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'change the theme',
    who: 'admin',
    path: '/admin',
    act: (page) => page.getByRole('button', { name: /^Use (?:dark|light) theme/ }).click(),
  },
  {
    name: 'open a report',
    who: 'admin',
    path: '/admin/reports',
    act: (page) => page.locator('h3 button[aria-expanded="false"]').first().click(),
  },
  {
    name: 'filter the reports',
    who: 'admin',
    path: '/admin/reports',
    act: (page) =>
      page
        .getByRole('button', { name: /^Not linked/ })
        .first()
        .click(),
  },
  {
    name: 'search',
    who: 'admin',
    path: '/admin',
    act: async (page) => {
      await page.keyboard.press('Control+K')
      await page.locator('[role=combobox]:focus').waitFor()
      await page.keyboard.type('nora', { delay: 60 })
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'next of To do',
    who: 'admin',
    path: '/admin',
    act: async (page) => {
      for (let press = 0; press < 4; press++) await page.keyboard.press('j', { delay: 150 })
    },
  },
]

declare global {
  interface Window {
    interactions: { id: number; ms: number }[]
  }
}

/** Runs in each page before the page's own code. */
function watch() {
  window.interactions = []
  type Timing = PerformanceEventTiming & { interactionId: number }
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration: ms } of list.getEntries() as Timing[])
      if (id > 0) window.interactions.push({ id, ms })
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/**
 * Milliseconds from each press or key to the next paint; events under 16 ms, which the browser does
 * not report, are left out.
 */
async function interactionsOf(page: Page): Promise<number[]> {
  const durations = await page.evaluate(async () => {
    // The browser reports an event only after the frame it led to.
    await new Promise((resolve) => setTimeout(resolve, 300))
    return window.interactions
  })
  const longest = new Map<number, number>()
  for (const { id, ms } of durations) longest.set(id, Math.max(ms, longest.get(id) ?? 0))
  return [...longest.values()]
}

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: await findBrowser(), args })
try {
  for (const { name, who, path, act } of actions) {
    const { data, look } = people[who]
    const context = await browser.newContext({ ...look, baseURL, locale: 'en-GB', serviceWorkers: 'block' })
    if (!(await context.request.post('/api/login', { data })).ok())
      throw new Error(`the ${who} could not sign in`)
    await context.addInitScript(watch)
    const page = await context.newPage()
    await slowDown(page, SLOWER)
    const durations: number[] = []
    for (let round = 0; round < Number(rounds); round++) {
      await page.goto(path)
      await untilStable(page)
      await act(page)
      durations.push(...(await interactionsOf(page)))
    }
    await context.close()
    const sorted = durations.toSorted((a, b) => a - b)
    // Events shorter than the browser reports have no entry, so the index can be beyond the end.
    const p75 = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
    console.log(
      `${name.padEnd(26)} p75 ${p75} ms, longest ${sorted.at(-1) ?? 0} ms, of ${durations.length} measured`,
    )
    if (p75 >= GOAL_MS) process.exitCode = 1
  }
} finally {
  await browser.close()
}
