import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import JSZip from 'jszip'
import { expect, openHome, signIn, signInAsNew, test, visit, type DemoPortal } from './portal'
import { tripletFiles } from './triplets'

const password = 'a first password'
const toast = (page: Page, title: string) =>
  expect(page.getByRole('status').filter({ hasText: title }).first()).toBeVisible()
const section = (page: Page, id: string) => page.locator(`#${id}`)

/** A separate client for each test, because the tests change them. */
const asNew = (page: Page, portal: DemoPortal, email: string) =>
  signInAsNew(page, portal, { email, password, firstName: 'Sela', lastName: 'Settings' })

test('saved settings stay; a new password signs out only the other devices; a failed save is reported', async ({
  page,
  browser,
  portal,
}) => {
  const email = 'sela.password@example.com'
  await asNew(page, portal, email)
  const context = await browser.newContext({ baseURL: portal.url })
  const phone = await context.newPage()
  await signIn(phone, { email, password })

  await page.goto('/client/settings')
  await section(page, 'profile').getByLabel('Phone').fill('+44 20 7946 0958')
  await section(page, 'profile').getByRole('button', { name: 'Save Changes' }).click()
  await toast(page, 'Profile Updated')
  await page.getByLabel(/^Report notifications/).click()
  await page.getByRole('button', { name: 'Save Preferences' }).dblclick()
  await toast(page, 'Preferences Updated')
  await page.getByLabel(/^Data sharing for research/).click()
  await page.getByRole('button', { name: 'Save Privacy Settings' }).click()
  await toast(page, 'Privacy Settings Updated')

  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('+44 20 7946 0958')
  await expect(page.getByLabel(/^Report notifications/)).not.toBeChecked()
  await expect(page.getByLabel(/^Data sharing for research/)).toBeChecked()
  await expect(page.getByLabel(/^Email notifications/)).toBeChecked()

  await page.goto('/client/settings#security')
  const security = section(page, 'security')
  await expect(security.getByRole('listitem')).toHaveCount(2)
  await expect(security.getByRole('listitem').first()).toContainText('This device')
  const change = async (current: string, chosen: string, confirmed: string) => {
    await security.getByLabel('Current password', { exact: true }).fill(current)
    await security.getByLabel('New password', { exact: true }).fill(chosen)
    await security.getByLabel('Confirm new password', { exact: true }).fill(confirmed)
    await security.getByRole('button', { name: 'Change Password' }).click()
  }
  await change(password, 'a second password', 'a third password')
  await expect(page.getByText('Password Mismatch')).toBeVisible()
  await expect(security.getByText('New password and confirmation password do not match.')).toBeVisible()
  await expect(security.getByLabel('Confirm new password', { exact: true })).toBeFocused()
  await change('not the one', 'a second password', 'a second password')
  await expect(page.getByText('Password not changed')).toBeVisible()
  await expect(security.getByLabel('Current password', { exact: true })).toBeFocused()
  await change(password, 'a second password', 'a second password')
  await toast(page, 'Password Changed')
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await expect(security.getByLabel(label, { exact: true })).toHaveValue('')
  await expect(security.getByRole('listitem')).toHaveCount(1)

  await phone.goto('/client/settings')
  await expect(phone).toHaveURL(/\/auth/)
  await openHome(phone, { email, password: 'a second password' })
  await page.reload()
  await security.getByRole('button', { name: /^Sign out .+ last used/ }).click()
  await toast(page, 'Signed out')
  await expect(security.getByRole('heading', { name: 'Your sessions' })).toBeFocused()
  await phone.reload()
  await expect(phone).toHaveURL(/\/auth/)
  await context.close()

  await page.context().setOffline(true)
  await page.getByLabel('First name').fill('Nobody')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Profile not saved' })).toBeVisible()
  await page.context().setOffline(false)
})

test('a client downloads their data and asks for deletion, which an admin carries out completely', async ({
  page,
  browser,
  portal,
}) => {
  await signIn(page, portal.admin)
  const [htmlFile, pdfFile, csvFile] = tripletFiles('DEL-1', 'Sela Leaving', 'sela.leaving@example.com')
  const upload = await page.request.post('/api/reports/multi-file', {
    multipart: {
      sampleId: 'DEL-1',
      clientName: 'Sela Leaving',
      htmlFile: htmlFile ?? '',
      pdfFile: pdfFile ?? '',
      csvFile: csvFile ?? '',
    },
  })
  const report = (await upload.json()) as { id: number; clientUserId: number }
  const credential = await page.request.post(`/api/users/${report.clientUserId}/credential`)
  const issued = (await credential.json()) as { password: string }

  const context = await browser.newContext({ baseURL: portal.url })
  const client = await context.newPage()
  await signIn(client, { email: 'sela.leaving@example.com', password: issued.password })
  await client.goto('/client/settings')
  await client.getByRole('button', { name: 'Export Data' }).dblclick()
  await toast(client, 'Data Export')
  await expect(client.getByRole('link', { name: 'Download my data' })).toBeVisible({ timeout: 90_000 })
  await visit(client, '/client/notifications')
  await client.getByRole('link', { name: 'Your data is ready' }).first().click()
  await expect(client).toHaveURL(/\/client\/settings#data$/)
  const data = section(client, 'data')
  await expect(data.getByRole('heading', { name: 'Data Management' })).toBeFocused()
  await expect(data.getByRole('button', { name: 'Delete Account' })).toBeInViewport()
  await expect(client.getByRole('link', { name: 'Data Management' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  const coming = client.waitForEvent('download')
  await data.getByRole('link', { name: 'Download my data' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/)
  const zip = await JSZip.loadAsync(await readFile(await file.path()))
  const names = Object.keys(zip.files)
  expect(names).toEqual(expect.arrayContaining(['account.json', 'client.json', 'reports.json']))
  expect(names.filter((name) => name.endsWith('/report.pdf')).length).toBeGreaterThan(0)
  expect(await zip.file('account.json')?.async('string')).toContain('sela.leaving@example.com')

  await client.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = client.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(client.getByRole('button', { name: 'Delete Account' })).toBeFocused()
  await client.getByRole('button', { name: 'Delete Account' }).click()
  await dialog.getByRole('button', { name: 'Delete Account' }).dblclick()
  await toast(client, 'Account Deletion')
  await expect(client.getByRole('heading', { name: 'Delete account' })).toBeFocused()
  await client.reload()
  await expect(client.getByText('Your request has been submitted', { exact: true })).toBeVisible()

  await page.goto('/admin/notifications')
  await page
    .getByRole('link', { name: /Account deletion requested|want their accounts deleted/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/settings#deletion-requests$/)
  const requests = section(page, 'deletion-requests')
  await expect(requests.getByRole('heading', { name: 'Deletion Requests' })).toBeFocused()
  const row = requests.getByRole('listitem').filter({ hasText: 'sela.leaving@example.com' })
  await expect(row).toBeInViewport()
  await expect(row).toContainText('client, 1 report')
  await row.getByRole('button', { name: /^Carry out/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).dblclick()
  await toast(page, 'Account deleted')
  await expect(row).toHaveCount(0)
  expect((await page.request.get(`/api/reports/${report.id}`)).status()).toBe(404)
  await client.reload()
  await expect(client).toHaveURL(/\/auth/)
  await context.close()
})

test(
  'the list of sections follows the scrolling, and leads to each section',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    await page.goto('/admin/settings')
    const list = page.getByRole('navigation', { name: 'Settings' })
    const current = list.locator('[aria-current=location]')
    await expect(current).toHaveText('Profile Information')
    for (const name of ['Privacy Settings', 'System Settings', 'Deletion Requests', 'Security Settings']) {
      await list.getByRole('link', { name }).click()
      await expect(current).toHaveText(name)
      await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
    }
    await page.mouse.move(800, 500)
    await page.mouse.wheel(0, -5000)
    await expect(current).toHaveText('Profile Information')
  },
)

test(
  'the terms are public, in an area of 600 px that the keyboard scrolls',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByText('Last updated: June 1, 2025')).toBeVisible()
    const area = page.getByRole('region', { name: 'Terms and Conditions' })
    expect((await area.boundingBox())?.height).toBe(600)
    await expect(area.getByRole('heading', { level: 2 })).toHaveCount(9)
    await area.focus()
    await page.keyboard.press('End')
    await expect(area.getByRole('heading', { name: '9. Contact' })).toBeInViewport()
  },
)
