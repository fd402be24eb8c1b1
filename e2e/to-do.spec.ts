import type { Page } from '@playwright/test'
import { expect, test, type DemoPortal } from './portal'
import { tripletFiles, type Upload } from './triplets'

type Made = { id: number; status: string; clientId: number | null }

async function send(page: Page, sampleId: string, clientName: string, files: Upload[]): Promise<Made> {
  const [htmlFile, pdfFile, csvFile] = files
  if (!htmlFile || !pdfFile || !csvFile) throw new Error('A file is missing.')
  const response = await page.request.post('/api/reports/multi-file', {
    multipart: { sampleId, clientName, htmlFile, pdfFile, csvFile },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as Made
}

/** The layout shift of visible content caused by late content. */
async function shiftOf(page: Page, portal: DemoPortal, width: number, height: number): Promise<number> {
  await page.setViewportSize({ width, height })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${portal.url}/admin`)
  await expect(page.getByText(/Resolved items disappear/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

test('open items are resolved by keys on one screen, without layout shifts', async ({
  asAdmin: page,
  portal,
}) => {
  const person = { email: 'otto.lind@example.com', dateOfBirth: '02.07.1979' }
  const first = await send(page, 'TODO-1', 'Otto Lind', tripletFiles('TODO-1', 'Otto Lind', person))
  expect(first.status).toBe('completed')
  const { dateOfBirth } = person
  const second = await send(page, 'TODO-2', 'Otto Lind', tripletFiles('TODO-2', 'Otto Lind', { dateOfBirth }))
  expect(second.clientId).toBeNull()
  const [html, pdf, csv] = tripletFiles('TODO-3', 'Otto Lind', person)
  const odd = Buffer.concat([csv?.buffer ?? Buffer.of(), Buffer.from('Milk (cow);>60;;\n')])
  const third = await send(page, 'TODO-3', 'Otto Lind', [
    html,
    pdf,
    csv && { ...csv, buffer: odd },
  ] as Upload[])
  expect(third).toMatchObject({ status: 'processed', clientId: first.clientId })

  expect(await shiftOf(page, portal, 390, 844)).toBeLessThanOrEqual(0.02)
  expect(await shiftOf(page, portal, 1440, 900)).toBeLessThanOrEqual(0.02)

  const chip = (name: RegExp) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
  const row = (sampleId: string) => page.getByRole('button', { name: new RegExp(sampleId) })
  const countOf = async (name: RegExp) => Number(/\d+$/.exec((await chip(name).innerText()).trim())?.[0])

  /** Chooses a row, which other tests may have moved beyond the first page. */
  const choose = async (sampleId: string) => {
    const more = page.getByRole('button', { name: 'Show more' })
    await expect(row(sampleId).or(more).first()).toBeVisible()
    await expect(async () => {
      if ((await row(sampleId).count()) === 0) await more.click({ timeout: 2000 })
      await expect(row(sampleId)).toBeVisible({ timeout: 2000 })
    }).toPass()
    await row(sampleId).click()
  }

  await chip(/^Unlinked/).click()
  await expect(page).toHaveURL(/kind=nobody/)
  const nobodys = await countOf(/^Unlinked/)
  await choose('TODO-2')
  await expect(page.getByRole('radio', { name: /Otto Lind, born 02\.07\.1979/ })).toBeChecked()
  await page.keyboard.press('l')
  await expect(row('TODO-2')).toHaveCount(0)
  await expect.poll(() => countOf(/^Unlinked/)).toBe(nobodys - 1)

  await chip(/^To check/).click()
  const toCheck = await countOf(/^To check/)
  await choose('TODO-3')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await page.keyboard.press('c')
  const asked = page.getByRole('alertdialog', { name: '1 line was not read' })
  await asked.getByRole('button', { name: 'Confirm anyway' }).click()
  await expect(row('TODO-3')).toHaveCount(0)
  await expect.poll(() => countOf(/^To check/)).toBe(toCheck - 1)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('TODO-3')
  await expect(page.getByRole('option', { name: /TODO-3 Otto Lind/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/reports/${third.id}`)
})
