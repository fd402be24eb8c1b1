import type { Page } from '@playwright/test'
import { agree, consent, drawLabel, jpegOf, labelText } from './labels'
import { expect, openHome, signIn, signInAsNew, test } from './portal'
import { tripletFiles } from './triplets'

const lines = [
  'MORNING CRUNCH 450 g',
  'Ingredients: Oat flakes, sugar, skimmed MILK powder,',
  'EGG white powder, honey, salt.',
  'May contain ALMONDS.',
]
const photo = await jpegOf(drawLabel(lines))

/** A client whose report has egg white, milk and almond high. */
const client = { email: 'sara.scanner@example.com', password: '' }
test.beforeAll(async ({ browser, portal }) => {
  const page = await browser.newPage({ baseURL: portal.url })
  await signIn(page, portal.admin)
  const [htmlFile, pdfFile, csvFile] = tripletFiles('SC77', 'Sara Scanner', client.email)
  if (!htmlFile || !pdfFile || !csvFile) throw new Error('A triplet has three files.')
  const upload = await page.request.post('/api/reports/multi-file', {
    multipart: { sampleId: 'SC77', clientName: 'Sara Scanner', htmlFile, pdfFile, csvFile },
  })
  const { clientUserId } = (await upload.json()) as { clientUserId: number }
  const credential = await page.request.post(`/api/users/${clientUserId}/credential`)
  client.password = ((await credential.json()) as { password: string }).password
  await page.close()
})

/** The requests to the scanner's endpoint, to check what left the page. */
function sentPhotos(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ocr-extract')) sent.push(request.url())
  })
  return sent
}

test('a photo becomes text, the text is checked, and findings are highlighted', async ({ page }) => {
  await signIn(page, client)
  await page.goto('/client/scanner')
  const analyse = page.getByRole('button', { name: 'Analyse Label' })
  await expect(analyse).toBeDisabled()
  await page.getByLabel('Image of the label').first().setInputFiles(photo)
  await agree(page)
  await expect(page.getByText('OCR Complete')).toBeVisible({ timeout: 90_000 })
  await expect(page.locator('[data-mark=high]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Edit text' }).click()
  await expect(labelText(page)).toHaveValue(/skimmed MILK powder/)
  await labelText(page).fill((await labelText(page).inputValue()).replace('450 g', '400 g'))
  await analyse.click()
  await expect(page.getByText('Analysis Complete')).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 2, name: /of your foods (is|are) on this label/ }),
  ).toBeFocused()
  const mark = page.locator('mark', { hasText: 'EGG white' })
  await expect(mark).toHaveAttribute('title', /Egg white, High/)
  await expect(page.locator('mark', { hasText: 'ALMONDS' })).toHaveAttribute('title', /traces/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Egg white' }).getByText('High')).toBeVisible()
  await expect(page.getByText('What we looked for')).toBeVisible()
  await expect(page.getByText(/\bsafe\b/i)).toHaveCount(0)

  await page.getByRole('button', { name: 'Edit text' }).click()
  await expect(labelText(page)).toHaveValue(/400 g/)
  await labelText(page).fill('Ingredients: water, salt.')
  await analyse.click()
  await expect(
    page.getByText('We could not match any foods from this label with your test results.', { exact: true }),
  ).toBeVisible()
})

test(
  'further photos and labels of the day need no new consent, until it is withdrawn',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, client)
    await page.goto('/client/scanner')
    const image = page.getByLabel('Image of the label').first()
    const edit = page.getByRole('button', { name: 'Edit text' })
    await image.setInputFiles(photo)
    await agree(page)
    await edit.click()
    await expect(labelText(page)).toHaveValue(/EGG white/, { timeout: 90_000 })
    await image.setInputFiles(photo)
    await edit.click()
    await expect(page.getByText('2 photos joined')).toBeVisible()
    await expect(labelText(page)).not.toHaveValue(/EGG white[^]*EGG white/)
    await page.getByRole('button', { name: 'Analyse Label' }).click()
    await page.getByRole('button', { name: 'Next label' }).click()
    await expect(labelText(page)).toHaveValue('')
    await image.setInputFiles(photo)
    await edit.click()
    await page.getByRole('button', { name: 'Withdraw consent' }).click()
    await image.setInputFiles(photo)
    await expect(consent(page)).toBeVisible()
  },
)

test(
  'Cancel in the consent dialog clears the image, and nothing is sent',
  { tag: '@full' },
  async ({ page }) => {
    const sent = sentPhotos(page)
    await signIn(page, client)
    await page.goto('/client/scanner')
    await page.getByLabel('Image of the label').first().setInputFiles(photo)
    await expect(page.getByAltText('The photo of the label')).toBeVisible()
    await consent(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(consent(page)).toBeHidden()
    await expect(page.getByAltText('The photo of the label')).toBeHidden()
    await page
      .getByLabel('Image of the label')
      .first()
      .setInputFiles({ ...photo, buffer: Buffer.from('%PDF-1.7') })
    await expect(page.getByText('Please choose a PNG, JPG, JPEG, GIF or WebP image.')).toBeVisible()
    expect(sent).toEqual([])
  },
)

test('a photo refused at a busy time can be sent again', { tag: '@full' }, async ({ page }) => {
  await signIn(page, client)
  await page.goto('/client/scanner')
  const busy = {
    error: 'A lot of labels are being read at the moment. Please try again shortly.',
    code: 'busy',
  }
  await page.route('**/api/ocr-extract', (route) => route.fulfill({ status: 503, json: busy }), { times: 1 })
  await page.getByLabel('Image of the label').first().setInputFiles(photo)
  await agree(page)
  await expect(page.getByText('OCR Failed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('mark', { hasText: 'EGG white' })).toBeVisible({ timeout: 90_000 })
})

test(
  'a client without a report is told what is checked, and sees the allergen groups',
  { tag: '@full' },
  async ({ page, portal }) => {
    const person = { email: 'una.untested@example.com', password: 'a long enough password' }
    await signInAsNew(page, portal, { ...person, firstName: 'Una', lastName: 'Untested' })
    await page.goto('/client/scanner')
    await expect(page.getByText(/You have no completed report yet/)).toBeVisible()
    await labelText(page).fill('Ingredients: skimmed milk, salt.')
    await page.getByRole('button', { name: 'Analyse Label' }).click()
    await expect(page.locator('mark', { hasText: 'milk' })).toHaveAttribute('title', /Milk, Allergen group/)
  },
)

test(
  'a phone in landscape keeps the bar at the bottom, with no sidebar',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await signIn(page, client)
    await page.goto('/client/scanner')
    const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(390)
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  },
)

test('a text that cannot be judged is reported as such', { tag: '@full' }, async ({ asAdmin: page }) => {
  await page.goto('/admin/food-label-scanner')
  await labelText(page).fill('~~ ||| 1l1 zq xk')
  await page.getByRole('button', { name: 'Analyse Label' }).click()
  await expect(page.getByText('Much of this text cannot be read')).toBeVisible()
  await expect(page.getByText('We could not match any foods')).toHaveCount(0)
})

test(
  'text is checked offline after one visit, and signing out removes the stored list',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, client)
    await page.goto('/client/scanner')
    await page.getByLabel('Check text without a connection').check()
    await expect(page.getByText('Kept on this device')).toBeVisible()
    const storedList = () => page.evaluate(() => localStorage.getItem('pearwell-avoid-list'))
    expect(JSON.parse((await storedList()) ?? '{}')).toMatchObject({
      foods: expect.arrayContaining([{ foodName: 'Egg white', level: 'high' }]),
    })

    // In the page that is open.
    await page.context().setOffline(true)
    await labelText(page).fill('Ingredients: dried EGG white, sugar.')
    await page.getByRole('button', { name: 'Analyse Label' }).click()
    await expect(page.locator('mark', { hasText: 'EGG white' })).toHaveAttribute('title', /Egg white, High/)
    // A photo cannot be read offline, and the text stays.
    await page.getByLabel('Image of the label').first().setInputFiles(photo)
    await consent(page)
      .getByLabel(/I understand and agree/)
      .check()
    await consent(page).getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('OCR Failed').first()).toBeVisible()

    // After a page load.
    await page.goto('/client/scanner')
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    await labelText(page).fill('Ingredients: dried EGG white, sugar.')
    await page.getByRole('button', { name: 'Analyse Label' }).click()
    await expect(page.locator('mark', { hasText: 'EGG white' })).toHaveAttribute('title', /Egg white, High/)
    await expect(page.getByText(/with the list saved on this device/)).toBeVisible()

    await page.context().setOffline(false)
    // The page may recover before the press.
    const again = page.getByRole('button', { name: 'Try again' })
    await again.click({ timeout: 5_000 }).catch(() => undefined)
    await expect(page.getByRole('heading', { level: 1, name: 'Label Scanner' })).toBeVisible()
    const cached = await page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cached.filter((address) => address.startsWith('/api'))).toEqual([])
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/auth/)
    expect(await storedList()).toBeNull()
    await page.context().setOffline(true)
    await page.goto('/client/scanner')
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await page.context().setOffline(false)

    // It is also removed when the session has ended elsewhere, or for another user.
    await signIn(page, client)
    await page.goto('/client/scanner')
    await page.getByLabel('Check text without a connection').check()
    await expect.poll(storedList).not.toBeNull()
    await page.context().clearCookies()
    await page.goto('/client/scanner')
    await expect(page).toHaveURL(/\/auth/)
    expect(await storedList()).toBeNull()
    await page.evaluate(() =>
      localStorage.setItem(
        'pearwell-avoid-list',
        JSON.stringify({ userId: 999_999, until: Date.now() + 1e9, foods: [] }),
      ),
    )
    await openHome(page, portal.admin)
    await expect.poll(storedList).toBeNull()
  },
)
