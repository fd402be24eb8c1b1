import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal'

const cards = (page: Page) => page.getByRole('list', { name: 'FAQs, Client' }).getByRole('article')
const questions = (page: Page) => cards(page).getByRole('heading').allTextContents()
const grip = (page: Page, place: number) =>
  cards(page)
    .nth(place - 1)
    .getByRole('button', { name: /^Reorder/ })

/** Opens the list and waits until its cards can be dragged. */
async function openList(page: Page): Promise<string[]> {
  await page.goto('/admin/faqs')
  await expect(grip(page, 1)).toBeVisible()
  return questions(page)
}

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/faqs/priorities') && answer.ok())

async function expectSavedOrder(page: Page, order: string[]): Promise<void> {
  await expect.poll(() => questions(page)).toEqual(order)
  await page.reload()
  await expect(grip(page, 1)).toBeVisible()
  expect(await questions(page)).toEqual(order)
}

/** Lifts a card by its grip and moves it; each press of an arrow key moves it one place. */
async function moveByKeyboard(page: Page, from: number, to: number): Promise<void> {
  await grip(page, from).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Lifted. Position ${from} of`)).toBeVisible()
  const step = Math.sign(to - from)
  for (let place = from + step; place !== to + step; place += step) {
    await page.keyboard.press(step > 0 ? 'ArrowDown' : 'ArrowUp')
    await expect(page.getByText(new RegExp(`^Lifted\\. Position ${place} of`))).toBeVisible()
  }
}

test('FAQs are ordered by mouse and keyboard, read by clients in that order, added, found, edited and deleted', async ({
  page,
  portal,
  asAdmin,
}) => {
  const [a = '', b = '', c = '', ...rest] = await openList(asAdmin)

  const start = await grip(page, 1).boundingBox()
  const end = await grip(page, 3).boundingBox()
  if (!start || !end) throw new Error('the grips have no boxes')
  const x = start.x + start.width / 2
  await page.mouse.move(x, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, start.y + start.height / 2 + 12)
  await page.mouse.move(x, end.y + end.height / 2 + 4, { steps: 12 })
  await expect(page.getByText(/^Lifted\. Position 3 of/)).toBeVisible()
  const byMouse = saved(page)
  await page.mouse.up()
  await expect(page.getByText(/^Dropped\. Position 3 of/)).toBeVisible()
  await byMouse
  await expectSavedOrder(page, [b, c, a, ...rest])

  await moveByKeyboard(page, 3, 2)
  const byKeyboard = saved(page)
  await page.keyboard.press('Space')
  await byKeyboard
  // The focus follows the moved card.
  await expect(grip(page, 2)).toBeFocused()
  await expectSavedOrder(page, [b, a, c, ...rest])

  await moveByKeyboard(page, 1, 2)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Cancelled\. Position 1 of/)).toBeVisible()
  expect(await questions(page)).toEqual([b, a, c, ...rest])

  // Moves on before the list is rendered again.
  await moveByKeyboard(page, 5, 5)
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/^Lifted\. Position 2 of/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add FAQ' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add FAQ' }).click()
  for (const field of ['Question', 'Answer', 'Category'])
    await expect(dialog.getByText(`${field} is required`)).toBeVisible()
  await dialog.getByLabel('Question').fill('May I drink coffee before the sample?')
  await dialog.getByLabel('Answer').fill(`${'Yes, you may. '.repeat(15)}The end.`)
  await dialog.getByLabel('Category').fill('Sample and timing')
  await expect(dialog.getByLabel('Target role')).toHaveValue('client')
  await dialog.getByRole('button', { name: 'Add FAQ' }).click()
  await expect(page.getByText('FAQ created successfully')).toBeVisible()
  await expect
    .poll(() => questions(page))
    .toEqual([b, a, c, ...rest, 'May I drink coffee before the sample?'])

  await page.getByRole('searchbox').fill('coffee before')
  await expect(page.getByText(/Clear the search and the filter to change the order/)).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^(?:Reorder|Move): / })).toHaveCount(0)
  const answer = await cards(page).locator('p').first().textContent()
  expect(answer).toMatch(/\.\.\.$/)
  expect(answer?.length).toBeLessThanOrEqual(203)

  await page.getByRole('button', { name: /^Edit: May I/ }).click()
  await dialog.getByLabel('Target role').selectOption('practitioner')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('FAQ updated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No FAQs found' })).toBeVisible()
  await page.getByRole('tab', { name: /^Practitioner/ }).click()
  await page.getByRole('button', { name: /^Delete: May I/ }).click()
  await expect(page.getByText('Are you sure you want to delete this FAQ?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete FAQ' }).click()
  await expect(page.getByText('FAQ deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No FAQs found' })).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, portal.client)
  await page.goto('/client/faqs')
  const list = page.getByRole('list', { name: 'Frequently asked questions' })
  await expect(list.getByRole('heading')).toHaveCount(rest.length + 3)
  const read = await list.getByRole('heading').locator('span span:first-child').allTextContents()
  expect(read).toEqual([b, a, c, ...rest])
})

test(
  'a card moves by its menu, and moves back if it cannot be saved',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    const [a = '', b = '', ...rest] = await openList(page)
    const move = async (place: number, entry: string) => {
      const menu = cards(page)
        .nth(place - 1)
        .getByRole('button', { name: /^Move: / })
      await menu.click()
      await page.getByRole('menuitem', { name: entry }).click()
      return menu
    }
    const stored = saved(page)
    await move(1, 'Move down')
    await expect(page.getByText(/^Moved\. Position 2 of/)).toBeVisible()
    await stored
    await expect(
      cards(page)
        .nth(1)
        .getByRole('button', { name: /^Move: / }),
    ).toBeFocused()
    await expectSavedOrder(page, [b, a, ...rest])

    await page.route('**/api/faqs/priorities', (route) => route.abort())
    await move(2, 'Move up')
    await expect(page.getByText('Failed to update FAQ order')).toBeVisible()
    expect(await questions(page)).toEqual([b, a, ...rest])
    await page.unroute('**/api/faqs/priorities')

    // Two moves in quick succession are saved one after the other.
    await move(2, 'Move up')
    const last = saved(page)
    await move(1, 'Move down')
    await last
    await expectSavedOrder(page, [b, a, ...rest])
  },
)

test(
  'the texts of a question fill the form and are removed from the address',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    await page.goto('/admin/faqs?question=Can%20I%20eat%20rice%3F&answer=As%20a%20rule.')
    const dialog = page.getByRole('dialog', { name: 'Add FAQ' })
    await expect(dialog.getByLabel('Question')).toHaveValue('Can I eat rice?')
    await expect(dialog.getByLabel('Answer')).toHaveValue('As a rule.')
    await expect(page).toHaveURL(/\/admin\/faqs$/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
  },
)

test(
  'professional FAQs appear once, and practitioners read and search them',
  { tag: '@full' },
  async ({ page, portal, asAdmin }) => {
    await asAdmin.goto('/admin')
    await page.getByRole('button', { name: 'Add Practitioner FAQs' }).click()
    await expect(page.getByText('Nothing to add')).toBeVisible()

    await page.context().clearCookies()
    await signIn(page, portal.practitioner)
    await page.goto('/practitioner/faqs')
    const guidelines = page.getByRole('tab', { name: /^Clinical Guidelines \(\d+\)$/ })
    const education = page.getByRole('tab', { name: /^Patient Education \(\d+\)$/ })
    const all = await education.textContent()
    await page.getByRole('searchbox').fill('no such words anywhere')
    await expect(page.getByRole('heading', { name: 'No FAQs match your search.' })).toBeVisible()
    await expect(guidelines).toHaveText('Clinical Guidelines (0)')
    await expect(education).toHaveText(all ?? '')
    await page.getByRole('button', { name: 'Clear Search' }).click()
    await page.getByRole('button', { name: /structured elimination protocol/ }).click()
    await expect(page.getByText('Weeks 1 to 4')).toBeVisible()
  },
)
