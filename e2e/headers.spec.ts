import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { observe, type Scan } from './observatory'
import { expect, freePort, startCopy, test, type DemoPortal, typeSignIn } from './portal'

/** Opens the portal by a link on another site, such as a mail program in the browser. */
async function followLink(page: Page, address: string, site: '127.0.0.1' | 'localhost'): Promise<void> {
  const elsewhere = createServer((_req, res) => {
    res.setHeader('Content-Type', 'text/html')
    res.end(`<a href="${address}">Your report is ready</a>`)
  }).listen(0, site)
  await new Promise((resolve) => elsewhere.once('listening', resolve))
  await page.goto(`http://${site}:${(elsewhere.address() as AddressInfo).port}`)
  await page.getByRole('link').click()
  await expect(page).toHaveURL(address)
  elsewhere.close()
}

// 127.0.0.1 and localhost are different sites.
test('a link on another site opens the portal signed in', async ({ asClient: page, portal }) => {
  await followLink(page, `${portal.url}/client/my-reports`, '127.0.0.1')
  await expect(page.getByRole('heading', { level: 1, name: 'My Report Summary' })).toBeVisible()
})

test.describe('behind a proxy that terminates TLS', { tag: '@full' }, () => {
  let portal: DemoPortal
  let stop: () => Promise<void>
  test.beforeAll(async () => {
    const PUBLIC_URL = 'https://portal.example.com'
    const PORT = String(await freePort())
    ;({ portal, stop } = await startCopy({ PORT, PUBLIC_URL, TRUST_PROXY: 'loopback' }))
  })
  test.afterAll(() => stop())

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(portal.url + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'X-Forwarded-Proto': 'https' },
    })

  test("the HTTP Observatory finds no penalties and gives every bonus within the portal's reach", async () => {
    const page = await ask('/')
    const robots = await ask('/robots.txt')
    expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/\n/)
    const stranger: Scan = {
      page,
      html: await page.text(),
      cookies: [page, robots].flatMap(({ headers }) => headers.getSetCookie()),
      cors: await ask('/', { method: 'OPTIONS', headers: { Origin: 'https://observatory.example' } }),
      isRedirected: true,
      isPreloaded: false,
    }
    // Without cookies a bonus of 5 is missing, and preloading the domain, another 5, is up to its
    // owner.
    expect(stranger.cookies).toEqual([])
    expect(observe(stranger)).toMatchObject({ score: 135, penalties: 0 })
    const signIn = await ask('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(portal.client),
    })
    const cookies = signIn.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    expect(observe({ ...stranger, cookies, isPreloaded: true })).toEqual({
      score: 145,
      penalties: 0,
      modifiers: {
        'content-security-policy': 10,
        cookies: 5,
        'cross-origin-resource-sharing': 0,
        redirection: 0,
        'referrer-policy': 5,
        'strict-transport-security': 5,
        'subresource-integrity': 5,
        'x-content-type-options': 0,
        'x-frame-options': 5,
        'cross-origin-resource-policy': 10,
      },
    })
  })

  // Browsers accept Secure cookies from both.
  test('with the Secure cookie a link on another site opens the portal signed in, until Sign Out', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: portal.url })
    const page = await context.newPage()
    await page.goto('/auth')
    await typeSignIn(page, portal.client)
    await expect(page).toHaveURL(/\/client$/)
    const cookie = { secure: true, httpOnly: true, sameSite: 'Strict', path: '/' }
    const device = { name: '__Host-pearwell.device', ...cookie }
    const named = async () => (await context.cookies()).sort((a, b) => a.name.localeCompare(b.name))
    expect(await named()).toMatchObject([device, { name: '__Host-pearwell.sid', ...cookie }])
    await followLink(page, `${portal.url}/client/my-reports`, 'localhost')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(async () => (await fetch('/api/logout', { method: 'POST' })).ok)).toBe(true)
    expect(await named()).toMatchObject([device])
    await context.close()
  })
})
