import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, testPassword, type Portal } from '../testing/portal'

let plain: Portal
let secure: Portal
beforeAll(async () => {
  plain = await startPortal()
  secure = await startPortal({ PUBLIC_URL: 'https://portal.example.com/' })
})
afterAll(async () => {
  await plain.close()
  await secure.close()
})

const headersOf = async (portal: Portal, path = '/api/health') =>
  Object.fromEntries((await portal.stranger().get(path)).headers)

describe('every answer', () => {
  it("restricts pages to the portal's own resources and forbids inline code", async () => {
    for (const path of ['/api/health', '/api/nothing', '/nothing.js']) {
      const headers = await headersOf(plain, path)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/)
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      expect(headers['permissions-policy']).toMatch(/camera=\(self\).*geolocation=\(\).*microphone=\(\)/)
    }
  })

  it('has HSTS when the address is https, and includes subdomains only when configured', async () => {
    const hsts = 'strict-transport-security'
    expect((await headersOf(plain))[hsts]).toBeUndefined()
    expect((await headersOf(secure))[hsts]).toBe('max-age=31536000')
    const preload = await startPortal({ PUBLIC_URL: 'https://example.app', HSTS_PRELOAD: 'true' })
    expect((await headersOf(preload))[hsts]).toBe('max-age=31536000; includeSubDomains; preload')
    await preload.close()
  })
})

describe('the session cookie', () => {
  const signIn = async (portal: Portal) => {
    const { email } = await portal.person('client')
    const visit = portal.stranger()
    const { headers } = await visit.post('/api/login', { email, password: testPassword })
    return { visit, cookie: headers.getSetCookie() }
  }

  it('is host-only and Secure when the address is https, without a header from the proxy', async () => {
    const { visit, cookie } = await signIn(secure)
    const strict = (name: string) =>
      expect.stringMatching(
        new RegExp(`^__Host-pearwell\\.${name}=\\S+; (?!.*Domain).*Path=/; .*Secure; SameSite=Strict$`),
      ) as string
    expect(cookie.sort()).toEqual([strict('device'), strict('sid')])
    const out = await visit.post('/api/logout')
    expect(out.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-pearwell\.sid=; Path=\/; Expires=Thu, 01 Jan 1970.*HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
    expect(out.headers.get('clear-site-data')).toBe('"cache"')
    expect((await visit.get('/api/user')).status).toBe(401)
  })

  it('works without TLS under its plain name', async () => {
    const { visit, cookie } = await signIn(plain)
    const bare = (name: string) =>
      expect.stringMatching(
        new RegExp(`^pearwell\\.${name}=\\S+; .*Path=/; .*HttpOnly; SameSite=Strict$`),
      ) as string
    expect(cookie.sort()).toEqual([bare('device'), bare('sid')])
    expect((await visit.get('/api/user')).status).toBe(200)
  })
})

describe('security.txt', () => {
  const place = '/.well-known/security.txt'

  it('names the contact for vulnerability reports and expires within a year', async () => {
    const { status, headers, text } = await secure.stranger().get(place)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toMatch(/^Contact: https:\/\/portal\.example\.com\n/)
    expect(text).toMatch(/\nCanonical: https:\/\/portal\.example\.com\/\.well-known\/security\.txt\n$/)
    const expires = Date.parse(/\nExpires: (\S+)\n/.exec(text)?.[1] ?? '') - Date.now()
    expect(expires).toBeGreaterThan(0)
    expect(expires).toBeLessThan(365 * 86_400_000)
  })

  it('names the support address once there is one, and is absent without any address', async () => {
    expect((await plain.stranger().get(place)).status).toBe(404)
    const admin = await plain.person('admin')
    await admin.visit.patch('/api/settings', { supportAddress: 'help@lab.example' })
    expect((await plain.stranger().get(place)).text).toMatch(/^Contact: mailto:help@lab\.example\n/)
  })
})
