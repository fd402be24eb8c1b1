import type { Page } from '@playwright/test'
import { axeFinds } from './axe'
import { expect, test } from './portal'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

// The demonstration's client has durum wheat, celery and peanut on her list.

const field = (page: Page) => page.getByRole('searchbox', { name: 'May I eat ...?' })
const sheet = (page: Page) => page.getByRole('dialog', { name: /^May I eat/ })
const head = (page: Page, kind: string) => sheet(page).locator(`[data-answer="${kind}"]`)
const ask = async (page: Page, words: string) => {
  await field(page).tap()
  await field(page).pressSequentially(words)
  await field(page).press('Enter')
}

test(
  'from home one tap and typing lead to the verdict, and back closes it',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await page.goto('/client')
    await ask(page, 'celery')
    await expect(head(page, 'leave-out')).toContainText('Celery')
    await expect(head(page, 'leave-out')).toContainText('for now.')
    expect(page.url()).toMatch(/\/client$/)
    await expect(sheet(page).getByText(/A raised IgG value is not an allergy/)).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    expect(page.url()).toMatch(/\/client$/)
    // Nothing is stored for the next user of the phone.
    await expect(field(page)).toHaveValue('')
  },
)

test('the keyboard alone opens, reads and closes a verdict, the focus returns, and back closes it too', async ({
  asClient: page,
}) => {
  await page.goto('/client')
  await field(page).focus()
  await page.keyboard.type('celery')
  await page.keyboard.press('Enter')
  await expect(head(page, 'leave-out')).toBeVisible()
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('button', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('pear')
  await page.keyboard.press('Enter')
  await expect(head(page, 'go-ahead')).toContainText('Pear')
  const about = sheet(page).locator('summary', { hasText: 'About pear' })
  await about.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('button', { name: 'Download Full Description' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()

  await ask(page, 'celery')
  await expect(head(page, 'leave-out')).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  expect(page.url()).toMatch(/\/client$/)
  // Nothing is stored for the next user of the phone.
  await expect(field(page)).toHaveValue('')
})

test('a dialog over a page is printed alone and completely', { tag: '@full' }, async ({ asClient: page }) => {
  const printedText = () => page.evaluate(() => document.body.innerText)
  await page.goto('/client')
  await ask(page, 'celery')
  await expect(head(page, 'leave-out')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const { height, inner } = await sheet(page).evaluate((it) => ({
    height: it.getBoundingClientRect().height,
    inner: Math.max(...[...it.children].map((child) => child.scrollHeight)),
  }))
  expect(height).toBeGreaterThan(inner - 1)
  expect(height).toBeGreaterThan(844)
  expect(await printedText()).toContain('A raised IgG value is not an allergy')
  await expect(field(page)).toBeHidden()
  await expect(page.getByText('Last checks')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goBack()

  await page.goto('/client/recipes')
  await page.getByRole('article').first().getByRole('button').first().click()
  const recipe = page.getByRole('dialog')
  await expect(recipe.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(recipe.getByRole('button', { name: 'Copy' })).toBeHidden()
  await expect(page.getByLabel('Search recipes...')).toBeHidden()
  expect(await printedText()).toContain('Instructions')
})

test(
  'it opens from a row of the results, from a recipe and from a finding of the scanner',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await page.goto('/client/my-reports')
    await page
      .getByRole('button', { name: /^Cards/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Show all \d+$/ }).click()
    await page.getByRole('button', { name: /^Celery.*Click for details/ }).click()
    await expect(head(page, 'leave-out')).toContainText('Celery')
    await expect(sheet(page).getByRole('heading', { name: 'Why' })).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)

    await page.goto('/client/recipes')
    const list = (await (await page.request.get('/api/recipes')).json()) as { id: number; title: string }[]
    const recipe = list[0]
    if (!recipe) throw new Error('The demonstration has recipes.')
    await page.goto(`/client/recipes?recipe=${recipe.id}`)
    const shown = page.getByRole('dialog', { name: recipe.title })
    await shown.getByRole('listitem').getByRole('button').first().click()
    await expect(sheet(page).locator('[data-answer]')).toBeVisible()
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(shown).toBeVisible()

    await page.goto('/client/scanner')
    await page.getByLabel('Label text').fill('Ingredients: water, celery, salt.')
    await page.getByRole('button', { name: 'Analyse Label' }).click()
    await page.getByRole('button', { name: /^Celery/ }).click()
    await expect(head(page, 'leave-out')).toContainText('Celery')
  },
)

test(
  'axe finds nothing in it, in both themes, and nothing scrolls sideways at 320 px',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await page.goto('/client')
    const found: string[] = []
    for (const words of ['celery', 'peanut', 'pizza', 'pear', 'zorbleflip']) {
      await ask(page, words)
      await expect(sheet(page).locator('[data-answer]')).toBeVisible()
      for (const summary of await sheet(page).locator('summary').all())
        if (await summary.isVisible()) await summary.click()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const faults = await axeFinds(page, (axe) => axe.include('[role="dialog"]'))
        found.push(...faults.map((what) => `${words} ${colorScheme} ${what}`))
      }
      await page.setViewportSize({ width: 320, height: 700 })
      const { wide, view } = await sheet(page)
        .locator('.overflow-y-auto')
        .evaluate((body) => ({ wide: body.scrollWidth, view: body.clientWidth }))
      expect(wide, words).toBeLessThanOrEqual(view)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goBack()
      await expect(sheet(page)).toHaveCount(0)
    }
    expect(found).toEqual([])
  },
)

test(
  'offline the stored list gives the same verdict, in the open page and after a reload',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await page.goto('/client/scanner')
    await page.getByLabel('Check text without a connection').check()
    await expect(page.getByText('Kept on this device')).toBeVisible()
    await page.goto('/client')
    const told = async (words: string) => {
      await ask(page, words)
      const text = await sheet(page)
        .locator('[data-answer]')
        .evaluate((section: HTMLElement) => [
          section.dataset['answer'],
          ...[...section.querySelectorAll('h2, p')].map(({ textContent }) => textContent),
        ])
      await page.goBack()
      await expect(sheet(page)).toHaveCount(0)
      return text
    }
    const questions = ['celery', 'peanut', 'pizza', 'pear', 'zorbleflip']
    const online = []
    for (const words of questions) online.push(await told(words))

    await page.context().setOffline(true)
    for (const [at, words] of questions.entries()) expect(await told(words)).toEqual(online[at])
    await ask(page, 'pear')
    await expect(sheet(page).getByText(/by the names and levels kept on this device/)).toBeVisible()

    await page.goto('/client')
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    for (const [at, words] of questions.entries()) expect(await told(words)).toEqual(online[at])
    await page.context().setOffline(false)
  },
)
