import type { Page, Route } from '@playwright/test'
import type { Role } from '../shared/core/roles'
import { expect, test, typeSignIn } from './portal'
import { screensOf } from './role-screens'

const PAGE = '<!doctype html><title>Guest network</title><h1>Welcome to the guest network</h1>'

/** Answers that a proxy may give in place of the portal. */
const foreign: Record<string, Parameters<Route['fulfill']>[0]> = {
  'a page of a guest network': { contentType: 'text/html', body: PAGE },
  'another object': { json: { ok: true } },
  'a list of something else': { json: [{ ok: true }] },
  null: { json: null },
  'a page that says 502': { status: 502, contentType: 'text/html', body: PAGE },
  'an error that is an object': {
    status: 500,
    json: { error: { code: 7, message: 'Welcome to the guest network' } },
  },
}

const unreachable = (page: Page) => page.getByText('The portal cannot be reached right now').first()
/** Texts that a screen must not show: signs of a crash, or of the foreign answer. */
const crashed = (page: Page) => page.getByText(/could not be shown|guest network|\[object|undefined|NaN/)

/**
 * All screens send requests the same way, so the first few cases suffice; the sign-in gets all of
 * them.
 */
const kindsFor = (role: Role) => Object.entries(foreign).slice(0, role === 'client' ? 4 : 2)

for (const role of ['client', 'practitioner', 'admin'] as const)
  for (const [name, answer] of kindsFor(role))
    test(
      `no screen of ${role} crashes when every answer is ${name}`,
      { tag: '@full' },
      async ({ page, contextOf, portal }) => {
        const own = await contextOf(role)
        await page.context().addCookies(await own.cookies())
        const problems: string[] = []
        page.on('pageerror', (error) => problems.push(String(error)))
        // The session is read; the requests after it fail.
        await page.route(`${portal.url}/api/**`, (route) =>
          route.request().url().endsWith('/api/user') ? route.continue() : route.fulfill(answer),
        )
        let said = 0
        for (const path of screensOf(role)) {
          await page.goto(path.replace(/:\w+/g, '1'))
          await page.waitForLoadState('networkidle')
          await expect(page.getByRole('main')).not.toBeEmpty()
          await expect(crashed(page), path).toHaveCount(0)
          if (await unreachable(page).isVisible()) said += 1
        }
        expect(problems).toEqual([])
        // Some screens read nothing at first, and some treat null as an empty answer.
        expect(said).toBeGreaterThan(screensOf(role).length / 3)
      },
    )

test(
  'the portal opens only by its own answer, and a failed sign-in shows why',
  { tag: '@full' },
  async ({ page, portal }) => {
    for (const answer of Object.values(foreign)) {
      await page.route('**/api/user', (route) => route.fulfill(answer))
      await page.goto('/client')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(unreachable(page)).toBeVisible()
      await page.unroute('**/api/user')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page).toHaveURL(/\/auth/)

      await page.route('**/api/login', (route) => route.fulfill(answer))
      await typeSignIn(page, portal.client)
      await expect(unreachable(page)).toBeVisible()
      await expect(crashed(page)).toHaveCount(0)
      await page.unroute('**/api/login')
    }
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  },
)

test('a failed read and a failed write can be tried again', async ({ asClient: page }) => {
  const answer = foreign['a page of a guest network']
  await page.route('**/api/faqs*', (route) => route.fulfill(answer))
  await page.goto('/client/faqs')
  await expect(unreachable(page)).toBeVisible()
  await page.unroute('**/api/faqs*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(unreachable(page)).toHaveCount(0)

  await page.goto('/client/settings')
  await page.route('**/api/user', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(answer) : route.continue(),
  )
  await page.getByLabel('First name').fill('Norah')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(unreachable(page)).toBeVisible()
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated').first()).toBeVisible()
  await page.getByLabel('First name').fill('Nora')
  await page.getByRole('button', { name: 'Save Changes' }).click()
})
