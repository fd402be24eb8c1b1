import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { decryptContent, encryptContent, randomKey } from '@shared/domain/shares/content-cipher'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { auditEvents } from '../audit/audit.tables'
import { removeOldShares } from './remove-old-shares'
import { shares, shareOpens } from './shares.tables'

const content = JSON.stringify({ resourceType: 'Bundle', food: 'Kamchatka crab' })
const key = randomKey()
let jwe = ''
let portal: Portal
let client: Person
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://portal.example.com' })
  jwe = await encryptContent(content, key)
})
beforeEach(async () => {
  client = await portal.person('client')
})
afterAll(() => portal.close())

const stored = () => readdir(path.join(portal.deps.config.dataDir, 'shares')).catch(() => [])

function form(change: Record<string, string> = {}, bytes = jwe): FormData {
  const made = new FormData()
  const fields = {
    contents: 'latest-results,allergies',
    lifetime: 'day',
    label: 'Für Dr. Weber',
    passcode: '123456',
  }
  for (const [name, value] of Object.entries({ ...fields, ...change })) made.set(name, value)
  made.set('content', new Blob([bytes]), 'content.jwe')
  return made
}

async function share(change?: Record<string, string>) {
  const answer = await client.visit.upload('/api/shares', form(change))
  expect(answer.status).toBe(201)
  const made = answer.body as Reply<'POST /api/shares'>
  expect(made.url).toMatch(/^https:\/\/portal\.example\.com\/api\/shl\/[\w-]{43}$/)
  return { ...made, path: new URL(made.url).pathname }
}
const open = (place: string, body: object = {}) =>
  portal.stranger().post(place, { recipient: 'Praxis Weber', passcode: '123456', ...body })
const list = async () => ((await client.visit.get('/api/shares')).body as Reply<'GET /api/shares'>).shares
const end = (id: number) => client.visit.send('DELETE', `/api/shares/${id}`)

it('a stranger with link and passcode reads what the client encrypted, and the client sees who', async () => {
  const { path: place } = await share()
  const { status, body } = await open(place)
  expect(status).toBe(200)
  const [file] = (body as Reply<'POST /api/shl/:id'>).files
  expect(await decryptContent(file?.embedded ?? '', key)).toBe(content)
  expect(await list()).toMatchObject([
    {
      ...{ label: 'Für Dr. Weber', contents: ['latest-results', 'allergies'], hasPasscode: true },
      ...{ attemptsLeft: 10, endedAt: null, opens: [{ recipient: 'Praxis Weber' }] },
    },
  ])
  const notes = (await client.visit.get('/api/notifications')).body as { title: string; message: string }[]
  expect(notes.find(({ title }) => title === 'Your share link was opened')?.message).toContain('Praxis Weber')
})

it('a ticket gives a content that is too long for the manifest, once', async () => {
  const { path: place } = await share()
  const { files } = (await open(place, { embeddedLengthMax: 10 })).body as Reply<'POST /api/shl/:id'>
  expect(files[0]?.embedded).toBeUndefined()
  const { pathname } = new URL(files[0]?.location ?? '')
  const answer = await portal.stranger().get(pathname)
  expect([answer.headers.get('content-type'), answer.text]).toEqual(['application/jose', jwe])
  expect((await portal.stranger().get(pathname)).status).toBe(404)
})

describe('a passcode', () => {
  it('ends the link after ten wrong ones, of which the reader is told', async () => {
    const { path: place, id } = await share()
    for (let left = 9; left >= 0; left--) {
      const { status, body } = await open(place, { passcode: '000000' })
      expect([status, (body as { remainingAttempts: number }).remainingAttempts]).toEqual([401, left])
    }
    expect((await open(place)).status).toBe(404)
    const [row] = await portal.deps.db.select().from(shares).where(eq(shares.id, id))
    expect([row?.attemptsLeft, row?.file]).toEqual([0, null])
    expect((await list())[0]?.endedAt).not.toBeNull()
  })
})

describe('a link that no longer works', () => {
  it('looks the same whether it ended, expired or never was', async () => {
    const [one, two] = [await share({ passcode: '' }), await share({ passcode: '' })]
    expect((await end(one.id)).status).toBe(204)
    await portal.deps.db
      .update(shares)
      .set({ expiresAt: new Date(0) })
      .where(eq(shares.id, two.id))
    const answers = [one.path, two.path, `/api/shl/${'x'.repeat(43)}`].map(async (place) => {
      const { status, text } = await open(place)
      return [status, text.replace(/"requestId":"[^"]*"/, '')]
    })
    const [first, ...others] = await Promise.all(answers)
    expect(first?.[0]).toBe(404)
    for (const other of others) expect(other).toEqual(first)
  })

  it('leaves no ciphertext behind, at once when it was ended', async () => {
    await removeOldShares(portal.deps)
    const before = await stored()
    const [ending, expiring] = [await share(), await share()]
    expect(await stored()).toHaveLength(before.length + 2)
    await end(ending.id)
    expect(await stored()).toHaveLength(before.length + 1)
    await portal.deps.db
      .update(shares)
      .set({ expiresAt: new Date(0) })
      .where(eq(shares.id, expiring.id))
    await removeOldShares(portal.deps)
    expect((await stored()).sort()).toEqual(before.sort())
  })

  it('does not come back when it is ended twice, and nobody else can end it', async () => {
    const { id } = await share()
    const other = await portal.person('client')
    expect((await other.visit.send('DELETE', `/api/shares/${id}`)).status).toBe(404)
    await end(id)
    const [first] = await list()
    await end(id)
    expect((await list())[0]?.endedAt).toBe(first?.endedAt)
    const events = await portal.deps.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(events.filter(({ action }) => action === 'share.end')).toHaveLength(1)
  })

  it('ends with the account of the client', async () => {
    const { path: place } = await share({ passcode: '' })
    const before = (await stored()).length
    const admin = await portal.person('admin')
    expect((await admin.visit.send('DELETE', `/api/clients/${client.clientId}`)).status).toBe(204)
    expect((await open(place)).status).toBe(404)
    expect((await stored()).length).toBe(before - 1)
  })
})

it('a killed server leaves a ciphertext only until the next cleaning', async () => {
  await share()
  const stray = path.join(portal.deps.config.dataDir, 'shares', 'stray.jwe')
  const before = await stored()
  await writeFile(stray, jwe)
  await removeOldShares(portal.deps)
  expect(await stored()).toContain('stray.jwe')
  await utimes(stray, new Date(0), new Date(0))
  await removeOldShares(portal.deps)
  expect((await stored()).sort()).toEqual(before.sort())
})

it('a page of another site opens a link, but reaches nothing else', async () => {
  const { path: place } = await share()
  const foreign = { Origin: 'https://ehr.example.org', 'Sec-Fetch-Site': 'cross-site' }
  const body = { recipient: 'Another system', passcode: '123456' }
  const answer = await portal.stranger().send('POST', place, { body, headers: foreign })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
  const asked = await portal.stranger().send('OPTIONS', place, { headers: foreign })
  expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'POST'])
  const refused = await client.visit.send('POST', '/api/user/export', { body: {}, headers: foreign })
  expect([refused.status, refused.headers.has('access-control-allow-origin')]).toEqual([403, false])
})

it('a prefetched link counts as no opening', async () => {
  const { path: place } = await share()
  const { db } = portal.deps
  const before = (await db.select().from(shareOpens)).length
  expect((await portal.stranger().get(place)).status).toBe(404)
  expect((await db.select().from(shareOpens)).length).toBe(before)
})

it.each([
  ['no contents', { contents: '' }],
  ['unknown contents', { contents: 'everything' }],
  ['another lifetime', { lifetime: 'forever' }],
  ['a passcode of four digits', { passcode: '1234' }],
  ['a label over 80 characters', { label: 'x'.repeat(81) }],
])('refuses %s', async (_, change) => {
  expect((await client.visit.upload('/api/shares', form(change))).status).toBe(400)
})

it('refuses a content that is not encrypted, and keeps nothing of it', async () => {
  const before = await stored()
  expect((await client.visit.upload('/api/shares', form({}, content))).status).toBe(400)
  expect(await stored()).toEqual(before)
})

it('refuses a link beyond twenty that work', async () => {
  const first = await share()
  for (let more = 1; more < 20; more++) await share({ passcode: '' })
  const before = await stored()
  expect((await client.visit.upload('/api/shares', form())).status).toBe(409)
  expect(await stored()).toHaveLength(before.length)
  await end(first.id)
  await share()
})

// Last, because it uses up what one network may ask for in a minute.
it('a hundred parallel guesses leave no attempt', async () => {
  const { path: place, id } = await share()
  const answers = await Promise.all(Array.from({ length: 100 }, () => open(place, { passcode: '000000' })))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  expect(statuses.filter((status) => ![401, 404, 429].includes(status))).toEqual([])
  const [row] = await portal.deps.db.select().from(shares).where(eq(shares.id, id))
  expect(row?.attemptsLeft).toBe(0)
})
