import type { Page } from '@playwright/test'
import { expect, test, visit } from './portal'

type Food = { id: number; name: string; category: string; description: string }

const foodsIn = async (page: Page) => (await (await page.request.get('/api/allergens')).json()) as Food[]
const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text)

/** A CSV of 300 foods; line 1 is the header. */
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

test('a CSV is refused with its bad row numbers, then imported; foods are added, edited and deleted', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin/food-database')
  const badge = page.getByText(/^[\d,]+ items$/)
  const before = await badge.innerText()
  await page.getByLabel('CSV file of foods').setInputFiles(csv(true))
  const lines = page.getByRole('list', { name: 'Lines to correct' }).getByRole('listitem')
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

  await visit(page, '/admin/food-descriptions?q=brassica+27')
  await page.getByRole('button', { name: 'Edit Brassica 27', exact: true }).click()
  await page.getByRole('textbox', { name: 'Food Name' }).fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Food name is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Food Name' }).fill('Brassica 27, curled')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Food updated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Brassica 27, curled' })).toBeFocused()
})
