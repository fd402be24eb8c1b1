import { expect, test } from './portal'

test(
  'open items other than reports are resolved at To do, and the menu counts them',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    await page.goto('/admin')
    const list = page.getByRole('region', { name: 'Open items' })
    const chosen = page.getByRole('region', { name: 'Chosen item' })
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Overview/ })
    const count = async () => Number(/(\d+) waiting/.exec(await entry.innerText())?.[1])
    await expect(entry).toHaveAccessibleName(/^Overview ?, \d+ waiting/)
    const before = await count()

    await page.getByRole('button', { name: /^Registrations 1/ }).click()
    await list.getByRole('button', { name: /Registered as a client/ }).click()
    await chosen.getByRole('button', { name: 'Let in' }).click()
    await expect(page.getByText(/can sign in now/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'None of this kind' })).toBeVisible()
    await expect.poll(count).toBe(before - 1)

    await page.getByRole('button', { name: /^Failed exports 1/ }).click()
    await list.getByRole('button', { name: /copy of their data/ }).click()
    await expect(chosen.getByText(/Preparing a copy of their data failed 2 days ago/).first()).toBeVisible()
    await chosen.getByRole('button', { name: 'Prepare again' }).click()
    await expect.poll(count).toBe(before - 2)

    await page.getByRole('button', { name: /^Email changes 1/ }).click()
    await list.getByRole('button', { name: /Wants the email address idris@okafor/ }).click()
    await chosen.getByRole('button', { name: 'Refuse' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click()
    await expect.poll(count).toBe(before - 3)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Users/ })
      .click()
    await expect(page.getByText(/email change to approve/)).toHaveCount(0)
    await expect.poll(count).toBe(before - 3)
  },
)
