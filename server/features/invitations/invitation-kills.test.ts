import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../database/connect'
import { freshDatabase } from '../../testing/database'
import { listenOnLoopback } from '../../testing/loopback'
import { bundleServer, startServer, stopServer } from '../../testing/server-process'
import { tripletForm } from '../../testing/triplets'
import { visitor } from '../../testing/visitor'
import { sesSays, startWireStandIn, type WireStandIn } from '../../testing/wire-stand-in'
import { signInLinks } from '../accounts/accounts.tables'
import { outbox } from '../messaging/messaging.tables'

const admin = { email: 'kills@example.com', password: 'only for the kills' }
const people = ['ada@example.com', 'ben@example.com', 'cem@example.com']

const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-invitation-kills-'))
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: ReturnType<typeof openDatabase>
let ses: WireStandIn
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  await bundleServer()
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, log: () => undefined })
  ses = await startWireStandIn(() => sesSays.sent('m'))
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await database.close()
  await fresh.drop()
  await ses.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** An address on this machine where nobody listens. */
async function nobody(): Promise<string> {
  const { url, close } = await listenOnLoopback(createServer())
  await close()
  return url
}

/** A server process that sends its email by way of `service`, with its admin signed in. */
async function start(service: string) {
  const url = await nobody()
  const server = await startServer({
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DATA_DIR: dataDir,
    DATABASE_URL: fresh.url,
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: service,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
  })
  stops.push(() => stopServer(server.child, 'SIGTERM'))
  const visit = visitor(url)
  const { status, text } = await visit.post('/api/login', admin)
  if (status !== 200) throw new Error(`${server.output} ${text}`)
  return { visit, kill: () => stopServer(server.child, 'SIGKILL') }
}

const owed = () => database.db.select().from(outbox).where(eq(outbox.kind, 'invitation'))

it(
  'a server that is killed between the links and their emails sends exactly one to each once it is back',
  { timeout: 400_000 },
  async () => {
    // The service is away at first, so that nothing goes out however late the kill comes.
    const first = await start(await nobody())
    const userIds: number[] = []
    for (const [index, email] of people.entries()) {
      const form = tripletForm({ sampleId: `K${index}`, clientName: 'Kim Killed', email })
      const { body } = await first.visit.upload('/api/reports/multi-file', form)
      userIds.push((body as { clientUserId: number }).clientUserId)
    }
    const press = { userIds, channel: 'email', sendKey: 'press' }
    await database.db.delete(outbox)
    const lost = first.visit.post('/api/invitations', press).catch(() => undefined)
    await expect.poll(async () => (await owed()).length, { timeout: 180_000 }).toBe(people.length)
    await first.kill()
    await lost
    expect(ses.requests).toEqual([])

    // What the first server tried is due again after some minutes; while nobody runs that could take it up.
    await database.db.update(outbox).set({ nextAttemptAt: sql`now()` })
    const second = await start(ses.url)
    // The answer was lost: the browser presses again.
    expect((await second.visit.post('/api/invitations', press)).body).toEqual({ sent: 3, skipped: [] })
    const states = async () => (await owed()).map(({ state }) => state)
    await expect.poll(states, { timeout: 180_000 }).toEqual(people.map(() => 'sent'))
    await second.visit.post('/api/invitations', press)
    const sentTo = ses.requests.map(({ form }) => form.get('Destination.ToAddresses.member.1'))
    expect(sentTo.filter((to) => people.includes(to ?? '')).sort()).toEqual(people)
    expect(await database.db.select().from(signInLinks)).toHaveLength(people.length)
  },
)
