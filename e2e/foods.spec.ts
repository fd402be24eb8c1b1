import type { Page } from '@playwright/test'
import { startOpenAiStandIn, type OpenAiStandIn } from '../server/testing/openai-stand-in'
import { expect, test as base } from './portal'

/** The portal with a stand-in for the AI service, which refuses to describe what is called refused. */
const test = base.extend<object, { standIn: OpenAiStandIn }>({
  standIn: [
    // Playwright wants the first argument destructured.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const standIn = await startOpenAiStandIn()
      standIn.answerWith(({ raw }) => {
        const name = /Brassica \d+/.exec(raw)?.[0]
        if (!name) return { kind: 'refusal' }
        const description = `${name} was described by the stand-in, in one sentence that is long enough.`
        return { kind: 'slow', ms: 300, then: { kind: 'text', text: JSON.stringify({ description }) } }
      })
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker' },
  ],
  portalEnv: [
    ({ standIn }, use) => use({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: standIn.url }),
    { scope: 'worker' },
  ],
})

type Food = { id: number; name: string; category: string; description: string }

const foodsIn = async (page: Page) => (await (await page.request.get('/api/allergens')).json()) as Food[]
const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text)

/** 300 foods; line 1 is the header. */
function csv(broken: boolean) {
  const lines = Array.from(
    { length: 300 },
    (_, at) => `Brassica ${at + 1},Brassica var. ${at + 1},Trial beds`,
  )
  if (broken) {
    lines[3] = ',Brassica nameless,Trial beds'
    lines[149] = 'Brassica 150,,'
    lines[299] = 'brassica 1,,Trial beds'
  }
  const text = ['name,latinName,category', ...lines].join('\n')
  return { name: 'trial-beds.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test.describe.configure({ mode: 'serial' })

test('a CSV with three bad rows is refused with their numbers, and taken in once mended', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin/food-database')
  const badge = page.getByText(/^[\d,]+ items$/)
  const before = await badge.innerText()
  await page.getByLabel('CSV file of foods').setInputFiles(csv(true))
  const lines = page.getByRole('list', { name: 'Lines to mend' }).getByRole('listitem')
  await expect(lines).toHaveText([
    'Line 5: Food name is required.',
    'Line 151: Category is required.',
    'Line 301: has the same name as line 2.',
  ])
  await expect(badge).toHaveText(before)

  await page.getByLabel('CSV file of foods').setInputFiles(csv(false))
  await expect(page.getByText('Upload successful')).toBeVisible()
  await expect(page.getByText('Successfully uploaded 300 food items')).toBeVisible()
  await expect(lines).toHaveCount(0)
  await expect(badge).toHaveText(`${Number(before.replace(/\D/g, '')) + 300} items`)
  await search(page, 'trial beds')
  await expect(page.getByText('Rows 1 to 25 of 300')).toBeVisible()
})

test('foods and categories are added by hand, edited over somebody else, and deleted', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin/food-database')
  await page.getByRole('button', { name: 'Add New Category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Category' }).click()
  await expect(dialog.getByText('Category name is required')).toBeVisible()
  await dialog.getByLabel('Category Name').fill('Seaside plants')
  await dialog.getByRole('button', { name: 'Add Category' }).click()
  await expect(page.getByText('Category added successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Add New Food' }).click()
  await dialog.getByRole('button', { name: 'Add Food' }).click()
  await expect(dialog.getByText('Food name is required')).toBeVisible()
  await expect(dialog.getByText('Category is required')).toBeVisible()
  await dialog.getByLabel('Food Name').fill('Samphire')
  await dialog.getByLabel('Category').fill('Seaside plants')
  await dialog.getByRole('button', { name: 'Add Food' }).click()
  await expect(page.getByText('Food added successfully')).toBeVisible()

  await search(page, 'seaside')
  await expect(page.getByText(/^Showing 2 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Edit Samphire' }).click()
  await dialog.getByLabel('Alternative Names').fill('glasswort\nsea asparagus')
  const samphire = (await foodsIn(page)).find(({ name }) => name === 'Samphire')
  await page.request.patch(`/api/allergens/${samphire?.id}`, { data: { latinName: 'Salicornia europaea' } })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Somebody else changed this food')).toBeVisible()
  await expect(dialog.getByLabel('Latin Name')).toHaveValue('Salicornia europaea')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Food updated')).toBeVisible()
  expect((await foodsIn(page)).find(({ name }) => name === 'Samphire')).toMatchObject({
    latinName: 'Salicornia europaea',
    alternativeNames: ['glasswort', 'sea asparagus'],
  })

  await page.getByRole('button', { name: 'Delete Samphire' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete food' }).click()
  await expect(page.getByText('Food deleted')).toBeVisible()
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible()

  await search(page, 'hazelnut')
  await page.getByRole('button', { name: 'Delete Hazelnut' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete food' }).dblclick()
  await expect(page.getByRole('alertdialog').getByText(/Hazelnut is used in/)).toBeVisible()
  expect((await foodsIn(page)).map(({ name }) => name)).toContain('Hazelnut')
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('a food is edited in its row', async ({ asAdmin: page }) => {
  await page.goto('/admin/food-descriptions?q=brassica+27')
  await page.getByRole('button', { name: 'Edit Brassica 27', exact: true }).click()
  await page.getByRole('textbox', { name: 'Food Name' }).fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Food name is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Food Name' }).fill('Brassica 27, curled')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Food updated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Brassica 27, curled' })).toBeFocused()
})

test('descriptions of selected foods are generated, also while another screen is open, and failures are named', async ({
  asAdmin: page,
}) => {
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
  await expect(question).toContainText('1 description is written over.')
  await expect(question).toContainText('5 calls to the AI service')
  await question.getByRole('button', { name: 'Regenerate' }).click()
  await expect(page.getByText('Starting generation for 5 foods...')).toBeVisible()
  await page.getByRole('link', { name: 'Food Items' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Food Database' })).toBeVisible()
  await page.getByRole('link', { name: 'AI Descriptions' }).click()
  await expect(page.getByText('1 of 5 descriptions could not be written. The others are saved.')).toBeVisible(
    { timeout: 90_000 },
  )
  await expect(page.getByRole('list', { name: 'Foods without a new description' })).toContainText('Leek')
  await search(page, 'brassica 203')
  await expect(page.getByText('Brassica 203 was described by the stand-in')).toBeVisible()

  await page.getByRole('button', { name: 'Select foods' }).click()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Regenerate selected' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Regenerate' }).click()
  await expect(page.getByText('All descriptions generated').first()).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Bring back 1 former text' }).click()
  await expect(page.getByText('1 former description brought back')).toBeVisible()
  await expect(page.getByText('Brassica 203 was described by the stand-in')).toBeVisible()
})

test('what is selected is downloaded, and the foods of reports are extracted', async ({ asAdmin: page }) => {
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
})

test('nobody but an admin sees the descriptions', async ({ asPractitioner: page }) => {
  await page.goto('/admin/food-descriptions')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Food Descriptions' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/practitioner$/)
})
