import type { Page } from '@playwright/test'
import { agree, drawLabel, jpegOf, labelText } from './labels'
import { expect, test } from './portal'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const couldNotMatch = (page: Page) => page.getByText(/could not match any foods/)
const result = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const OF_YOUR_FOODS = /of your foods (is|are) on this label/
const PART = 'Only part of the list was read'

async function openScanner(page: Page) {
  await page.goto('/client/scanner')
  await expect(page.getByRole('heading', { level: 1, name: 'Label Scanner' })).toBeVisible()
  // The viewfinder has been replaced.
  await expect(page.getByText('No camera was found on this device')).toBeVisible()
}
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyse Label' }).click()

// The demonstration's client has durum wheat, celery and peanut on her list.

test(
  'a German label is read with its umlauts, and its foods are found',
  { tag: '@full' },
  async ({ asClient: page }) => {
    const photo = await jpegOf(
      drawLabel([
        'GEMÜSEBÄLLCHEN 300 g',
        'Zutaten: Möhren, Hartweizengrieß, Wasser,',
        'Rapsöl, Kürbiskerne, Sellerie, Gewürze, Salz,',
        'Säuerungsmittel: Citronensäure, Knoblauch.',
        'Kann Spuren von Erdnüssen enthalten.',
        'Kühl und trocken lagern.',
      ]),
    )
    await openScanner(page)
    await page.getByLabel('Image of the label').first().setInputFiles(photo)
    await agree(page)
    await expect(result(page, OF_YOUR_FOODS)).toBeFocused()
    await expect(page.locator('[data-mark=high]').first()).toBeVisible()
    await expect(page.locator('mark', { hasText: 'Sellerie' })).toHaveAttribute('title', /Celery, High/)
    await expect(page.locator('mark', { hasText: 'Erdnüssen' })).toHaveAttribute('title', /traces/)
    await page.getByRole('button', { name: 'Edit text' }).click()
    await expect(labelText(page)).toHaveValue(/Kürbiskerne[^]*Säuerungsmittel[^]*Erdnüssen/)
    await expect(labelText(page)).toHaveValue(/Hartweizengrieß/)
  },
)

test(
  'a partial label gives no verdict until the rest is photographed, as WebP, and joined',
  { tag: '@full' },
  async ({ asClient: page }) => {
    const lines = [
      'CRISPY RICE SNACK 150 g',
      'Ingredients: rice flour, sunflower oil, sugar,',
      'maize starch, tomato powder, sea salt, paprika,',
      'dried parsley, garlic powder, citric acid,',
      'celery seed, black pepper, cane sugar.',
      'May contain peanuts.',
      'Store in a cool, dry place. Best before: see lid.',
    ]
    const upper = await jpegOf(drawLabel(lines, 0, 4))
    const lower = {
      name: 'rest.webp',
      mimeType: 'image/webp',
      buffer: await drawLabel(lines, 2).webp({ quality: 90 }).toBuffer(),
    }
    await openScanner(page)
    await page.getByLabel('Image of the label').first().setInputFiles(upper)
    await agree(page)
    await expect(result(page, PART)).toBeFocused()
    await page.getByRole('button', { name: 'Edit text' }).click()
    await expect(labelText(page)).toHaveValue(/citric acid/)
    await expect(page.getByRole('status').filter({ hasText: PART })).toBeVisible()
    // Correcting a letter does not make the label complete.
    await labelText(page).fill((await labelText(page).inputValue()).replace(/150 ?g/, '160 g'))
    await analyse(page)
    await expect(result(page, PART)).toBeFocused()
    await expect(couldNotMatch(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Type the missing words' })).toBeVisible()

    await page.getByLabel('Photo of the rest').setInputFiles(lower)
    await expect(result(page, OF_YOUR_FOODS)).toBeFocused()
    await expect(page.locator('mark', { hasText: 'celery' })).toHaveAttribute('title', /Celery, High/)
    await expect(page.locator('mark', { hasText: 'peanuts' })).toHaveAttribute('title', /traces/)
    await page.getByRole('button', { name: 'Edit text' }).click()
    await expect(page.getByText('2 photos joined')).toBeVisible()
    await expect(labelText(page)).toHaveValue(/160 g[^]*tomato powder[^]*celery seed[^]*peanuts/)
    await expect(labelText(page)).not.toHaveValue(/tomato powder[^]*tomato powder/)
  },
)

test(
  'a Dutch label shows first that its language is not supported, and a word of it can be checked',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await openScanner(page)
    await labelText(page).fill(
      'Ingrediënten: rijstmeel, zonnebloemolie, suiker, maïszetmeel, tomatenpoeder, zeezout. ' +
        'Kan sporen van noten bevatten. Koel en droog bewaren.',
    )
    await analyse(page)
    await expect(result(page, 'A language we don’t read')).toBeFocused()
    await expect(page.getByText(/Dutch/).first()).toBeVisible()
    await expect(page.getByText('We read English, German, French and Spanish.')).toBeVisible()
    await expect(couldNotMatch(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Type a word' }).click()
    await expect(labelText(page)).toBeFocused()
    await expect(labelText(page)).toHaveValue('')
    await labelText(page).fill('celery')
    await analyse(page)
    await expect(result(page, OF_YOUR_FOODS)).toBeVisible()
  },
)

test(
  'unrecognised words are named for a complete list without a match',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await openScanner(page)
    await labelText(page).fill(
      'Ingredients: rice, water, zorblaxine, salt. Store in a cool, dry place. Best before: see lid.',
    )
    await analyse(page)
    await expect(page.getByRole('heading', { name: 'Not recognised' })).toBeVisible()
    await expect(page.locator('mark', { hasText: 'zorblaxine' })).toHaveAttribute('title', 'Not recognised')
  },
)
