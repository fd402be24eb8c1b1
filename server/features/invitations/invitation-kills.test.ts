import { createServer } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listenOnLoopback } from '../../testing/loopback'
import { type Person, type Portal, startPortal, testKeys } from '../../testing/portal'
import { bundleServer, startServer, stopServer } from '../../testing/server-process'
import { tripletForm } from '../../testing/triplets'
import { visitor } from '../../testing/visitor'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { signInLinks } from '../accounts/accounts.tables'
import { outbox } from '../messaging/messaging.tables'

const people = ['ada@example.com', 'ben@example.com', 'cem@example.com']

const mailBy = (service: string) => ({
  PUBLIC_URL: 'http://portal.example.com',
  AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_REGION: 'eu-west-1',
  AWS_ENDPOINT_URL_SES: service,
  SES_FROM_ADDRESS: 'noreply@portal.example.com',
})

let ses: FakeServer
/** The server that runs after the other was killed. */
let portal: Portal
let admin: Person
beforeAll(async () => {
  await bundleServer()
  ses = await startFakeServer(() => sesSays.sent('m'))
  portal = await startPortal(mailBy(ses.url))
  admin = await portal.person('admin')
})
afterAll(async () => {
  await portal.close()
  await ses.close()
})

/** An address on this machine where nothing listens. */
async function nobody(): Promise<string> {
  const { url, close } = await listenOnLoopback(createServer())
  await close()
  return url
}

/** Starts a server process that sends its email through `service`, and signs the admin in. */
async function start(service: string) {
  const { databaseUrl, dataDir } = portal.deps.config
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...testKeys,
    ...mailBy(service),
  })
  expect(server.code, server.output).toBe(null)
  const visit = visitor(/on this machine: (\S+)\)/.exec(server.output)?.[1] ?? '')
  visit.setCookie(admin.visit.cookie())
  return { visit, kill: () => stopServer(server.child, 'SIGKILL') }
}

const outboxRows = () => portal.deps.db.select().from(outbox).where(eq(outbox.kind, 'invitation'))

it('a server killed between making links and emails leaves exactly one email each to the next server', async () => {
  // The email service is absent at first, so that nothing is sent before the kill.
  const first = await start(await nobody())
  const userIds: number[] = []
  for (const [index, email] of people.entries()) {
    const form = tripletForm({ sampleId: `K${index}`, clientName: 'Kim Killed', email })
    const { body } = await first.visit.upload('/api/reports/multi-file', form)
    userIds.push((body as { clientUserId: number }).clientUserId)
  }
  const press = { userIds, channel: 'email', sendKey: 'press' }
  await portal.deps.db.delete(outbox)
  const lost = first.visit.post('/api/invitations', press).catch(() => undefined)
  await expect.poll(async () => (await outboxRows()).length, { timeout: 180_000 }).toBe(people.length)
  await first.kill()
  await lost
  expect(ses.requests).toEqual([])

  // Failed messages are due again after some minutes; setting the time spares the wait.
  await portal.deps.db.update(outbox).set({ nextAttemptAt: sql`now()` })
  // The answer was lost, so the browser sends the same request again.
  expect((await admin.visit.post('/api/invitations', press)).body).toEqual({ sent: 3, skipped: [] })
  const states = async () => (await outboxRows()).map(({ state }) => state)
  await expect.poll(states, { timeout: 180_000 }).toEqual(people.map(() => 'sent'))
  await admin.visit.post('/api/invitations', press)
  const sentTo = ses.requests.map(({ form }) => form.get('Destination.ToAddresses.member.1'))
  expect(sentTo.filter((to) => people.includes(to ?? '')).sort()).toEqual(people)
  expect(await portal.deps.db.select().from(signInLinks)).toHaveLength(people.length)
})
