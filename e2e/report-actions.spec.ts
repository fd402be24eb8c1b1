import type { Page } from '@playwright/test'
import { expect, test } from './portal'
import { tripletFiles, type Upload } from './triplets'

type Made = { id: number; status: string; notApplied: string[] }

/** Uploads a triplet through the API as the signed-in admin, without the dialog's choices. */
async function send(page: Page, sampleId: string, clientName: string, files: Upload[]): Promise<Made> {
  const [htmlFile, pdfFile, csvFile] = files
  if (!htmlFile || !pdfFile || !csvFile) throw new Error('A file is missing.')
  const response = await page.request.post('/api/reports/multi-file', {
    multipart: { sampleId, clientName, htmlFile, pdfFile, csvFile },
  })
  return (await response.json()) as Made
}

/** Takes pictures at phone and desktop width if PEARWELL_SHOTS names a folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['PEARWELL_SHOTS']
  if (!folder) return
  const before = page.viewportSize()
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${folder}/acts-${name}-${width}.png` })
  }
  if (before) await page.setViewportSize(before)
}

test(
  'the same files with other choices change nothing until these are applied, and each step names who sees what',
  { tag: '@full' },
  async ({ asAdmin: page, portal }) => {
    const files = tripletFiles('ACT-1', 'Jonas Haugen')
    const report = await send(page, 'ACT-1', 'Jonas Haugen', files)
    expect(report.status).toBe('completed')

    await page.goto(`${portal.url}/admin/reports`)
    await page.getByRole('button', { name: 'Upload Report' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Upload Report' })
    await dialog.locator('input[type=file]').first().setInputFiles(files)
    await dialog.getByRole('combobox', { name: 'Practitioner' }).selectOption({ index: 2 })
    const hold = dialog.getByRole('checkbox', { name: "Hold for the practitioner's review" })
    await hold.setChecked(true)
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('repeat of ACT-0')
    await expect(
      dialog.getByText('The practitioner sees them at once, and their clients once they are released.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Upload Report' }).click()
    await expect(dialog.getByText('1 report was already there. Nothing changed.')).toBeVisible()
    await expect(page.getByText(/success/i)).toHaveCount(0)
    await expect(dialog.getByText(/Different: .* held for review, the notes\./)).toBeVisible()
    await expect(dialog.getByText(/sees it at once and reviews it\. No client sees it/)).toBeVisible()
    await shoot(page, 'there-already')
    const now = async () =>
      (await (await page.request.get(`/api/reports/${report.id}`)).json()) as Record<string, unknown>
    expect(await now()).toMatchObject({ status: 'completed', held: false, notes: '', practitionerId: null })

    await dialog.getByRole('button', { name: 'Apply your choices to ACT-1' }).click()
    await expect(page.getByText('Your choices have been applied to 1 report.')).toBeVisible()
    expect(await now()).toMatchObject({ status: 'pending', held: true, notes: 'repeat of ACT-0' })
    await dialog.getByRole('button', { name: 'Done' }).click()

    await page.goto(`${portal.url}/admin/reports?q=ACT-1`)
    await page.getByRole('button', { name: /^More actions for ACT-1/ }).click()
    await page.getByRole('menuitem', { name: 'Change practitioner...' }).click()
    const assign = page.getByRole('dialog', { name: 'Assign to practitioner' })
    await assign.getByRole('combobox', { name: 'Practitioner' }).selectOption('none')
    await expect(
      assign.getByText("It's waiting for you again, as no one is left to review it."),
    ).toBeVisible()
    await shoot(page, 'assign')
    await assign.getByRole('button', { name: 'Cancel' }).click()

    const second = tripletFiles('ACT-2', 'Jonas Haugen')
    expect((await send(page, 'ACT-2', 'Jonas Haugen', second)).status).toBe('completed')
    await page.goto(`${portal.url}/admin/reports?q=ACT-2`)
    await page.getByRole('button', { name: /^More actions for ACT-2/ }).click()
    await page.getByRole('menuitem', { name: 'Link to client' }).click()
    const link = page.getByRole('dialog', { name: 'Link to client' })
    await link.getByRole('radio', { name: 'Create an account for this email' }).check()
    await link.getByLabel('Client’s email').fill('jonas.haugen.acts@example.com')
    await expect(
      link.getByText('jonas.haugen.acts@example.com sees it once they have signed in.'),
    ).toBeVisible()
    await shoot(page, 'link')
    await link.getByRole('button', { name: 'Link to client' }).click()
    const toaster = page.locator('[data-toaster]')
    await expect(toaster).toContainText('New account for Jonas Haugen. Jonas Haugen can see it now.')
    await expect(toaster.getByRole('button', { name: 'Invite' })).toBeVisible()
    await shoot(page, 'told')
    await toaster.getByRole('button', { name: 'Invite' }).click()
    await expect(toaster).toContainText('Invitations sent')
  },
)
