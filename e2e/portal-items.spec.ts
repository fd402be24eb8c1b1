import { expect, test } from './portal'

test(
  'open items other than reports are resolved at To do, and the menu counts them',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    await page.goto('/admin')
    const list = page.getByRole('region', { name: 'What waits' })
    const chosen = page.getByRole('region', { name: 'What is chosen' })
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Overview/ })
    const count = async () => Number(/(\d+) waiting/.exec(await entry.innerText())?.[1])
    await expect(entry).toHaveAccessibleName(/^Overview ?, \d+ waiting/)
    const before = await count()

    await page.getByRole('button', { name: /^Registrations 1/ }).click()
    await list.getByRole('button', { name: /Registered with/ }).click()
    await chosen.getByRole('button', { name: 'Let in' }).click()
    await expect(page.getByText(/can sign in now/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'None of this kind' })).toBeVisible()
    await expect.poll(count).toBe(before - 1)

    await page.getByRole('button', { name: /^Failed exports 1/ }).click()
    await list.getByRole('button', { name: /Asked for their data/ }).click()
    await expect(
      chosen.getByText(/Asked for their data: preparing it failed 2 days ago/).first(),
    ).toBeVisible()
    await chosen.getByRole('button', { name: 'Prepare again' }).click()
    await expect.poll(count).toBe(before - 2)

    await page.getByRole('button', { name: /^Wished emails 1/ }).click()
    await list.getByRole('button', { name: /Asked .* for idris@okafor/ }).click()
    await chosen.getByRole('button', { name: 'Refuse' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click()
    await expect.poll(count).toBe(before - 3)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click()
    await expect(page.getByText('Waiting for another email')).toHaveCount(0)
    await expect.poll(count).toBe(before - 3)
  },
)
