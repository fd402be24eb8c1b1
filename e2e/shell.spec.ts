import { localDay } from '../shared/domain/text/dates'
import type { Page } from '@playwright/test'
import type { Role } from '../shared/core/roles'
import { screens } from '../shared/screens'
import { expect, test } from './portal'

const today = localDay(new Date())

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** The addresses of a role's screens, with the first row where a screen needs one. */
const addressesOf = (role: Role) =>
  Object.keys(screens)
    .filter((path) => path.startsWith(`/${role}`))
    .map((path) => path.replace(':id', '1').replace(':day', today))

/**
 * Controls and texts covered by the assistant button or the bar: at the top, the middle and the end
 * of the page.
 */
async function underAssistant(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    const bar = document.querySelector('[data-bottom-nav]')
    const place = bar ?? document.querySelector('[aria-label="Ask the AI assistant"]')
    if (!place) return ['the assistant is not there']
    const below = place.getBoundingClientRect()

    /**
     * Whether the visible part of an element, clipped by its ancestors, overlaps the bottom bar or
     * the assistant button.
     */
    function meets(element: Element): boolean {
      let { left, right, top, bottom } = element.getBoundingClientRect()
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue
        const box = around.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      const width = Math.min(right, below.right) - Math.max(left, below.left)
      return width > 1 && Math.min(bottom, below.bottom) - Math.max(top, below.top) > 1
    }
    const isSticky = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isSticky(element.parentElement))

    for (const part of [0, 0.5, 1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * part)
      await new Promise(requestAnimationFrame)
      for (const element of document.querySelectorAll('#main *')) {
        const isRead = [...element.childNodes].some(
          ({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue?.trim(),
        )
        if (!isRead && !element.matches('a, button, input, select, textarea')) continue
        // A phone's page scrolls behind the bar: only its end and sticky elements must be above it.
        if (bar && part < 1 && !isSticky(element)) continue
        if (meets(element)) found.push(`${location.pathname}, at ${part}: ${element.outerHTML.slice(0, 160)}`)
      }
    }
    return found
  })
}

async function walk(page: Page, role: Role): Promise<void> {
  await page.goto(`/${role}`)
  for (const address of addressesOf(role)) {
    await page.setViewportSize(phone)
    await page.evaluate((to) => window.history.pushState(null, '', to), address)
    await expect(page.locator('#main h1')).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    // Content that loads late moves the rest.
    await expect.poll(() => underAssistant(page)).toEqual([])
    await page.setViewportSize(desk)
    await expect(page.getByRole('complementary', { name: 'Assistant' }).getByRole('link')).toBeVisible()
    // Content that loads late moves the rest.
    await expect.poll(() => underAssistant(page)).toEqual([])
  }
}

test(
  'the assistant covers nothing on any screen of a client',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await walk(page, 'client')
  },
)

test(
  'the assistant covers nothing on any screen of a practitioner',
  { tag: '@full' },
  async ({ asPractitioner: page }) => {
    await walk(page, 'practitioner')
  },
)

test(
  'the assistant covers nothing on any screen of an admin, nor the actions on selected reports',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    await walk(page, 'admin')
    await page.setViewportSize(phone)
    await page.goto('/admin/reports')
    await page.getByRole('checkbox').first().check()
    await expect(page.getByRole('group', { name: 'Those selected' })).toBeVisible()
    await expect.poll(() => underAssistant(page)).toEqual([])
  },
)

test('on a phone a client reaches every screen by bar and drawer, and nothing lies under the bar', async ({
  asClient: page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/client')
  const bar = page.getByRole('navigation', { name: 'Places' })
  // The plan's entry appears once plans are known to be offered, and the others make room.
  await expect(bar.getByRole('link', { name: 'Plan' })).toBeVisible()
  for (const [place, path] of [
    ['Results', '/client/my-reports'],
    ['Scan', '/client/scanner'],
    ['Ask the AI assistant', '/client/ai-assistant'],
    ['Home', '/client'],
  ] as const) {
    const link = bar.getByRole('link', { name: place })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
    if (path !== '/client/ai-assistant') await expect.poll(() => underAssistant(page)).toEqual([])
  }

  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const open = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())?.width).toBeCloseTo(256, 2)
  }
  await open()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await open()
  await page.mouse.click(370, 500)
  await expect(drawer).toBeHidden()
  await open()
  await page.mouse.move(350, 500)
  await page.mouse.wheel(0, 300)
  await expect(drawer).toBeHidden()
  await open()
  await drawer.getByRole('link', { name: 'Recipes' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/client\/recipes$/)

  await page.setViewportSize(desk)
  await expect(bar).toHaveCount(0)
})

test(
  'a menu taller than the window names the groups cut off at either end',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto('/admin')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByText(/, Communication, System$/)).toBeVisible()
    await menu.getByRole('link', { name: 'Settings', exact: true }).focus()
    await expect(menu.getByText(/^Dashboard, Reports/)).toBeVisible()
    await expect(menu.getByText(/, System$/)).toHaveCount(0)
  },
)
