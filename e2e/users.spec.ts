import { expect, test, visit } from './portal'

test('each row of the users takes one line, and passwords are shown once or for a limited time', async ({
  asAdmin: page,
  portal,
}) => {
  const named = {
    firstName: 'Maximiliana-Alexandrina Theodora',
    lastName: 'von Hohenlohe Waldenburg-Bartenstein',
    email: 'maximiliana.alexandrina.von-hohenlohe@a-rather-long-laboratory.example',
  }
  const first = 'blue kettle on the hob'
  const made = await page.request.post('/api/admin/users', {
    data: { ...named, role: 'practitioner', password: first },
  })
  expect(made.status()).toBe(201)
  await page.goto('/admin/users')
  const rows = page.getByRole('table', { name: 'Users' }).locator('tbody tr')
  await expect(rows.filter({ hasText: named.lastName })).toBeVisible()
  for (const width of [1440, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(new Set(heights)).toEqual(new Set([44]))
    const spilt = await rows
      .locator('td')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      )
    expect(spilt).toEqual([])
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=region]')].filter(
        (place) => place.scrollWidth > place.clientWidth,
      ),
    )
    expect(wide).toEqual([])
  }
  const copied = await page
    .getByTitle(named.email)
    .last()
    .evaluate((line) => {
      getSelection()?.selectAllChildren(line)
      return getSelection()?.toString()
    })
  expect(copied).toBe(named.email)

  await page.setViewportSize({ width: 1440, height: 900 })
  // Clients of other test files may fill the first page.
  await visit(page, `/admin/users?role=client&q=${portal.client.email}`)
  const row = page.getByRole('row').filter({ hasText: portal.client.email })
  await row.getByRole('button', { name: /^Show the password/ }).click()
  await expect(row.getByText(portal.client.password)).toBeVisible()
  expect((await row.boundingBox())?.height).toBe(44)

  await visit(page, `/admin/users?role=practitioner&q=${named.email}`)
  await page
    .getByRole('row')
    .filter({ hasText: named.email })
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Issue a new password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue a new password' }).click()
  const dialog = page.getByRole('dialog', { name: 'New password' })
  const password = await dialog.locator('dd').last().innerText()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const signIn = (secret: string) =>
    page.request.post('/api/login', { data: { email: named.email, password: secret } })
  expect((await signIn(first)).status()).toBe(401)
  expect((await signIn(password)).status()).toBe(200)
})
