import type { Page } from '@playwright/test'
import { axeFinds } from './axe'
import { labelText } from './labels'
import { expect, test } from './portal'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' })

const noConnection = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection' })
const banner = (page: Page) => page.getByRole('status').getByText('No connection')
const worker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test(
  "offline the shell stays, shows that there is no connection and recovers; a reload shows the portal's own page",
  { tag: '@full' },
  async ({ asClient: page, context }) => {
    await page.goto('/client/faqs')
    const faqs = page.getByRole('heading', { level: 1 })
    await expect(faqs).toBeVisible()
    await worker(page)
    // The menu's code loads a second after the page; opening it here ensures that it has loaded.
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close menu' }).click()
    await context.setOffline(true)
    await expect(banner(page)).toBeVisible()
    await expect(faqs).toBeVisible()

    // A screen that this browser has never opened.
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
    await expect(noConnection(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pearwell home' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Still no connection')).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)

    await context.setOffline(true)
    for (const path of ['/client', '/client/my-reports', '/client/scanner', '/auth', '/admin/users']) {
      await page.goto(path)
      await expect(noConnection(page), path).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      // The places are those of the address's role, not of the last user.
      await expect(page.getByRole('navigation', { name: 'Places' })).toHaveCount(path === '/auth' ? 0 : 1)
    }
    expect(await axeFinds(page)).toEqual([])
    // Nothing names the user of this browser.
    await expect(page.getByText('Nora')).toHaveCount(0)
    await page.goto('/client')
    await expect(noConnection(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('searchbox', { name: 'May I eat ...?' })).toBeVisible()
  },
)

/** Checks a label that contains a food of the client's list. */
async function checkLabel(page: Page): Promise<void> {
  await labelText(page).fill('Ingredients: water, celery, salt.')
  await page.getByRole('button', { name: 'Analyse Label' }).click()
  await expect(page.locator('mark', { hasText: 'celery' })).toHaveAttribute('title', /Celery, High/)
}

test('offline labels are checked against what the browser may store, for one client, until Sign Out', async ({
  asClient: page,
  context,
}) => {
  await page.goto('/client/scanner')
  await worker(page)
  await page.getByLabel('Check text without a connection').check()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await checkLabel(page)
  // A screen that this browser has never opened.
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Ask' }).click()
  await expect(noConnection(page)).toBeVisible()

  await page.goto('/client/my-reports')
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Your avoid list' }) })
  await expect(list).toContainText('Celery')
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Scan' }).click()
  await checkLabel(page)
  await expect(page.getByText(/with the list saved on this device/)).toBeVisible()
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Results' }).click()
  await expect(list).toBeVisible()

  await context.setOffline(false)
  // It recovers without a press.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page).toHaveURL(/my-reports/)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await context.setOffline(true)
  await page.goto('/client/my-reports')
  await expect(noConnection(page)).toBeVisible()
  await expect(page.getByText('Celery')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/auth/)
})
