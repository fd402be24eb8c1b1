import type { Page } from '@playwright/test'
import { named } from '../shared/testing/people'
import { axeFinds } from './axe'
import { labelText } from './labels'
import { expect, signIn, test, visit } from './portal'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function hasNoViolations(page: Page, within: string): Promise<void> {
  expect(await axeFinds(page, (axe) => axe.include(within))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

async function scan(page: Page, text: string): Promise<void> {
  await visit(page, '/client/scanner')
  await labelText(page).fill(text)
  await page.getByRole('button', { name: 'Analyse Label' }).tap()
  await expect(page.getByText('Analysis Complete')).toBeVisible()
}

test("a client's allergies and own foods apply at once, and the practitioner sees them", async ({
  asClient: page,
  browser,
  portal,
}) => {
  await page.goto('/client/my-reports')
  const question = page.getByRole('region', { name: 'Any food allergies?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Yes, add it' }).tap()
  const field = question.getByRole('combobox', { name: 'Your allergies' })
  await expect(field).toBeFocused()
  await field.pressSequentially('ses')
  await expect(question.getByRole('option', { name: /^Sesame, also tahini/ })).toBeVisible()
  await hasNoViolations(page, '#main section:has(#health-question)')
  await question.getByRole('option', { name: /^Sesame/ }).tap()
  await expect(question.getByText(/^We also look for: .*tahini/)).toBeVisible()
  await question.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText('Allergies saved').first()).toBeVisible()
  await expect(question).toHaveCount(0)

  await scan(page, 'Ingredients: chickpeas, water, tahini, lemon juice, garlic, salt.')
  await expect(page.locator('mark', { hasText: 'tahini' })).toHaveAttribute('title', /Sesame, Allergy/)

  await visit(page, '/client/settings#health')
  const section = page.locator('#health')
  const own = section.getByRole('combobox', { name: 'Foods I leave out for my own reasons' })
  await own.fill('coriander')
  await own.press('Enter')
  await expect(section.getByText('Saved.')).toBeVisible()
  await scan(page, 'Ingredients: water, coriander, salt.')
  await expect(page.getByRole('button', { name: /^coriander Your choice.*Leave out$/ })).toBeVisible()

  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 390, height: 844 } })
  const staff = await context.newPage()
  await signIn(staff, portal.practitioner)
  const { firstName, lastName } = named.client
  const reports = (await (
    await staff.request.get('/api/reports', { params: { client: `${firstName} ${lastName}` } })
  ).json()) as { id: number }[]
  await staff.goto(`/practitioner/reports/${reports[0]?.id}`)
  await expect(staff.getByText('Allergies: Sesame', { exact: true })).toBeVisible()
  await expect(staff.getByText('Left out by choice: coriander', { exact: true })).toBeVisible()
  await staff.getByRole('button', { name: 'Edit allergies and own foods' }).click()
  await expect(staff.getByRole('dialog', { name: 'Allergies and own foods' })).toBeVisible()
  await hasNoViolations(staff, '[role="dialog"]')
  await context.close()
})
