import type { BrowserContext, Page } from '@playwright/test'
import { expect, signIn, signInAsNew, test, type DemoPortal, typeSignIn } from './portal'

test.use({ serviceWorkers: 'allow' })

const person = {
  email: 'leaver@example.com',
  password: 'a first password',
  firstName: 'Lea',
  lastName: 'Leaver',
}

/** Opens the scanner with the list stored for offline checks. */
async function openWithList(page: Page, portal: DemoPortal): Promise<void> {
  await signIn(page, portal.client)
  await page.goto('/client/scanner')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByLabel('Check text without a connection').check()
  await expect(page.getByText('Kept on this device')).toBeVisible()
}

/** The names of what a browser stores: storage items and the service worker's caches. */
const storedNames = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    checks: (await caches.keys()).filter((name) => name.includes('check')),
  }))
const nothing = { local: [], session: [], checks: [] }

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).click()
const isOut = async (page: Page) => {
  await expect(page.getByRole('button', { name: /^Account menu/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Label Scanner' })).toHaveCount(0)
}

/** Whether the server has ended a session, whatever cookies the browser has. */
const isOver = async ({ url }: DemoPortal, cookie: string) =>
  (await fetch(`${url}/api/user`, { headers: { Cookie: cookie } })).status === 401
const sessionOf = async (context: BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'pearwell.sid')
  return `${cookie?.name}=${cookie?.value}`
}

test('offline Sign Out hides and clears everything in every tab, and is sent once there is a network', async ({
  page,
  portal,
  context,
}) => {
  await openWithList(page, portal)
  const other = await context.newPage()
  await other.goto('/client/my-reports')
  await expect(other.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  const cookie = await sessionOf(context)
  await context.setOffline(true)
  await signOut(page)
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  for (const tab of [page, other]) await isOut(tab)
  await expect.poll(() => storedNames(page)).toEqual(nothing)

  // Neither a reload nor a new tab shows anything of the session.
  await page.reload()
  const third = await context.newPage()
  await third.goto('/client/my-reports')
  for (const tab of [page, other, third]) {
    await isOut(tab)
    await expect(tab.getByText(/Nora|Celery/)).toHaveCount(0)
  }

  await context.setOffline(false)
  for (const tab of [page, third]) await expect(tab).toHaveURL(/\/auth/)
  expect(await isOver(portal, cookie)).toBe(true)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('pearwell.left')
})

test(
  'a network that returns before the sign-out was sent opens nothing, not even a file by its address',
  { tag: '@full' },
  async ({ page, portal, context }) => {
    await signIn(page, portal.client)
    const [report] = (await (await page.request.get('/api/reports')).json()) as { id: number }[]
    await page.goto('/client/my-reports')
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
    const cookie = await sessionOf(context)
    await context.setOffline(true)
    await signOut(page)
    await isOut(page)
    // No page is left to send it.
    const file = await context.newPage()
    await page.close()
    await context.setOffline(false)
    const answer = await file.goto(`/api/reports/${report?.id}/view`)
    expect(answer?.status()).toBe(401)
    await file.goto('/client/my-reports')
    await expect(file).toHaveURL(/\/auth/)
    expect(await isOver(portal, cookie)).toBe(true)
  },
)

test('a network without answers counts as none', { tag: '@full' }, async ({ page, portal }) => {
  await openWithList(page, portal)
  await page.route('**/api/logout', () => undefined)
  await signOut(page)
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  await isOut(page)
  await expect.poll(() => storedNames(page)).toEqual(nothing)
})

test(
  'a user who signs in again after an unsent sign-out stays signed in',
  { tag: '@full' },
  async ({ page, portal, context }) => {
    await signInAsNew(page, portal, person)
    await page.goto('/client')
    const cookie = await sessionOf(context)
    await page.route('**/api/logout', (route) => route.abort())
    await signOut(page)
    await typeSignIn(page, person)
    await expect(page.getByRole('button', { name: 'Account menu, Lea Leaver' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Account menu, Lea Leaver' })).toBeVisible()
    expect(await isOver(portal, cookie)).toBe(true)
  },
)

test(
  'an expired session clears what is stored, at the next request and at the next visit',
  { tag: '@full' },
  async ({ page, portal, context }) => {
    await openWithList(page, portal)
    // The session ends on the server only; the browser has not signed out.
    const cookie = await sessionOf(context)
    await context.request.post('/api/logout')
    await context.addCookies([{ name: 'pearwell.sid', value: cookie.split('=')[1] ?? '', url: portal.url }])
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expect.poll(() => storedNames(page)).toEqual(nothing)

    await openWithList(page, portal)
    await context.request.post('/api/logout')
    await page.goto('/client/scanner')
    await expect(page).toHaveURL(/\/auth/)
    await expect.poll(() => storedNames(page)).toEqual(nothing)
  },
)
