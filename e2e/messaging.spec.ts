import type { Page } from '@playwright/test'
import { twilioSays } from '../server/testing/fake-server'
import { emailsTo, expect, signIn, test, visit, type DemoPortal } from './portal'
import { tripletFiles } from './triplets'

/** Adds a client with these notification preferences. */
async function addClient(
  page: Page,
  portal: DemoPortal,
  email: string,
  preferences: object,
): Promise<number> {
  const password = 'a-client-of-the-test'
  await signIn(page, portal.admin)
  await page.request.post('/api/admin/users', { data: { email, password, role: 'client' } })
  const found = (await (await page.request.get(`/api/clients?q=${email}`)).json()) as { id: number }[]
  await page.context().clearCookies()
  await signIn(page, { email, password })
  const saved = await page.request.patch('/api/user/preferences', { data: preferences })
  expect(saved.ok()).toBe(true)
  await page.context().clearCookies()
  return found[0]?.id ?? 0
}

test(
  'a released report sends one email without health data to a client who wants it, and none to others',
  { tag: '@full' },
  async ({ page, portal, ses }) => {
    const clients = [
      ['wants@example.com', { emailNotifications: true, reportNotifications: true }],
      ['no-email@example.com', { emailNotifications: false, reportNotifications: true }],
      ['no-reports@example.com', { emailNotifications: true, reportNotifications: false }],
    ] as const
    const ids: number[] = []
    for (const [email, preferences] of clients) ids.push(await addClient(page, portal, email, preferences))
    await signIn(page, portal.admin)
    for (const [place, clientId] of ids.entries()) {
      const [html, pdf, csv] = tripletFiles(`MS${place}`, 'Wanda Wants')
      const upload = await page.request.post('/api/reports/multi-file', {
        multipart: {
          sampleId: `MS${place}`,
          clientName: 'Wanda Wants',
          clientId: String(clientId),
          htmlFile: html ?? '',
          pdfFile: pdf ?? '',
          csvFile: csv ?? '',
        },
      })
      expect(await upload.json()).toMatchObject({ status: 'completed', clientId })
    }
    await expect.poll(() => emailsTo(ses, 'wants@example.com')).toHaveLength(1)
    const [email] = await emailsTo(ses, 'wants@example.com')
    expect(email?.subject).toBe('A report is ready for you')
    expect(JSON.stringify(email)).not.toMatch(/MS0|Wanda|egg|milk|wheat|µg|intoleran|IgG/i)
    // Long enough for the messages of later releases to have been sent.
    await page.waitForTimeout(1_500)
    for (const [address] of clients.slice(1)) expect(await emailsTo(ses, address)).toEqual([])
    expect(await emailsTo(ses, 'wants@example.com')).toHaveLength(1)
  },
)

test('an email to two people is sent as two and appears in the history, as does a test SMS that is refused', async ({
  asAdmin: page,
  portal,
  ses,
  twilio,
}) => {
  await page.goto('/admin/practitioners')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Send Email' }).click()
  await expect(page).toHaveURL(/\/admin\/messaging\?to=/)
  const chips = page.getByRole('list', { name: 'Recipients' }).getByRole('listitem')
  await expect(chips).toHaveCount(1)
  await chips.getByRole('button').click()

  const entry = page.getByRole('textbox', { name: 'Recipients' })
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByText('Please add at least one recipient')).toBeVisible()
  await expect(entry).toBeFocused()
  await entry.fill('one@example.com')
  await entry.press('Enter')
  await entry.fill('ONE@example.com')
  await entry.press('Enter')
  await expect(chips).toHaveCount(1)
  await page.getByRole('button', { name: 'Choose people in the portal' }).click()
  const people = page.getByRole('dialog')
  await people.getByRole('searchbox').fill(portal.client.email)
  await expect(people.getByRole('checkbox')).toHaveCount(1)
  await people.getByRole('checkbox').check()
  await people.getByRole('button', { name: 'Done' }).click()
  await expect(chips).toHaveCount(2)

  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByText('Subject and message are required').first()).toBeVisible()
  await page.getByLabel('Subject').fill('Opening hours')
  const text = `We are closed on Friday. ${'Please call us before you come. '.repeat(8)}`
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text)
  await page.getByText('Add an HTML message').click()
  await page
    .getByRole('textbox', { name: /HTML message/ })
    .fill('<h2>Closed on Friday</h2><script>top.document.title = "broken out"</script>')
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Closed on Friday')
  await expect(page).not.toHaveTitle(/broken out/)
  await page.getByRole('button', { name: 'Send Email' }).dblclick()
  await expect(page.getByText('Sent to 2 recipients.')).toBeVisible()
  await expect(chips).toHaveCount(0)

  for (const address of ['one@example.com', portal.client.email]) {
    const sent = (await emailsTo(ses, address)).filter(({ subject }) => subject === 'Opening hours')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.destination).toEqual({ to: [address], cc: [], bcc: [] })
    expect(sent[0]?.body.html).toContain('Closed on Friday')
  }

  await page.getByRole('tab', { name: 'Message History' }).click()
  const row = page.getByRole('row', { name: /one@example\.com and 1 more/ })
  await expect(row).toContainText('Opening hours')
  await expect(row).toContainText(`${text.slice(0, 100)}...`)
  await expect(row).toContainText('Sent')
  await row.getByRole('button', { name: /^Open/ }).click()
  await expect(page.getByRole('dialog')).toContainText(text.trim())
  await expect(page.getByRole('dialog')).toContainText(portal.client.email)

  await visit(page, '/admin/messaging-settings')
  await expect(page.getByText('AWS Access Key ID')).toBeVisible()
  await expect(page.getByText('The sender address may not be verified')).toBeVisible()
  await page.getByRole('tab', { name: 'Test Messages' }).click()
  await page.getByRole('button', { name: 'Send Test SMS' }).click()
  await expect(page.getByText('Please enter a test phone number')).toBeVisible()
  twilio.answerWith(() => twilioSays.error(400, 21608, 'The number is unverified.'))
  await page.getByLabel('Phone number').fill('+44 7700 900123')
  await page.getByRole('button', { name: 'Send Test SMS' }).click()
  await expect(page.getByText('Failed to send test SMS')).toBeVisible()
  await expect(page.getByText(/The SMS service rejected this phone number/)).toBeVisible()
  twilio.answerWith(() => twilioSays.queued('SM1'))
  await visit(page, '/admin/messaging?tab=history&type=sms')
  await expect(page.getByRole('row', { name: /\+447700900123/ })).toContainText('Failed')
})
