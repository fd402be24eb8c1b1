import type { Page } from '@playwright/test'
import { startFakeOpenAi, type FakeOpenAi } from '../server/testing/fake-openai'
import { expect, test as base } from './portal'

/** The portal with a fake AI service, which refuses to describe foods called refused. */
const test = base.extend<object, { fake: FakeOpenAi }>({
  fake: [
    // Playwright wants the first argument destructured.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const fake = await startFakeOpenAi()
      fake.answerWith(({ raw }) => {
        const name = /Brassica \d+/.exec(raw)?.[0]
        if (!name) return { kind: 'refusal' }
        const description = `${name} was described by the fake server, in one sentence that is long enough.`
        return { kind: 'slow', ms: 300, then: { kind: 'text', text: JSON.stringify({ description }) } }
      })
      await use(fake)
      await fake.close()
    },
    { scope: 'worker' },
  ],
  portalEnv: [
    ({ fake }, use) => use({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.url }),
    { scope: 'worker' },
  ],
})

const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text)

test(
  'descriptions of selected foods are generated, also while another screen is open, and failures are named',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    const foods = [201, 202, 203, 204].map((number) => `Brassica ${number},,Trial beds`)
    const buffer = Buffer.from(['name,latinName,category', ...foods].join('\n'))
    await page.goto('/admin/food-database')
    await page
      .getByLabel('CSV file of foods')
      .setInputFiles({ name: 'trial-beds.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('Upload successful')).toBeVisible()

    await page.goto('/admin/ai-food-data')
    await expect(page).toHaveURL(/\/admin\/food-descriptions$/)
    await page.getByRole('button', { name: 'Regenerate selected' }).click()
    await expect(page.getByText('No foods selected')).toBeVisible()
    await expect(page.getByText('Please select foods to regenerate descriptions.')).toBeVisible()

    for (const number of [201, 202, 203, 204]) {
      await search(page, `brassica ${number}`)
      await page.getByRole('checkbox', { name: `Select Brassica ${number}` }).check()
    }
    await search(page, 'leek')
    await page.getByRole('checkbox', { name: 'Select Leek' }).check()
    await page.getByRole('button', { name: 'Regenerate selected' }).click()
    const question = page.getByRole('alertdialog', { name: 'Regenerate 5 descriptions' })
    await expect(question).toContainText('1 description will be replaced.')
    await expect(question).toContainText('5 calls to the AI service')
    await question.getByRole('button', { name: 'Regenerate' }).click()
    await expect(page.getByText('Starting generation for 5 foods...')).toBeVisible()
    await page.getByRole('link', { name: 'Food Items' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Food Database' })).toBeVisible()
    await page.getByRole('link', { name: 'AI Descriptions' }).click()
    await expect(
      page.getByText('1 of 5 descriptions could not be written. The others are saved.'),
    ).toBeVisible({ timeout: 90_000 })
    await expect(page.getByRole('list', { name: 'Foods without a new description' })).toContainText('Leek')
    await search(page, 'brassica 203')
    await expect(page.getByText('Brassica 203 was described by the fake server')).toBeVisible()

    await page.getByRole('button', { name: 'Select foods' }).click()
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Regenerate selected' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Regenerate' }).click()
    await expect(page.getByText('All descriptions generated').first()).toBeVisible({ timeout: 90_000 })
    await page.getByRole('button', { name: 'Restore 1 previous text' }).click()
    await expect(page.getByText('1 previous description restored')).toBeVisible()
    await expect(page.getByText('Brassica 203 was described by the fake server')).toBeVisible()
  },
)

test(
  'selected foods are downloaded, and the foods of reports are extracted',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    await page.goto('/admin/food-descriptions')
    await page.getByRole('button', { name: 'Select foods' }).click()
    for (const name of ['leek', 'rye', 'celery']) {
      await search(page, name)
      await page.getByRole('checkbox', { name: new RegExp(`^Select ${name}$`, 'i') }).check()
    }
    const day = /\d{4}-\d\d-\d\d/.source
    const files: [string | RegExp, RegExp, string][] = [
      ['Descriptions and images (zip)', new RegExp(`^food-descriptions-${day}\\.zip$`), 'Download complete'],
      ['Descriptions (one text file)', /^celery-leek-rye-descriptions\.txt$/, 'Download complete'],
      ['Images', new RegExp(`^food-images-${day}\\.zip$`), 'Download complete'],
      [/^Thumbnails/, new RegExp(`^food-thumbnails-${day}\\.zip$`), 'Thumbnails downloaded'],
    ]
    for (const [entry, fileName, said] of files) {
      await page.getByRole('button', { name: 'Download selected' }).click()
      const saved = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
      expect((await saved).suggestedFilename()).toMatch(fileName)
      await expect(page.getByText(said)).toBeVisible()
    }
    const extracted = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Extract foods' }).click()
    expect((await extracted).suggestedFilename()).toBe('extracted-foods.csv')
    await expect(page.getByText('Foods extracted successfully')).toBeVisible()
  },
)

test('only an admin sees the descriptions', { tag: '@full' }, async ({ asPractitioner: page }) => {
  await page.goto('/admin/food-descriptions')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Food Descriptions' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/practitioner$/)
})
