import { expect, signIn, test, typeSignIn } from './portal'
import { tripletFiles } from './triplets'

/** The full run uploads thirty at once in invitations.spec.ts. */
const COUNT = 3

test('an admin drops several triplets and hands out a sign-in, and the client reads the result on a phone', async ({
  asAdmin,
  browser,
  portal,
}) => {
  const people = Array.from({ length: COUNT }, (_, n) => ({
    id: `ST${100 + n}`,
    name: `Story Person${n}`,
    email: `story${n}@example.com`,
  }))
  await asAdmin.clock.install()
  await asAdmin.goto('/admin/reports')
  await asAdmin.getByRole('button', { name: 'Upload Report' }).click()
  const dialog = asAdmin.getByRole('dialog', { name: 'Upload Report' })
  const files = people.flatMap(({ id, name, email }) => tripletFiles(id, name, email))
  // A real drop: the files arrive as a DataTransfer, not through the chooser.
  const data = await asAdmin.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer()
      for (const { name, type, text } of given)
        transfer.items.add(new File([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], name, { type }))
      return transfer
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, text: buffer.toString('base64') })),
  )
  for (const event of ['dragenter', 'dragover', 'drop'])
    await dialog.dispatchEvent(event, { dataTransfer: data })
  await expect(dialog.getByText('All required files selected')).toHaveCount(COUNT)
  await dialog.getByRole('button', { name: 'Upload Report' }).click()
  await expect(dialog.getByText(`${COUNT} of ${COUNT} complete samples uploaded`).first()).toBeVisible({
    timeout: 90_000,
  })
  await expect(asAdmin.getByText(`${COUNT} reports have been uploaded successfully.`)).toBeVisible()
  await expect(
    dialog.getByRole('heading', { name: `${COUNT} of ${COUNT} reports reached their client` }),
  ).toBeVisible()
  await asAdmin.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const chosen = people[1]
  await asAdmin.getByRole('searchbox').fill('ST101')
  await expect(asAdmin.getByText(/^Showing 1 of \d+ reports$/)).toBeVisible()
  await asAdmin
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click()
  await asAdmin.getByRole('menuitem', { name: 'Client sign-in' }).click()
  const signInDialog = asAdmin.getByRole('dialog', { name: /sign-in/i })
  await signInDialog.getByRole('button', { name: /^Show/ }).click()
  const password = (await signInDialog.getByText(/^[\w-]{19}$/).textContent()) ?? ''
  expect(password).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
  // The credentials are shown for ten seconds.
  await asAdmin.clock.fastForward(10_000)
  await expect(signInDialog.getByText(password)).toBeHidden()

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: portal.url,
  })
  const page = await phone.newPage()
  await page.goto('/client/my-reports')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await typeSignIn(page, { email: chosen?.email ?? '', password })
  await expect(page).toHaveURL(/\/client\/my-reports$/)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { name: 'My Report Summary' })).toBeVisible()
  // The printed version, which is hidden on screen, contains both too.
  await expect(page.getByText('ST101').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('14 November 2026').filter({ visible: true }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /Egg white/ })
    .first()
    .click()
  const food = page.getByRole('dialog', { name: 'May I eat ...? Egg white' })
  await food.locator('summary', { hasText: 'About egg white' }).click()
  await expect(food.getByText('Gallus', { exact: false })).toBeVisible()
  await expect(food.getByText('54.7', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  const link = page.getByRole('link', { name: 'View My Full Report' })
  const href = (await link.getAttribute('href')) ?? ''
  const pdf = await page.request.get(href)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download My Full Report' }).click()
  expect((await download).suggestedFilename()).toBe('Food_Intolerance_Report_ST101.pdf')
  await phone.close()
})

test('the template downloads as a zip whose files upload cleanly', { tag: '@full' }, async ({ asAdmin }) => {
  await asAdmin.goto('/admin/reports')
  const waiting = asAdmin.waitForEvent('download')
  await asAdmin.getByRole('button', { name: 'Download Template' }).click()
  const path = await (await waiting).path()
  await expect(asAdmin.getByText('Template Downloaded')).toBeVisible()
  const { default: JSZip } = await import('jszip')
  const { readFile } = await import('node:fs/promises')
  const zip = await JSZip.loadAsync(await readFile(path))
  const files = await Promise.all(
    Object.values(zip.files).map(async (file) => ({
      name: file.name,
      mimeType: '',
      buffer: await file.async('nodebuffer'),
    })),
  )
  expect(files.map(({ name }) => name.split('.').pop()).sort()).toEqual(['csv', 'html', 'pdf'])
  await asAdmin.getByRole('button', { name: 'Upload Report' }).click()
  const dialog = asAdmin.getByRole('dialog', { name: 'Upload Report' })
  await dialog.locator('input[type=file][multiple]').setInputFiles(files)
  await dialog.getByRole('button', { name: 'Upload Report' }).click()
  // The report has no client, and the heading says so.
  await expect(dialog.getByRole('heading', { name: '0 of 1 report reached their client' })).toBeVisible()
  await expect(dialog.getByText('No suggestion')).toBeVisible()
})

test(
  'unmatched files are named, and a sample without its CSV waits',
  { tag: '@full' },
  async ({ asAdmin }) => {
    await asAdmin.goto('/admin/reports')
    await asAdmin.getByRole('button', { name: 'Upload Report' }).click()
    const dialog = asAdmin.getByRole('dialog', { name: 'Upload Report' })
    const [html, pdf] = tripletFiles('WAIT1', 'Waits Here')
    const big = {
      name: 'BIG1_Too_Big.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(11 * 1024 * 1024),
    }
    const unnamed = {
      name: 'whitfield-final.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    }
    await dialog
      .locator('input[type=file][multiple]')
      .setInputFiles([html, pdf, big, unnamed].filter((file) => file !== undefined))
    await expect(
      dialog.getByText('Could not extract sample ID and client name from filename.', { exact: false }),
    ).toBeVisible()
    await expect(dialog.getByText('whitfield-final.pdf')).toBeVisible()
    await expect(dialog.getByText('BIG1_Too_Big.pdf')).toBeVisible()
    await expect(dialog.getByText('Missing files: CSV')).toBeVisible()
  },
)

test(
  'a report uploaded for one client never shows to another',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal.client)
    for (const path of ['/api/reports/2', '/api/reports/2/view', '/api/reports/2/pdf', '/api/reports/99999'])
      expect((await page.request.get(path)).status()).toBe(404)
    await page.goto('/client/my-reports/2')
    await expect(page.getByText('Failed to fetch report')).toBeVisible()
  },
)
