import { localDay } from '../shared/domain/text/dates'
import { atSize, isFull } from '../shared/testing/runs'
import type { Page } from '@playwright/test'
import { expect, test } from './portal'
import { screensOf } from './role-screens'

const today = localDay(new Date())

type Control = { at: number; label: string }

/** How many of controls that look alike are pressed, such as those of list rows. */
const MOST_OF_A_LOOK = atSize(1, 4)
/** An effect usually shows at once; only a dead control waits this long. */
const SIGN_WITHIN_MS = 20_000
/** A covered control is pressed by a dispatched event after this time. */
const CLICK_WITHIN_MS = 2_500
const SETTLE_MS = 100

/**
 * Controls with separate tests: Sign Out (auth.spec.ts), and grips, which are dragged or lifted
 * with Space (faqs.spec.ts).
 */
const apart = /^(?:sign(?:ing)? out|reorder)/i

// Its presses change data, so in the full run this file has a separate portal; the usual run
// presses only /practitioner, which just navigates.
if (isFull) test.use({ portalEnv: [{ LOG_LEVEL: 'error' }, { scope: 'worker' }] })

declare global {
  interface Window {
    controlSigns: number
  }
}

/**
 * Counts the effects of a press that a user could notice: changes of the document, the clipboard,
 * sharing.
 */
function watchPage() {
  window.controlSigns = 0
  const count = () => window.controlSigns++
  // A press focuses the control itself; only focus on another element counts.
  const leadsOn = ({ type, target }: Event) => {
    if (
      type === 'change' ||
      (target instanceof HTMLElement && target.matches('input, textarea, main, h1, h2, h3, section'))
    )
      count()
  }
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(count).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    }),
  )
  for (const event of ['change', 'focusin']) document.addEventListener(event, leadsOn)
  const clipboard = {
    writeText: () => Promise.resolve(void count()),
    write: () => Promise.resolve(void count()),
  }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard })
  Object.defineProperty(navigator, 'share', { value: () => Promise.resolve(void count()) })
  window.print = () => void count()
}

/**
 * The visible controls within `root`, one for each look and first word, as indexes in document
 * order.
 */
function controlsIn({ root, most, named }: { root: string; most: number; named: string }): Control[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], select, summary, input, [role="tab"]'),
  ]
  const within = document.querySelector(root) ?? document.body
  const looks = new Map<string, number>()
  const seen = new Set<string>()
  return all.flatMap((element, at) => {
    const pressable = !(element instanceof HTMLInputElement) || ['checkbox', 'radio'].includes(element.type)
    const isIdle =
      element.matches(
        ':disabled, [aria-disabled="true"], [aria-current], [aria-selected="true"], [aria-pressed="true"]',
      ) ||
      (element instanceof HTMLInputElement && element.type === 'radio' && element.checked)
    if (
      !pressable ||
      isIdle ||
      !within.contains(element) ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      return []
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return []
    const words = element.getAttribute('aria-label') ?? element.innerText
    const label = words.trim().replace(/\s+/g, ' ')
    if (new RegExp(named, 'i').test(label)) return []
    const look = `${element.tagName} ${element.className}`
    const kind = `${look} ${label.split(' ')[0] ?? ''}`
    const count = looks.get(look) ?? 0
    if (seen.has(kind) || count >= most) return []
    looks.set(look, count + 1)
    seen.add(kind)
    return [{ at, label: label || element.outerHTML.slice(0, 80) }]
  })
}

const list = (page: Page, root: string) =>
  page.evaluate(controlsIn, { root, most: MOST_OF_A_LOOK, named: apart.source })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForTimeout(SETTLE_MS)
}

/** Presses one control; whether it had an effect. */
async function press(page: Page, { at }: Control): Promise<boolean> {
  const control = page.locator('button, a[href], select, summary, input, [role="tab"]').nth(at)
  const href = await control.getAttribute('href')
  if (href && /^(?:mailto|tel):/.test(href)) return true
  // Playwright's own scrolling waits for stability, and fails if the element is rendered again
  // meanwhile.
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.evaluate(() => {
    window.controlSigns = 0
  })
  const within = { timeout: SIGN_WITHIN_MS }
  const sign = Promise.any([
    ...(['request', 'popup', 'download', 'filechooser', 'framenavigated'] as const).map((event) =>
      page.waitForEvent(event as 'request', within),
    ),
    page.waitForFunction(() => window.controlSigns > 0, undefined, within),
  ])
  const isSeen = sign.then(
    () => true,
    () => false,
  )
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT')
    await control.evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = (select.selectedIndex + 1) % select.options.length
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  else await control.click({ timeout: CLICK_WITHIN_MS }).catch(() => control.dispatchEvent('click'))
  return isSeen
}

const isCovered = async (page: Page) =>
  (await page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').count()) > 0

/**
 * Presses every control within `root`, each on the initial screen; returns those without an effect.
 */
async function deadControls(page: Page, path: string, root: string): Promise<string[]> {
  await open(page, path)
  await page.waitForLoadState('networkidle')
  const controls = await list(page, root)
  const dead: string[] = []
  for (const control of controls) {
    const isThere = async () =>
      new URL(page.url()).pathname === path &&
      !(await isCovered(page)) &&
      (await list(page, root)).some(({ at, label }) => at === control.at && label === control.label)
    // Back is faster than a page load, which is needed only where Back does not return.
    if (new URL(page.url()).pathname !== path) {
      await page.goBack()
      await page.waitForTimeout(SETTLE_MS)
    }
    if (!(await isThere())) await open(page, path)
    if ((await isThere()) && !(await press(page, control))) dead.push(control.label)
    for (const other of page.context().pages()) if (other !== page) await other.close()
    // A press may open something whose code loads a moment later.
    await page.waitForTimeout(SETTLE_MS)
    if (await isCovered(page)) await page.keyboard.press('Escape')
  }
  return dead
}

// Each screen is opened separately, so the workers, each with its portal and sessions, can share
// them.
test.describe.configure({ mode: 'parallel' })

for (const role of ['client', 'practitioner', 'admin'] as const)
  for (const screen of screensOf(role)) {
    const title = `every control on ${screen} has an effect for ${role === 'admin' ? 'an' : 'a'} ${role}`
    test(title, { tag: screen === '/practitioner' ? [] : '@full' }, async ({ contextOf }) => {
      const page = await (await contextOf(role)).newPage()
      await page.addInitScript(watchPage)
      const reports = (await (await page.request.get('/api/reports')).json()) as { id: number }[]
      const path = screen.replace(':id', String(reports[0]?.id)).replace(':day', today)
      // The frame around the screens is the same everywhere, so it is pressed once.
      expect(await deadControls(page, path, screen === `/${role}` ? 'body' : 'main')).toEqual([])
      await page.close()
    })
  }
