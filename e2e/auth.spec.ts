import { createHash } from 'node:crypto'
import { isSolved, type ProofOfWork } from '@shared/domain/sign-in/proof-of-work'
import { emailsTo, expect, linkIn, signIn, test, typeSignIn } from './portal'

test('a wrong password is reported, the right one opens the linked page, and an ended session leads back', async ({
  page,
  portal,
  request,
}) => {
  await request.post('/api/login', { data: portal.client })
  const [recipe] = (await (await request.get('/api/recipes')).json()) as { id: number; title: string }[]
  if (!recipe) throw new Error('The demonstration has recipes.')
  await page.goto(`/client/recipes?recipe=${recipe.id}`)
  await expect(page).toHaveURL(/\/auth\?next=/)
  await typeSignIn(page, { email: portal.client.email, password: 'not the password' })
  await expect(page.getByText('Login failed')).toBeVisible()
  await expect(page.getByText('The email or password is not right.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(portal.client.email)
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  // Expected before the press, because the toast may close before the recipe is shown on a slow
  // machine.
  const welcome = expect(page.getByText('Welcome back!')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await welcome
  await expect(page.getByRole('dialog', { name: recipe.title })).toBeVisible()
  await expect(page).toHaveURL(/\/client\/recipes$/)
  await page.keyboard.press('Escape')

  // A read still under way would get the 401 instead of the one tested.
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await page.getByLabel('Email').fill(portal.client.email)
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  // A double press must sign in only once.
  await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick()
  await expect(page).toHaveURL(/\/client\/settings$/)
  await expect(page.getByLabel('First name')).not.toHaveValue('')

  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page.getByText('Logged out')).toBeVisible()
  await expect(page).toHaveURL(/\/auth/)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toHaveCount(0)
})

test(
  'the form shows at each field what is wrong before anything is sent',
  { tag: '@full' },
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login')) sent.push(request.url())
    })
    await page.goto('/auth')
    await page.getByLabel('Email').fill('nobody')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    expect(sent).toEqual([])
  },
)

test('a double click signs in once', { tag: '@full' }, async ({ page, portal }) => {
  const logins: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) logins.push(request.url())
  })
  await page.goto('/auth')
  await page.getByLabel('Email').fill(portal.client.email)
  await page.getByLabel('Password', { exact: true }).fill(portal.client.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick()
  await expect(page).toHaveURL(/\/client$/)
  expect(logins).toHaveLength(1)
})

test(
  'the browser solves a proof of work, and the sign-in succeeds',
  { tag: '@full' },
  async ({ page, portal }) => {
    const challenge = { token: 'of a portal where many guess', bits: 16 }
    const proofs: ProofOfWork[] = []
    await page.route('**/api/login', async (route) => {
      const { proof } = route.request().postDataJSON() as { proof?: ProofOfWork }
      if (!proof)
        return route.fulfill({
          status: 429,
          json: { error: 'Too many attempts.', code: 'too-many', challenge, requestId: '' },
        })
      proofs.push(proof)
      await route.continue()
    })
    await page.goto('/auth')
    await typeSignIn(page, portal.client)
    await expect(page).toHaveURL(/\/client$/)
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
    expect(proofs.map(({ nonces }) => isSolved(sha256, challenge, nonces))).toEqual([true])
  },
)

test('only paths of the portal are followed after sign-in', { tag: '@full' }, async ({ page, portal }) => {
  for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies()
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await typeSignIn(page, portal.client)
    await expect(page).toHaveURL(`${portal.url}/client`)
  }
})

test('a new account is opened by the link of an email, and has no report', async ({ page, ses }) => {
  const email = 'regina@example.com'
  const password = 'a long enough password'
  await page.goto('/auth')
  await page.getByRole('button', { name: /create (an )?account/i }).click()
  await page.getByLabel('First name').fill('Regina')
  await page.getByLabel('Last name').fill('Register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).last().click()
  await expect(page.getByText('Account created!')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(401)

  await page.goto(await linkIn(async () => (await emailsTo(ses, email)).at(-1)?.body.text ?? ''))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByText('Your account is ready')).toBeVisible()
  await signIn(page, { email, password })
  await page.goto('/client/my-reports')
  await expect(page.getByText('No report yet')).toBeVisible()
})

test(
  'the sign-in screen shows that there is no network, and works again afterwards',
  { tag: '@full' },
  async ({ asAdmin }) => {
    await asAdmin.goto('/admin/reports')
    await expect(asAdmin.getByText(/^Showing/)).toBeVisible()
    await asAdmin.context().setOffline(true)
    await asAdmin.getByRole('searchbox').fill('EF2043')
    await expect(asAdmin.getByText('Failed to fetch reports')).toBeVisible()
    await expect(asAdmin.getByRole('button', { name: 'Try again' })).toBeVisible()
    // Requests that failed offline are retried automatically.
    await asAdmin.context().setOffline(false)
    await expect(asAdmin.getByText(/^Showing 10 of \d+ reports$/)).toBeVisible()
  },
)

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
test('each area rejects the other roles', { tag: '@full' }, async ({ page, portal }) => {
  let signedIn = ''
  for (const [role, path, to] of guards) {
    if (signedIn !== role) {
      // The open page would redirect to the other person's home, over the page opened next.
      await page.goto('about:blank')
      await page.context().clearCookies()
      await signIn(page, portal[role])
      signedIn = role
    }
    await page.goto(path)
    await expect(page, `${role} at ${path}`).toHaveURL(`${portal.url}${to}`)
  }
})
