import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { auditEvents } from '../audit/audit.tables'
import { settings } from './portal.tables'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
beforeEach(() => portal.deps.db.delete(settings).then())
afterAll(() => portal.close())

type Settings = { logoHash: string | null; version: number; accent: string; postalAddress: string }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
const put = (bytes: Uint8Array, headers: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('logo', new Blob([new Uint8Array(bytes)]), 'logo')
  return admin.visit.send('PUT', '/api/settings/logo', { form, headers })
}
const saved = async (bytes: Uint8Array) => {
  const answer = await put(bytes)
  expect(answer.status).toBe(200)
  return answer.body as Settings
}
const logoOf = async (hash: string | null) => fetch(`${portal.url}/api/logo/${hash}`)

describe('the logo', () => {
  it('is served to everybody as a PNG of at most 512 px without metadata, and cached for ever', async () => {
    const big = plain(1200, 300).withExif({ IFD0: { Artist: 'Nora Whitfield' } })
    const { logoHash } = await saved(await big.png().toBuffer())
    expect((await portal.stranger().get('/api/config')).body).toMatchObject({ logoHash })
    const answer = await logoOf(logoHash)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 512, height: 128 })
    expect(bytes.includes('Nora')).toBe(false)
  })

  it.each([
    [
      'JPEG that lies on its side',
      () => plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      20,
    ],
    ['WebP', () => plain(40, 20).webp().toBuffer(), 40],
  ])('may be a %s', async (_, made, width) => {
    const { logoHash } = await saved(await made())
    const bytes = Buffer.from(await (await logoOf(logoHash)).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width })
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const frames = async () => {
    const strip = await sharp({ create: { width: 8, height: 16, channels: 3, background: '#f00' } })
      .composite([{ input: await plain(8, 8).png().toBuffer(), top: 8, left: 0 }])
      .raw()
      .toBuffer()
    return sharp(strip, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .webp({ delay: [100, 100], loop: 0 })
      .toBuffer()
  }
  /** A PNG whose header claims a huge number of pixels. */
  const bomb = async () => {
    const png = await plain(2, 2).png().toBuffer()
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    return png
  }
  const animatedPng = async () => {
    const png = await plain(4, 4).png().toBuffer()
    const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex')
    return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
  }
  it.each([
    ['an SVG', () => svg, /must be a PNG, JPEG or WebP/],
    ['a GIF', () => plain(2, 2).gif().toBuffer(), /must be a PNG, JPEG or WebP/],
    ['nothing', () => Buffer.alloc(0), /must be a PNG, JPEG or WebP/],
    ['half a picture', async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400), /damaged/],
    ['a picture of too many pixels', bomb, /damaged|too large/],
    ['a moving WebP', frames, /animated/],
    ['a moving PNG', animatedPng, /animated/],
    ['more than 2 MB', () => Buffer.alloc(2 * 1024 * 1024 + 1), /at most 2 MB/],
  ])('is never %s', async (_, made, sentence) => {
    const answer = await put(await made())
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ fields: { logo: expect.stringMatching(sentence) as string } })
    expect((await admin.visit.get('/api/settings')).body).toMatchObject({ logoHash: null })
  })

  it('is no longer served once replaced or removed, and changes are audited', async () => {
    const first = await saved(await plain(20, 20).png().toBuffer())
    const second = await saved(await plain(30, 30).png().toBuffer())
    expect((await logoOf(first.logoHash)).status).toBe(404)
    expect((await logoOf(second.logoHash)).status).toBe(200)
    const gone = await admin.visit.send('DELETE', '/api/settings/logo')
    expect(gone).toMatchObject({ status: 200, body: { logoHash: null } })
    expect((await logoOf(second.logoHash)).status).toBe(404)
    const events = await portal.deps.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'settings.update'))
    expect(events.slice(-3).map(({ fields }) => fields)).toEqual([['logoHash'], ['logoHash'], ['logoHash']])
  })

  it('is not changed by somebody who saw other settings', async () => {
    const { version } = await saved(await plain(20, 20).png().toBuffer())
    await admin.visit.patch('/api/settings', { postalAddress: '1 Lab Road' })
    const stale = { 'If-Match': `"${version}"` }
    expect((await put(await plain(9, 9).png().toBuffer(), stale)).status).toBe(412)
    const answer = await admin.visit.send('DELETE', '/api/settings/logo', { headers: stale })
    expect(answer).toMatchObject({ status: 412, body: { current: { postalAddress: '1 Lab Road' } } })
  })
})

describe('the other settings', () => {
  const patch = (body: object, version?: number) =>
    admin.visit.send('PATCH', '/api/settings', {
      body,
      headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
    })

  it('store the way of inviting, the colour and the lines of the address', async () => {
    const given = {
      inviteMode: 'email-or-sms',
      accent: ' #D6E08A ',
      postalAddress: 'Northlab\n1 Lab Road\nYork',
    }
    const answer = await patch(given)
    expect(answer.body).toMatchObject({ ...given, accent: '#d6e08a' })
    expect((await portal.stranger().get('/api/config')).body).toMatchObject({ accent: '#d6e08a' })
    expect((await patch({ accent: '' })).body).toMatchObject({ accent: '', inviteMode: 'email-or-sms' })
  })

  it.each([
    [{ accent: '#858585' }, /Text is hard to read/],
    [{ accent: 'red' }, /a colour such as/],
    [{ accent: '#fff' }, /a colour such as/],
    [{ inviteMode: 'sms' }, /must be one of off, email, email-or-sms/],
    [{ postalAddress: 'x'.repeat(501) }, /at most 500/],
    [{ logoHash: 'ab'.repeat(32), accent: 'x' }, /a colour such as/],
  ])('refuse %o', async (body, sentence) => {
    const answer = await patch(body)
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(sentence) as string } })
  })

  it('are not changed by somebody who saw others, and take no logo hash', async () => {
    const { version } = (await patch({ postalAddress: 'A' })).body as Settings
    expect((await patch({ accent: '#115468' }, version)).status).toBe(200)
    expect((await patch({ postalAddress: 'B' }, version)).status).toBe(412)
    expect((await patch({ logoHash: 'ab'.repeat(32) })).body).toMatchObject({
      logoHash: null,
      postalAddress: 'A',
    })
  })
})
