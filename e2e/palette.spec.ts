import { expect, test } from './portal'

test(
  'text typed before the search is loaded appears in its field, and further keys follow it',
  { tag: '@full' },
  async ({ asAdmin: page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/assets\/palette-(?!opener)[^/]*\.js$/, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/admin/reports')
    await expect(page.getByRole('button', { name: /Search or jump/ })).toBeVisible()
    const field = page.getByRole('combobox', { name: 'Search people, samples and screens' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('TODO')
    await expect(field).toHaveCount(0)
    arrive()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('TODO')
    await page.keyboard.type('-3')
    await expect(field).toHaveValue('TODO-3')
  },
)
