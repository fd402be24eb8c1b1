import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import type { ErrorBody } from '@shared/core/errors'
import { freshDatabase } from '../testing/database'
import { authenticator } from '../testing/authenticator'
import { startFakeOpenAi, type FakeOpenAi } from '../testing/fake-openai'
import { bundleServer, caller, startServer, stopServer, type ServerProcess } from '../testing/server-process'
import { tripletForm } from '../testing/triplets'
import type { Visitor } from '../testing/visitor'

type Food = Reply<'GET /api/allergens'>[number]

/** The first administrator, as printed by the server that created it. */
const account = { email: '', password: '' }

let fakeOpenAi: FakeOpenAi
let database: Awaited<ReturnType<typeof freshDatabase>>
let dataDir: string
let servers: ServerProcess[]
/** The same browser session at each of the two servers. */
let here: Visitor
let there: Visitor
beforeAll(async () => {
  await bundleServer()
  fakeOpenAi = await startFakeOpenAi()
  database = await freshDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-two-'))
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: fakeOpenAi.url,
  }
  // Both start at once, so both try to migrate, seed and create the first admin.
  servers = await Promise.all([startServer(env), startServer(env)])
  const failed = servers.filter(({ code }) => code !== null).map(({ output }) => output)
  expect(failed).toEqual([])
  const [one, two] = servers.map(({ url }) => caller(url)) as [Visitor, Visitor]
  here = one
  there = two
})
afterAll(async () => {
  for (const { child } of servers) await stopServer(child, 'SIGTERM')
  await fakeOpenAi.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('two servers that start at once create one administrator and print one password', async () => {
  const shown = servers.flatMap(({ output }) => {
    const [, email, password] = /administrator: (\S+) +password: (\S+)/.exec(output) ?? []
    return email && password ? [{ email, password }] : []
  })
  expect(shown).toHaveLength(1)
  Object.assign(account, shown[0])
  expect((await here.post('/api/login', account)).status).toBe(200)
})

it('signing in or out at one server applies to both', async () => {
  expect((await here.post('/api/login', account)).status).toBe(200)
  there.setCookie(here.cookie())
  expect((await there.get('/api/user')).body).toMatchObject({ email: account.email })
  expect((await there.post('/api/logout')).status).toBe(200)
  expect((await here.get('/api/user')).status).toBe(401)
  await here.post('/api/login', account)
  there.setCookie(here.cookie())
})

it('failed sign-ins at both servers are counted together', async () => {
  const guesser = servers.map(({ url }) => caller(url))
  const answers: number[] = []
  for (let guess = 0; guess < 8; guess++)
    answers.push(
      (await guesser[guess % 2]?.post('/api/login', { email: 'nobody@example.com', password: `no ${guess}` }))
        ?.status ?? 0,
    )
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
  expect(answers.slice(-2)).toEqual([429, 429])
})

it('a passkey requested at one server can be created and used at the other', async () => {
  // Both are configured with port 0, so they share this origin.
  const key = authenticator('http://localhost:0')
  const attested = await here.post('/api/user/passkeys/options')
  const attestation = key.make(attested.body as Reply<'POST /api/user/passkeys/options'>)
  const made = await there.post('/api/user/passkeys', { attestation })
  expect(made.status).toBe(201)
  const asked = await here.post('/api/passkeys/sign-in/options')
  const assertion = key.sign(asked.body as Reply<'POST /api/passkeys/sign-in/options'>)
  const browser = servers.map(({ url }) => caller(url)) as [Visitor, Visitor]
  const answers = await Promise.all(
    browser.map((visit) => visit.post('/api/passkeys/sign-in', { assertion })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const { methods } = (await browser[0].post('/api/login', account)).body as ErrorBody
  browser[1].setSecond(browser[0].second())
  const second = { assertion: methods?.passkey && key.sign(methods.passkey) }
  expect((await browser[1].post('/api/login/second', second)).status).toBe(200)
  const { id } = made.body as { id: number }
  expect((await here.send('DELETE', `/api/user/passkeys/${id}`)).status).toBe(204)
})

it('one triplet sent to both servers at once is one report, and files imported by one are read at the other', async () => {
  const answers = await Promise.all(
    [here, there].map((visit) => visit.upload('/api/reports/multi-file', tripletForm({ sampleId: 'TWO-1' }))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  const ids = answers.map(({ body }) => (body as { id: number }).id)
  expect(ids[0]).toBe(ids[1])
  const uploads = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? here : there).upload(
        '/api/reports/multi-file',
        tripletForm({ sampleId: `MANY-${index}` }),
      ),
    ),
  )
  expect(uploads.every(({ status }) => status === 201)).toBe(true)
  for (const [index, { body }] of uploads.entries()) {
    const { id } = body as { id: number }
    const { status, text } = await (index % 2 ? there : here).get(`/api/reports/${id}/csv-data`)
    expect([status, text.includes('Egg white')]).toEqual([200, true])
  }
})

it('a job that both servers could take runs once', async () => {
  const described = new Map<string, number>()
  fakeOpenAi.answerWith(({ raw }) => {
    const name = /Together \d+/.exec(raw)?.[0] ?? ''
    described.set(name, (described.get(name) ?? 0) + 1)
    const description = `${name} is a food that two servers could have described, and one of them did.`
    return { kind: 'slow', ms: 30, then: { kind: 'text', text: JSON.stringify({ description }) } }
  })
  const foodIds: number[] = []
  for (let number = 0; number < 10; number++) {
    const { body } = await here.post('/api/allergens', { name: `Together ${number}`, category: 'Test' })
    foodIds.push((body as Food).id)
  }
  const orders = await Promise.all(
    [here, there].map((visit) => visit.post('/api/allergens/generate-selected', { foodIds })),
  )
  expect(orders.map(({ status }) => status).sort()).toEqual([200, 409])
  const progress = async () =>
    (await there.get('/api/allergens/generation')).body as Reply<'GET /api/allergens/generation'>
  await expect.poll(async () => (await progress()).state, { timeout: 180_000 }).toBe('finished')
  expect(await progress()).toMatchObject({ total: 10, done: 10, failed: [] })
  expect([...described.values()]).toEqual(Array.from({ length: 10 }, () => 1))

  const ordered = await Promise.all([here, there].map((visit) => visit.post('/api/user/export', {})))
  const [first, second] = ordered.map(({ body }) => (body as { id: number }).id)
  expect(first).toBe(second)
  const newest = async () => (await there.get('/api/user/export')).body as Reply<'GET /api/user/export'>
  await expect.poll(async () => (await newest())?.state, { timeout: 180_000 }).toBe('ready')
  const zip = await Promise.all(
    [here, there].map(async (visit) => visit.get(`/api/user/export/${(await newest())?.id}`)),
  )
  expect(zip.map(({ status }) => status)).toEqual([200, 200])
})

it('a server that stops under load finishes its requests, and the other goes on', async () => {
  const [first] = servers as [ServerProcess]
  const samples = Array.from({ length: 10 }, (_, index) => `LOAD-${index}`)
  const uploads = samples.map((sampleId) => here.upload('/api/reports/multi-file', tripletForm({ sampleId })))
  const reads = Array.from({ length: 30 }, () => here.get('/api/reports'))
  const calls = [...uploads, ...reads]
  // Waits until some requests are answered while others are still in progress.
  await Promise.race(calls)
  expect(await stopServer(first.child, 'SIGTERM')).toBe(0)
  const answers = await Promise.allSettled(calls)
  const statuses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.status : []))
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
  const { body } = await there.get('/api/reports?q=LOAD-&pageSize=50')
  const kept = (body as Reply<'GET /api/reports'>)
    .map(({ sampleId }) => sampleId)
    .filter((id) => id.startsWith('LOAD-'))
  const answered = samples.filter((_, place) => answers[place]?.status === 'fulfilled')
  expect(kept).toEqual(expect.arrayContaining(answered))
  expect((await there.get('/api/reports')).status).toBe(200)
  expect((await there.upload('/api/reports/multi-file', tripletForm({ sampleId: 'AFTER-1' }))).status).toBe(
    201,
  )
})
