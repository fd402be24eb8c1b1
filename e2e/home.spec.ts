import type { Locator } from '@playwright/test'
import { shiftOf, slowDown, taps, untilStable, watchLayoutShifts } from './page-checks'
import { expect, test } from './portal'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, hasTouch: true, isMobile: true })

// The demonstration's client leaves four foods out and notes three symptoms.

const edges = async (part: Locator) => {
  const { y = -1, height = 0 } = (await part.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

test("home's first screen shows the day, the foods, the diary and the field, in this order", async ({
  asClient: page,
}) => {
  await page.goto('/client')
  const question = page.getByRole('region', { name: 'Any food allergies?' })
  expect((await edges(question)).bottom - (await edges(question)).top).toBeLessThanOrEqual(64)
  const parts = [
    page.getByRole('heading', { level: 1, name: /^Good \w+, Nora\. Day \d+ of 28$/ }),
    page.getByRole('region', { name: 'Off the plate' }).getByRole('list'),
    page.getByRole('region', { name: 'How was today?' }),
    page.getByRole('searchbox', { name: 'May I eat ...?' }),
  ]
  const expectAll = async () => {
    let above = 0
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 1 })
      const { top, bottom } = await edges(part)
      expect(top).toBeGreaterThanOrEqual(above)
      above = bottom
    }
    expect(above).toBeLessThanOrEqual(phone.height)
  }
  await expectAll()
  await question.getByRole('button', { name: 'No', exact: true }).tap()
  await expect(question).toHaveCount(0)
  await expectAll()
  await expect(page.getByRole('region', { name: 'Last checks' })).toHaveCount(0)
})

test('home answers about feta after one tap, by typing or by a suggestion', async ({
  context,
  asClient: page,
}) => {
  await watchLayoutShifts(context)
  await page.goto('/client')
  const field = page.getByRole('searchbox', { name: 'May I eat ...?' })
  const answer = page.getByRole('dialog', { name: /^May I eat/ }).locator('[data-answer]')
  await field.tap()
  await field.pressSequentially('feta')
  await expect(page.getByRole('button', { name: 'Feta', exact: true })).toBeInViewport()
  await field.press('Enter')
  await expect(answer).toContainText('Feta')
  expect(await taps(page)).toBe(1)

  await page.goBack()
  await expect(answer).toHaveCount(0)
  await field.pressSequentially('piz')
  await page.getByRole('button', { name: 'Pizza', exact: true }).tap()
  await expect(answer).toContainText('Pizza')
})

test("today's diary is saved on home in at most four taps", async ({ context, asClient: page }) => {
  await watchLayoutShifts(context)
  await page.goto('/client')
  const diary = page.getByRole('region', { name: 'How was today?' })
  for (const symptom of ['Bloating', 'Tiredness', 'Headache'])
    await diary.getByRole('slider', { name: symptom }).tap({ force: true })
  await diary.getByRole('button', { name: 'Yes', exact: true }).tap()
  await expect(diary.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
  expect(await taps(page)).toBeLessThanOrEqual(4)
  await page.reload()
  await expect(diary.getByRole('slider', { name: 'Bloating' })).toHaveAttribute('aria-valuetext', '5 of 10')
})

test('on a slow connection nothing on home moves what is above or below it', async ({
  context,
  asClient: page,
}) => {
  await watchLayoutShifts(context)
  await slowDown(page, 4)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const rate = 100_000
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 300 },
    ...{ downloadThroughput: rate, uploadThroughput: rate },
  })
  for (const trial of ['with', 'without']) {
    if (trial === 'without') await page.route('**/api/trial', (route) => route.fulfill({ json: null }))
    await page.goto('/client')
    await expect(page.locator('#main h1')).toBeVisible()
    await untilStable(page)
    const { shift, moved } = await shiftOf(page)
    expect(shift, `${trial} a plan: ${moved.join('\n')}`).toBeLessThanOrEqual(0.02)
  }
})
