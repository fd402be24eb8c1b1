import { named } from '../shared/testing/people'
import { expect, openHome, signIn, test } from './portal'
import { tripletFiles } from './triplets'

test('a report held for review is released by its practitioner, the client is told, and the audit shows each step', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.admin)
  await page.goto('/admin/practitioners')
  await page
    .getByRole('button', { name: /Add (New )?Practitioner/ })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel('First name').fill('Rhea')
  await form.getByLabel('Last name').fill('Viewer')
  await form.getByLabel('Email').fill('rhea.viewer@example.com')
  await form.getByLabel('Password', { exact: true }).fill('reads reports 1')
  await form
    .getByRole('button', { name: /Add|Create|Save/ })
    .last()
    .click()
  await expect(page.getByText('Practitioner created successfully')).toBeVisible()

  const practitioners = (await (await page.request.get('/api/practitioners?q=rhea')).json()) as {
    id: number
  }[]
  const [html, pdf, csv] = tripletFiles('RV1', 'Cara Reviewed', 'cara@example.com')
  const upload = await page.request.post('/api/reports/multi-file', {
    multipart: {
      sampleId: 'RV1',
      clientName: 'Cara Reviewed',
      practitionerId: String(practitioners[0]?.id),
      hold: 'true',
      htmlFile: html ?? '',
      pdfFile: pdf ?? '',
      csvFile: csv ?? '',
    },
  })
  const report = (await upload.json()) as { id: number; status: string; clientUserId: number }
  expect(report.status).toBe('pending')
  const credential = await page.request.post(`/api/users/${report.clientUserId}/credential`)
  const { password } = (await credential.json()) as { password: string }

  await page.context().clearCookies()
  await signIn(page, { email: 'rhea.viewer@example.com', password: 'reads reports 1' })
  await page.goto(`/practitioner/reports/${report.id}`)
  await page.getByRole('button', { name: 'Release to client' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Release/ })
    .click()
  await expect(page.getByText('The report has been successfully updated.')).toBeVisible()

  await page.context().clearCookies()
  await openHome(page, { email: 'cara@example.com', password })
  await expect(page.getByRole('button', { name: '1 unread notification' })).toBeVisible()
  await page.getByRole('button', { name: '1 unread notification' }).click()
  await page.getByText('Your report is ready').click()
  await expect(page).toHaveURL(new RegExp(`/client/my-reports/${report.id}$`))
  await expect(page.getByRole('heading', { name: 'My Report Summary' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible()
  await page.goto('/client/settings#privacy')
  const looked = page.getByRole('region', { name: 'Who has read my data' }).getByRole('listitem')
  await expect(
    looked.filter({ hasText: 'Rhea Viewer, your practitioner, opened your report RV1' }),
  ).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, portal.admin)
  const events = (await (await page.request.get(`/api/audit?subject=${report.id}`)).json()) as {
    action: string
  }[]
  const actions = events.map(({ action }) => action)
  for (const action of ['report.upload', 'report.read', 'report.release']) expect(actions).toContain(action)
  await page.goto(`/admin/audit?subject=${report.id}`)
  for (const [who, did] of [
    [named.admin.name, 'uploaded'],
    ['Rhea Viewer', 'opened'],
    ['Rhea Viewer', 'approved'],
  ] as const) {
    const row = page
      .getByRole('row')
      .filter({ hasText: who })
      .filter({ hasText: `${did} report ${report.id}` })
    await expect(row.first()).toBeVisible()
  }
})
