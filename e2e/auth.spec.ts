import { createHash } from 'node:crypto'
import { isSolved, type Work } from '@shared/domain/proof-of-work'
import { expect, signIn, test } from './portal'

test('a wrong password says so, keeps what was typed, and the right one leads to the recipe that the link names', async ({
  page,
  portal,
  request,
}) => {
  await request.post('/api/login', { data: portal.client })
  const [recipe] = (await (await request.get('/api/recipes')).json()) as { id: number; title: string }[]
  if (!recipe) throw new Error('The demonstration has recipes.')
  await page.goto(`/client/recipes?recipe=${recipe.id}`)
  await expect(page).toHaveURL(/\/auth\?next=/)
  await page.getByLabel('Email').fill(portal.client.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed')).toBeVisible()
  await expect(page.getByText('The email or the password is not right.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(portal.client.email)
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  // It goes by itself, on a slow machine before the recipe is there.
  const welcome = expect(page.getByText('Welcome back!')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await welcome
  await expect(page.getByRole('dialog', { name: recipe.title })).toBeVisible()
  await expect(page).toHaveURL(/\/client\/recipes$/)
})

test('the form says at each field what is wrong before it sends anything', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/auth')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  expect(sent).toEqual([])
})

test('a double click signs in once', async ({ page, portal }) => {
  const logins: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) logins.push(request.url())
  })
  await page.goto('/auth')
  await page.getByLabel('Email').fill(portal.client.email)
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  await page.getByRole('button', { name: 'Sign In' }).dblclick()
  await expect(page).toHaveURL(/\/client$/)
  expect(logins).toHaveLength(1)
})

test('the browser does the work that is asked for, and the sign-in goes on', async ({ page, portal }) => {
  const challenge = { token: 'of a portal where many guess', bits: 16 }
  const proofs: Work[] = []
  await page.route('**/api/login', async (route) => {
    const { proof } = route.request().postDataJSON() as { proof?: Work }
    if (!proof)
      return route.fulfill({
        status: 429,
        json: { error: 'Too many attempts.', code: 'too-many', challenge, requestId: '' },
      })
    proofs.push(proof)
    await route.continue()
  })
  await page.goto('/auth')
  await page.getByLabel('Email').fill(portal.client.email)
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/client$/)
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
  expect(proofs.map(({ nonces }) => isSolved(sha256, challenge, nonces))).toEqual([true])
})

test('only paths of our own are followed after sign-in', async ({ page, portal }) => {
  for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies()
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await page.getByLabel('Email').fill(portal.client.email)
    await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${portal.url}/client`)
  }
})

test('who registers waits until an admin lets them in, and has no report', async ({ page, portal }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: /create (an )?account/i }).click()
  await page.getByLabel('First name').fill('Regina')
  await page.getByLabel('Last name').fill('Register')
  await page.getByLabel('Email').fill('regina@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Create Account' }).last().click()
  await expect(page.getByText('Account created!')).toBeVisible()
  await expect(page.getByText('The laboratory lets you in shortly.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)

  await signIn(page, portal.admin)
  await page.goto('/admin/users')
  const waiting = page.getByRole('region', { name: 'Waiting to be let in' })
  await waiting.getByRole('button', { name: 'Let in Regina Register' }).click()
  await expect(waiting.getByText('regina@example.com')).toHaveCount(0)
  await page.context().clearCookies()

  await page.goto('/auth')
  await page.getByLabel('Email').fill('regina@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/client$/)
  await page.goto('/client/my-reports')
  await expect(page.getByText('No report yet')).toBeVisible()
})

test('signing out ends it: the back button shows nothing of the person', async ({ asClient }) => {
  await asClient.goto('/client')
  await asClient.goto('/client/my-reports')
  await expect(asClient.getByRole('heading', { name: 'My Report Summary' })).toBeVisible()
  await asClient.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(asClient.getByText('Logged out')).toBeVisible()
  await expect(asClient).toHaveURL(/\/auth/)
  await asClient.goBack()
  await expect(asClient).toHaveURL(/\/auth/)
  await expect(asClient.getByText('My Report Summary')).toHaveCount(0)
})

test('a session that ended elsewhere leads to sign-in and back', async ({ asAdmin, portal }) => {
  await asAdmin.goto('/admin/reports')
  await expect(asAdmin.getByText(/^Showing/)).toBeVisible()
  // A read that is still under way would be the one that is refused.
  await asAdmin.waitForLoadState('networkidle')
  await asAdmin.context().clearCookies()
  await asAdmin.getByRole('searchbox').fill('anything')
  await expect(asAdmin.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await asAdmin.getByLabel('Email').fill(portal.admin.email)
  await asAdmin.getByLabel('Password', { exact: true }).fill(portal.admin.password)
  await asAdmin.getByRole('button', { name: 'Sign In' }).click()
  await expect(asAdmin).toHaveURL(/\/admin\/reports/)
})

test('without a network the screen says so and works again afterwards', async ({ asAdmin }) => {
  await asAdmin.goto('/admin/reports')
  await expect(asAdmin.getByText(/^Showing/)).toBeVisible()
  await asAdmin.context().setOffline(true)
  await asAdmin.getByRole('searchbox').fill('EF2043')
  await expect(asAdmin.getByText('Failed to fetch reports')).toBeVisible()
  await expect(asAdmin.getByRole('button', { name: 'Try again' })).toBeVisible()
  // What failed for want of a network is asked again by itself.
  await asAdmin.context().setOffline(false)
  await expect(asAdmin.getByText(/^Showing 10 of \d+ reports$/)).toBeVisible()
})

const guards: [role: 'admin' | 'practitioner' | 'client', path: string, to: string][] = [
  ['client', '/', '/client'],
  ['client', '/admin/reports', '/client'],
  ['client', '/practitioner/clients', '/client'],
  ['client', '/admin/recipe-generator', '/client'],
  ['practitioner', '/', '/practitioner'],
  ['practitioner', '/admin', '/practitioner'],
  ['practitioner', '/client/my-reports', '/practitioner'],
  ['admin', '/client', '/admin'],
  ['admin', '/practitioner/reports', '/admin'],
  ['admin', '/admin/ai-food-data', '/admin/food-descriptions'],
]
test('each area keeps the other roles out', async ({ page, portal }) => {
  let signedIn = ''
  for (const [role, path, to] of guards) {
    if (signedIn !== role) {
      await page.context().clearCookies()
      await signIn(page, portal[role])
      signedIn = role
    }
    await page.goto(path)
    await expect(page, `${role} at ${path}`).toHaveURL(`${portal.url}${to}`)
  }
})

test('the drawer closes by Esc, by the overlay, by scrolling and by going somewhere', async ({
  asClient,
}) => {
  await asClient.setViewportSize({ width: 390, height: 844 })
  await asClient.goto('/client/my-reports')
  await expect(asClient.getByRole('heading', { name: 'My Report Summary' })).toBeVisible()
  const drawer = asClient.getByRole('dialog', { name: 'Menu' })
  const open = async () => {
    await asClient.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())?.width).toBeCloseTo(256, 2)
  }
  await open()
  await asClient.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await open()
  await asClient.mouse.click(370, 500)
  await expect(drawer).toBeHidden()
  await open()
  await asClient.mouse.move(350, 500)
  await asClient.mouse.wheel(0, 300)
  await expect(drawer).toBeHidden()
  await open()
  await drawer.getByRole('link', { name: 'Recipes' }).click()
  await expect(drawer).toBeHidden()
  await expect(asClient).toHaveURL(/\/client\/recipes$/)
})
