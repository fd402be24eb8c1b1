import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ErrorBody } from '@shared/core/errors'
import { MOST_WRONG_ANSWERS } from '@shared/domain/sign-in/sign-in-links'
import { atSize } from '@shared/testing/runs'
import { birthDay, invitee } from '../../testing/invited'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { signInLinks } from '../accounts/accounts.tables'
import { outbox } from '../messaging/messaging.tables'

const HISTORIES = atSize(10, 300)
/** Links that one requester can have sent to an address in a day. */
const LINKS_A_DAY = 10

let ses: FakeServer
let portal: Portal
let admin: Person
beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  portal = await startPortal({
    TRUST_PROXY: '1',
    PUBLIC_URL: 'http://portal.example.com',
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
  })
  admin = await portal.person('admin')
})
afterAll(async () => {
  await portal.close()
  await ses.close()
})

/**
 * `wrong`: wrong answers since a person invited them; `letter`: a valid printed code; `asked`:
 * requests for links by network.
 */
type Model = { wrong: number; letter: string | undefined; asked: Map<string, number> }
/** `tokens`: all that were ever sent or printed. */
type World = { person: Person; tokens: string[] }
type Command = fc.AsyncCommand<Model, World>

let requests = 0
const post = (path: string, body: object, from = `10.${++requests % 250}.${Math.floor(requests / 250)}.1`) =>
  portal.stranger().send('POST', path, { body, headers: { 'X-Forwarded-For': from } })

/**
 * Runs `work` and takes the messages sent by it out of the mailbox: returns their number and stores
 * their tokens.
 */
async function mailed(world: World, work: () => Promise<unknown>): Promise<number> {
  ses.requests.length = 0
  await work()
  await expect.poll(() => portal.deps.db.$count(outbox, eq(outbox.state, 'waiting'))).toBe(0)
  const texts = ses.requests
    .filter(({ form }) => form.get('Destination.ToAddresses.member.1') === world.person.email)
    .map(({ form }) => form.get('Message.Body.Text.Data') ?? '')
  world.tokens.push(...texts.flatMap((text) => /#([\w-]{43})$/m.exec(text)?.[1] ?? []))
  return texts.length
}

const command = (name: string, run: (model: Model, world: World) => Promise<unknown>): Command => ({
  check: () => true,
  async run(model, world) {
    await run(model, world)
    expect(model.wrong).toBeLessThanOrEqual(MOST_WRONG_ANSWERS)
    const code = model.letter
    if (code === undefined || model.wrong === MOST_WRONG_ANSWERS) return
    expect((await post('/api/welcome/look', { token: code })).status).toBe(200)
  },
  toString: () => name,
})

const answering = fc.nat(3).map((back) =>
  command(`answer wrongly ${back}`, async (model, { tokens }) => {
    const token = tokens.at(-1 - back)
    if (token === undefined) return
    const { status, body } = await post('/api/welcome/answer', { token, dateOfBirth: '1991-03-15' })
    if (status !== 403) return expect(status).toBe(410)
    model.wrong++
    expect((body as ErrorBody & { remaining: number }).remaining).toBe(MOST_WRONG_ANSWERS - model.wrong)
  }),
)

const rightly = fc.nat(2).map((back) =>
  command(`answer rightly ${back}`, async (model, { tokens }) => {
    const token = tokens.at(-1 - back)
    if (token === undefined) return
    const { status } = await post('/api/welcome/answer', { token, dateOfBirth: birthDay })
    expect([200, 410]).toContain(status)
    if (status === 200) expect(model.wrong).toBeLessThan(MOST_WRONG_ANSWERS)
  }),
)

const forgetting = fc.constantFrom('198.51.100.7', '203.0.113.7').map((from) =>
  command(`forgot from ${from}`, async (model, world) => {
    const { email } = world.person
    const asked = model.asked.get(from) ?? 0
    const before = world.tokens.length
    const sent = await mailed(world, () => post('/api/password-reset', { email }, from))
    expect(sent).toBe(asked < LINKS_A_DAY ? 1 : 0)
    model.asked.set(from, asked + sent)
    const isLocked = model.wrong === MOST_WRONG_ANSWERS
    expect(world.tokens.length - before).toBe(sent === 1 && !isLocked && model.letter === undefined ? 1 : 0)
  }),
)

/** Somebody at the laboratory sends a new invitation. */
const inviting = fc.constant(
  command('invite', async (model, world) => {
    const body = { userIds: [world.person.userId], channel: 'email' }
    expect(await mailed(world, () => admin.visit.post('/api/invitations', body))).toBe(1)
    Object.assign(model, { wrong: 0, letter: undefined })
  }),
)
const printing = fc.constant(
  command('print', async (model, world) => {
    const { body } = await admin.visit.post('/api/invitations/letters', { userIds: [world.person.userId] })
    const code = (body as { letters: { code: string }[] }).letters[0]?.code ?? ''
    world.tokens.push(code)
    Object.assign(model, { wrong: 0, letter: code })
  }),
)

/** The laboratory ends all links without making another. */
const ending = fc.constant(
  command('close and open', async (model, { person }) => {
    for (const isActive of [false, true]) await admin.visit.patch(`/api/users/${person.userId}`, { isActive })
    model.letter = undefined
  }),
)
const expiring = fc.constant(
  command('run out', async (model, world) => {
    const { userId } = world.person
    await portal.deps.db
      .update(signInLinks)
      .set({ expiresAt: sql`now()` })
      .where(eq(signInLinks.userId, userId))
    model.letter = undefined
    const token = world.tokens.at(-1)
    if (token) await mailed(world, () => post('/api/welcome/again', { token }))
  }),
)

const commands = fc.commands(
  [answering, answering, answering, rightly, forgetting, forgetting, inviting, printing, ending, expiring],
  { size: 'max', maxCommands: 25 },
)

it('any sequence of requests leaves an account five answers, its printed code and its mails', async () => {
  const history = fc.asyncProperty(commands, async (following) => {
    await portal.deps.db.execute(sql`delete from sign_in_attempts`)
    const world: World = { person: await invitee(portal), tokens: [] }
    const model: Model = { wrong: 0, letter: undefined, asked: new Map() }
    await fc.asyncModelRun(() => ({ model, real: world }), following)
  })
  await fc.assert(history, { numRuns: HISTORIES })
})
