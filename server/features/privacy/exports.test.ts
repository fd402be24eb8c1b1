import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { reportFilePath } from '../../adapters/files/file-store'
import { signInLinks } from '../accounts/accounts.tables'
import { reports } from '../reports/reports.tables'
import { seedDemoPlan } from '../trial/demo-data'
import { collectOwnData } from './export-data'
import { dataExports } from './privacy.tables'
import { endedPlan } from '../../testing/ended-plan'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const kept = () => readdir(path.join(portal.deps.config.dataDir, 'exports')).catch(() => [])

/** Requests an export and waits until it has ended, successfully or not. */
async function order({ visit }: Person) {
  const ordered = (await visit.post('/api/user/export', {})).body as { id: number }
  const newest = async () => (await visit.get('/api/user/export')).body as Reply<'GET /api/user/export'>
  await expect.poll(async () => (await newest())?.state).not.toBe('preparing')
  return { id: ordered.id, state: (await newest())?.state }
}

it('replaces the person’s export before, but nobody else’s', async () => {
  const [person, other] = [await portal.person('client'), await portal.person('client')]
  const others = await order(other)
  const [first, second] = [await order(person), await order(person)]
  await expect.poll(kept).toHaveLength(2)
  expect((await other.visit.get(`/api/user/export/${others.id}`)).status).toBe(200)
  expect((await person.visit.get(`/api/user/export/${first.id}`)).status).toBe(404)
  expect((await person.visit.get(`/api/user/export/${second.id}`)).status).toBe(200)
})

it('is offered only while its file exists, which no backup contains', async () => {
  const person = await portal.person('client')
  await order(person)
  await rm(path.join(portal.deps.config.dataDir, 'exports'), { recursive: true })
  expect((await person.visit.get('/api/user/export')).body).toBe(null)
})

it("contains a client's health statements and sign-in links, without their tokens", async () => {
  const person = await portal.person('client')
  const answers = { allergies: ['Pepper, black'], none: false, ownFoods: ['kiwi'] }
  await person.visit.put('/api/user/health', answers)
  const tokenHash = 'a'.repeat(64)
  const link = { userId: person.userId, purpose: 'activate', channel: 'letter', tokenHash } as const
  await portal.deps.db.insert(signInLinks).values({ ...link, expiresAt: new Date() })
  const { id } = await order(person)
  const answer = await fetch(`${portal.url}/api/user/export/${id}`, {
    headers: { Cookie: person.visit.cookie() },
  })
  const zip = await JSZip.loadAsync(await answer.arrayBuffer())
  const read = async (name: string) => JSON.parse((await zip.file(name)?.async('text')) ?? 'null') as unknown
  expect(await read('client.json')).toMatchObject({
    ...{ allergies: '"Pepper, black"', ownFoods: 'kiwi' },
    allergiesAnsweredAt: expect.stringMatching(/^20\d\d-/) as unknown,
  })
  const links = await read('signInLinks.json')
  expect(links).toMatchObject([{ purpose: 'activate', channel: 'letter', usedAt: null }])
  expect(JSON.stringify(links)).not.toMatch(/aaaa|hash/i)
})

it('contains a client’s plans, foods, diary and outcomes, and nothing of another client', async () => {
  const [person, other] = [await portal.person('client'), await portal.person('client')]
  await portal.deps.db.transaction(async (tx) => {
    await seedDemoPlan(tx, person.clientId, endedPlan)
    await seedDemoPlan(tx, other.clientId, endedPlan)
  })
  const documents = (await collectOwnData(portal.deps.db, person.userId)).documents
  expect(documents).toMatchObject({
    plans: [
      {
        clientId: person.clientId,
        symptoms: ['bloating'],
        foods: [{ foods: ["Cow's milk", 'Casein'], challenges: [{ attempt: 1, decided: 'none' }] }],
      },
    ],
    diary: [{ day: '2026-03-02', scores: [4], factors: ['ill'], note: 'a late evening' }],
    outcomes: [{ outcome: 'tolerated', foods: ["Cow's milk", 'Casein'] }],
  })
  expect(documents).toMatchObject({ plans: { length: 1 }, diary: { length: 1 }, outcomes: { length: 1 } })
})

it('is encrypted on disk with a separate key, and an older, unencrypted one is served as it is', async () => {
  const person = await portal.person('client')
  const { id } = await order(person)
  const [row] = await portal.deps.db.select().from(dataExports).where(eq(dataExports.id, id))
  const place = path.join(portal.deps.config.dataDir, 'exports', `${row?.file}.zip`)
  const download = () =>
    fetch(`${portal.url}/api/user/export/${id}`, { headers: { Cookie: person.visit.cookie() } })
  const zip = Buffer.from(await (await download()).arrayBuffer())
  expect(Object.keys((await JSZip.loadAsync(zip)).files)).not.toEqual([])
  const sealed = readFileSync(place)
  expect(sealed.subarray(0, 8).toString()).toBe('pearwell')
  expect(sealed.includes(zip.subarray(0, 30))).toBe(false)
  const ofExport = eq(dataExports.id, id)

  sealed[100] = (sealed[100] ?? 0) ^ 1
  writeFileSync(place, sealed)
  expect((await download()).status).toBe(409)
  await portal.deps.db.update(dataExports).set({ sealed: '' }).where(ofExport)
  expect((await download()).status).toBe(409)

  writeFileSync(place, zip)
  await portal.deps.db.update(dataExports).set({ sealed: null }).where(ofExport)
  expect(Buffer.from(await (await download()).arrayBuffer()).equals(zip)).toBe(true)
})

it('leaves out a file that is damaged or missing', async () => {
  const [admin, person] = [await portal.person('admin'), await portal.person('client')]
  const csv = `Food,Value\n${'Rice,2\n'.repeat(30_000)}`
  const form = tripletForm({ sampleId: 'HOLE' }, { csv, fields: { clientId: String(person.clientId) } })
  await admin.visit.upload('/api/reports/multi-file', form)
  const [report] = await portal.deps.db
    .update(reports)
    .set({ status: 'completed' })
    .where(eq(reports.sampleId, 'HOLE'))
    .returning()
  const place = path.join(portal.deps.config.dataDir, reportFilePath(report?.folder ?? '', 'csv'))
  const bytes = readFileSync(place)
  bytes[100] = (bytes[100] ?? 0) ^ 1
  writeFileSync(place, bytes)
  const { id, state } = await order(person)
  expect(state).toBe('ready')
  const answer = await fetch(`${portal.url}/api/user/export/${id}`, {
    headers: { Cookie: person.visit.cookie() },
  })
  const zip = await JSZip.loadAsync(await answer.arrayBuffer())
  const names = Object.keys(zip.files).filter((name) => name.startsWith('reports/') && !name.endsWith('/'))
  expect(names.map((name) => path.basename(name)).sort()).toEqual(['report.html', 'report.pdf'])

  // An export is withdrawn when one of its reports gets new files, changes owner or is deleted.
  const left = async () => {
    const { body } = await person.visit.get('/api/user/export')
    return body === null ? (await kept()).length : 'offered'
  }
  const others = (await kept()).length - 1
  const other = await portal.person('client')
  const replacing = tripletForm({ sampleId: 'HOLE' })
  await admin.visit.send('PUT', `/api/reports/${report?.id}/files`, { form: replacing })
  expect(await left()).toBe(others)
  await order(person)
  await admin.visit.send('PUT', `/api/reports/${report?.id}/client`, { body: { clientId: other.clientId } })
  expect(await left()).toBe(others)
  await admin.visit.send('PUT', `/api/reports/${report?.id}/client`, { body: { clientId: person.clientId } })
  await order(person)
  await admin.visit.send('DELETE', `/api/reports/${report?.id}`)
  expect(await left()).toBe(others)
})

it('fails on an unreadable file without leaving a half zip or delaying others', async () => {
  const [admin, one, other] = [
    await portal.person('admin'),
    await portal.person('client'),
    await portal.person('client'),
  ]
  const form = tripletForm({ sampleId: 'BAD' }, { fields: { clientId: String(one.clientId) } })
  await admin.visit.upload('/api/reports/multi-file', form)
  const [report] = await portal.deps.db.select().from(reports).where(eq(reports.sampleId, 'BAD'))
  const pdf = path.join(portal.deps.config.dataDir, reportFilePath(report?.folder ?? '', 'pdf'))
  await rm(pdf)
  const socket = createServer()
  await new Promise<void>((resolve) => socket.listen(pdf, resolve))
  expect((await order(one)).state).toBe('failed')
  const notifications = (await one.visit.get('/api/notifications')).body as { title: string; link: string }[]
  expect(
    notifications.filter(({ link }) => link.startsWith('/client/settings')).map(({ title }) => title),
  ).toEqual(['Your data could not be prepared'])
  expect((await kept()).filter((name) => name.endsWith('.part'))).toEqual([])
  expect((await order(other)).state).toBe('ready')
  socket.close()
  rmSync(pdf, { force: true })
})
