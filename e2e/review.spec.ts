import { named } from '../shared/testing/people'
import { expect, openHome, signIn, test, visit } from './portal'
import { tripletFiles } from './triplets'

test('held reports are released after review, the client is notified, and the audit lists each step', async ({
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
  const held = async (sampleId: string, clientName: string, email: string) => {
    const [html, pdf, csv] = tripletFiles(sampleId, clientName, email)
    const upload = await page.request.post('/api/reports/multi-file', {
      multipart: {
        ...{ sampleId, clientName, practitionerId: String(practitioners[0]?.id), hold: 'true' },
        ...{ htmlFile: html ?? '', pdfFile: pdf ?? '', csvFile: csv ?? '' },
      },
    })
    const report = (await upload.json()) as { id: number; status: string; clientUserId: number }
    expect(report.status).toBe('pending')
    return report
  }
  const report = await held('RV1', 'Cara Reviewed', 'cara@example.com')
  const second = await held('RV2', 'Dora Reviewed', 'dora@example.com')
  await held('RV3', 'Ella Unread', 'ella@example.com')
  const credential = await page.request.post(`/api/users/${report.clientUserId}/credential`)
  const { password } = (await credential.json()) as { password: string }

  await page.context().clearCookies()
  await signIn(page, { email: 'rhea.viewer@example.com', password: 'reads reports 1' })
  await page.goto('/practitioner')
  for (const { id } of [report, second]) {
    const opened = page.waitForResponse(/\/api\/reports\/opened$/)
    await visit(page, `/practitioner/reports/${id}`)
    await opened
  }
  await visit(page, '/practitioner')
  await expect(page.getByText('3 of your 3 clients need you.')).toBeVisible()
  await page.getByRole('button', { name: 'To release 3' }).click()
  await expect(page.getByRole('link', { name: 'Review (Cara Reviewed, Report to release)' })).toBeVisible()
  for (const sample of ['RV1', 'RV2', 'RV3'])
    await page.getByRole('checkbox', { name: `Choose ${sample},` }).check()
  await page.getByRole('button', { name: 'Release 3', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release 3 reports' }).click()
  await expect(page.getByText('1 report was not released')).toBeVisible()
  await expect(page.getByRole('button', { name: 'To release 1' })).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: 'Review of RV3, Ella Unread' }).click()
  const end = page.getByRole('region', { name: 'End of the review' })
  await expect(end).toContainText('You have read RV3 of Ella Unread')
  await end.getByRole('button', { name: 'Release to client' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Release/ })
    .click()
  await expect(page.getByText('Ella Unread can see it now.')).toBeVisible()
  await expect(page.getByText('No more reports to review.').first()).toBeVisible()

  await page.context().clearCookies()
  await openHome(page, { email: 'cara@example.com', password })
  await expect(page.getByRole('button', { name: '1 unread notification' })).toBeVisible()
  await page.getByRole('button', { name: '1 unread notification' }).click()
  await page.getByText('Your report is ready').click()
  await expect(page).toHaveURL(new RegExp(`/client/my-reports/${report.id}$`))
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^A value is a clue/ })).toBeFocused()
  await page.reload()
  await expect(page.getByText('2 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { name: 'My Report Summary' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/client/my-reports/${report.id}$`))
  await page.goto(`/client/my-reports/${report.id}`)
  await expect(page.getByRole('heading', { name: 'My Report Summary' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible()
  await visit(page, '/client/settings#privacy')
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
      .filter({ hasText: `${did} report RV1` })
    await expect(row.first()).toBeVisible()
  }
})
