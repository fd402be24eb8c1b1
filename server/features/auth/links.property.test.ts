import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MOST_WRONG_ANSWERS, type LinkChannel, type LinkPurpose } from '@shared/domain/sign-in/sign-in-links'
import { atSize } from '@shared/testing/runs'
import { addReport, birthDay, linkFor, newcomer } from '../../testing/invited'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { findAccount, revokeLinks, tokenForLink, tokenHashOf } from '../accounts/accounts.public'
import { signInLinks } from '../accounts/accounts.tables'
import { resetLink } from './password-reset'

const HISTORIES = atSize(10, 300)

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({
    TRUST_PROXY: '1',
    PUBLIC_URL: 'http://portal.example.com',
    // Lets the portal make links again. Nothing listens there: the test carries the messages
    // itself.
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: 'http://127.0.0.1:9',
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
  })
  portal.deps.outboxEmails = { ...portal.deps.outboxEmails, invitation: () => Promise.resolve(undefined) }
})
afterAll(() => portal.close())

/** A link as its holder knows it; `doubt`: one of two simultaneous actions may have ended it. */
type Held = {
  id: number
  token: string
  purpose: LinkPurpose
  channel: LinkChannel
  state: 'open' | 'doubt' | 'ended'
  used: number
}
/** `wrong`: wrong answers since the laboratory last invited the person, on any link. */
type World = { person: Person; links: Held[]; password: string; isIn: boolean; wrong: number }

/** An action; returns its own effects, without those of concurrent actions. */
type Deed = (world: World, which: { at: number; channel: LinkChannel; isAlone: boolean }) => Promise<After>
type After = {
  ends?: (link: Held) => boolean
  makes?: Omit<Held, 'used'>
  /** The laboratory has invited the person. */
  invites?: boolean
  wrong?: boolean
  isEnqueued?: boolean
  signsIn?: boolean
}

let requests = 0
const post = (path: string, body: object) => {
  requests++
  const network = `10.${requests % 250}.${Math.floor(requests / 250) % 250}.1`
  return portal.stranger().send('POST', path, { body, headers: { 'X-Forwarded-For': network } })
}

const rowsOf = ({ userId }: Person) =>
  portal.deps.db.select().from(signInLinks).where(eq(signInLinks.userId, userId))

/**
 * The link that an action uses, counted from the newest of a purpose; at 9 the newest of the other
 * purpose.
 */
const linkAt = (links: Held[], purpose: LinkPurpose, at: number) =>
  links.filter((link) => (link.purpose === purpose) === at < 9).at(-1 - (at % 9))

const everything = () => true
const ofPurpose = (purpose: LinkPurpose) => (link: Held) => link.purpose === purpose

/** Sends a link to an endpoint, with a right or wrong answer. */
const follows =
  (path: string, purpose: LinkPurpose, isRight: boolean, signsIn: boolean): Deed =>
  async (world, { at, isAlone }) => {
    const { person, links } = world
    const link = linkAt(links, purpose, at)
    if (!link) return {}
    const password = `orchard under hill ${++requests}`
    const dateOfBirth = isRight ? birthDay : '1991-03-15'
    const { status, body } = await post(path, { token: link.token, dateOfBirth, password })
    // On a busy machine the queue may refuse the request, and then nothing has changed.
    if (status === 503) return {}
    const isKind = link.purpose === purpose
    expect(isKind ? [200, 403, 410] : [404]).toContain(status)
    if (isAlone && isKind && link.state === 'open') expect(status).toBe(isRight ? 200 : 403)
    if (status === 403) {
      expect(isRight).toBe(false)
      const { remaining } = body as { remaining: number }
      if (isAlone) expect(remaining).toBe(MOST_WRONG_ANSWERS - world.wrong - 1)
      return { wrong: true, ...(remaining === 0 && { ends: ofPurpose('activate') }) }
    }
    if (status !== 200) return {}
    expect(isRight).toBe(true)
    expect(link.state).not.toBe('ended')
    if (!signsIn) return {}
    expect(body).toMatchObject({ id: person.userId })
    expect(++link.used).toBe(1)
    // An email alone lets in only somebody who has identified themselves before.
    if (purpose === 'reset' && isAlone) expect(world.isIn).toBe(true)
    return { ends: everything, signsIn }
  }

/** An admin changes the account. */
const changes =
  (body: (person: Person) => object, ends: After['ends']): Deed =>
  async ({ person }) => {
    const { status } = await admin.visit.patch(`/api/clients/${person.clientId}`, body(person))
    expect(status).toBe(200)
    return { ends }
  }

const deeds: Record<string, Deed> = {
  look: follows('/api/welcome/look', 'activate', true, false),
  'answer rightly': follows('/api/welcome/answer', 'activate', true, false),
  'answer wrongly': follows('/api/welcome/answer', 'activate', false, false),
  completeSignIn: follows('/api/welcome', 'activate', true, true),
  'enter wrongly': follows('/api/welcome', 'activate', false, false),
  reset: follows('/api/password-reset/complete', 'reset', true, true),
  again: async ({ person, links }, { at, isAlone }) => {
    const link = linkAt(links, 'activate', at)
    if (!link) return {}
    const { status } = await post('/api/welcome/again', { token: link.token })
    if (status !== 202) return {}
    expect(link.purpose).toBe('activate')
    // Only a newer link may have ended one from a text message, since none is sent again here.
    expect(link.channel).not.toBe('letter')
    const rows = await rowsOf(person)
    if (link.channel === 'sms') expect(rows.some(({ id }) => id > link.id)).toBe(true)
    if (isAlone) expect(link.state).not.toBe('open')
    return { isEnqueued: true }
  },
  ask: async ({ person, links, isIn, wrong }, { isAlone }) => {
    const account = await findAccount(portal.deps.db, person.userId)
    const link = await resetLink(portal.deps.db, account?.email ?? '')
    if (!link) return {}
    if (isAlone && !isIn) expect('why' in link && link.why === 'locked').toBe(wrong >= MOST_WRONG_ANSWERS)
    if ('why' in link) {
      if (isAlone && link.why !== 'locked')
        expect(links.some(({ channel, state }) => channel === link.why && state !== 'ended')).toBe(true)
      return {}
    }
    if (isAlone) expect(link.to).toBe(isIn ? 'password' : 'invitation')
    const purpose = link.to === 'invitation' ? 'activate' : 'reset'
    const row = (await rowsOf(person)).find(({ tokenHash }) => tokenHash === tokenHashOf(link.token))
    return {
      ends: ofPurpose(purpose),
      makes: row && { id: row.id, token: link.token, purpose, channel: 'email', state: 'open' },
    }
  },
  invite: async (world, { channel }) => ({
    ...(await made(world, 'activate', channel, admin.userId)),
    invites: true,
  }),
  'invite by itself': (world, { channel }) => made(world, 'activate', channel),
  // What a faulty program would send that does not check whether results wait.
  'reset without asking': (world) => made(world, 'reset', 'email'),
  expire: async ({ links }, { at }) => {
    const link = linkAt(links, 'activate', at)
    if (!link) return {}
    await portal.deps.db
      .update(signInLinks)
      .set({ expiresAt: sql`now()` })
      .where(eq(signInLinks.id, link.id))
    return { ends: ({ id }) => id === link.id }
  },
  revoke: async ({ person }) => {
    await revokeLinks(portal.deps.db, person.userId)
    return { ends: everything }
  },
  'close and open': async (world, which) => {
    await changes(() => ({ isActive: false }), everything)(world, which)
    return changes(() => ({ isActive: true }), everything)(world, which)
  },
  move: changes(
    () => ({ email: `moved${++requests}@example.com` }),
    ({ channel }) => channel === 'email',
  ),
  phone: changes(
    () => ({ phone: `+4477009${++requests}` }),
    ({ channel }) => channel === 'sms',
  ),
  issue: async (world) => {
    const { body } = await admin.visit.put(`/api/users/${world.person.userId}/password`)
    world.password = (body as { password: string }).password
    return { ends: everything }
  },
  'sign in': async ({ person, password }) => {
    const account = await findAccount(portal.deps.db, person.userId)
    const { status } = await post('/api/login', { email: account?.email, password })
    return status === 200 ? { ends: ofPurpose('activate'), signsIn: true } : {}
  },
}

async function made(
  { person }: World,
  purpose: LinkPurpose,
  channel: LinkChannel,
  by: number | null = null,
): Promise<After> {
  // The link may be ended before it has a token, or the account be locked.
  const link = await linkFor(portal, person.userId, channel, purpose, by).catch(() => undefined)
  return { ends: ofPurpose(purpose), makes: link && { ...link, purpose, channel, state: 'open' } }
}

/** Delivers the email in the outbox, if there is one. */
async function carry({ person }: World, after: After): Promise<After> {
  const rows = after.isEnqueued ? await rowsOf(person) : []
  const queued = rows.find(({ tokenHash, revokedAt }) => tokenHash === null && revokedAt === null)
  const token = queued && (await tokenForLink(portal.deps.db, queued.id))
  if (!token) return after
  return { makes: { id: queued.id, token, purpose: 'activate', channel: 'email', state: 'open' } }
}

/** Updates what is known of each link after simultaneous actions. */
function settle(world: World, afters: After[]): void {
  for (const { ends } of afters) for (const link of world.links) if (ends?.(link)) link.state = 'ended'
  for (const { makes } of afters) {
    if (!makes) continue
    // The other action may have come before or after it.
    const state = afters.length > 1 || (makes.purpose === 'reset' && !world.isIn) ? 'doubt' : 'open'
    world.links.push({ ...makes, state, used: 0 })
  }
}

/**
 * Counts the wrong answers of a step; with an invitation at the same moment they count before or
 * after it.
 */
async function countWrong(world: World, afters: After[]): Promise<void> {
  const given = afters.filter(({ wrong }) => wrong).length
  const rows = (await rowsOf(world.person)).filter(({ purpose }) => purpose === 'activate')
  const { wrongAnswers } = rows.reduce((one, other) => (one.id > other.id ? one : other))
  const possible = afters.some(({ invites }) => invites) ? [0, given] : [world.wrong + given]
  expect(possible).toContain(wrongAnswers)
  expect(wrongAnswers).toBeLessThanOrEqual(MOST_WRONG_ANSWERS)
  world.wrong = wrongAnswers
}

/** Checks in the tables what must be true at any moment. */
async function check(world: World, mayBeIn: boolean): Promise<void> {
  const { userId } = world.person
  const rows = await rowsOf(world.person)
  for (const purpose of ['activate', 'reset'])
    expect(
      rows.filter((row) => row.purpose === purpose && !row.usedAt && !row.revokedAt).length,
    ).toBeLessThanOrEqual(1)
  const account = await findAccount(portal.deps.db, userId)
  world.isIn = account?.lastSignInAt != null
  if (world.isIn) {
    expect(mayBeIn).toBe(true)
    for (const link of world.links) if (link.purpose === 'activate') link.state = 'ended'
  }
}

const deed = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(deeds)) },
    { weight: 3, arbitrary: fc.constantFrom('enter', 'reset', 'answer wrongly', 'again') },
    { weight: 2, arbitrary: fc.constantFrom('ask', 'invite', 'invite by itself') },
  ),
  // Mostly the newest, sometimes an older one, sometimes one of the other purpose.
  at: fc.constantFrom(0, 0, 0, 0, 1, 2, 9),
  channel: fc.constantFrom('email', 'letter', 'sms' as const),
})
const step = fc.oneof(
  deed.map((one) => [one]),
  deed.map((one) => [one, one]),
  fc.tuple(deed, deed),
)
const history = fc.array(step, { minLength: 8, maxLength: 18, size: 'max' })

it('no sequence of link operations, even concurrent, opens an account against the rules', async () => {
  const property = fc.asyncProperty(history, fc.boolean(), async (steps, beginsIn) => {
    await portal.deps.db.execute(sql`delete from sign_in_attempts`)
    // A new admin each time, because a step-up authentication expires during many histories.
    admin = await portal.person('admin')
    const person = await newcomer(portal)
    await addReport(portal, person.clientId, `EF-${person.clientId}`)
    const world: World = { person, links: [], password: testPassword, isIn: false, wrong: 0 }
    let mayBeIn = false
    settle(world, [await made(world, 'activate', 'email')])
    if (beginsIn) {
      mayBeIn = true
      await deeds['sign in']?.(world, { at: 0, channel: 'email', isAlone: true })
      await check(world, mayBeIn)
    }
    for (const step of steps) {
      const isAlone = step.length === 1
      const afters = await Promise.all(
        step.map(async ({ does, ...which }) => (await deeds[does]?.(world, { ...which, isAlone })) ?? {}),
      )
      mayBeIn ||= afters.some(({ signsIn }) => signsIn)
      const carried: After[] = []
      for (const after of afters) carried.push(await carry(world, after))
      settle(world, carried)
      await countWrong(world, afters)
      await check(world, mayBeIn)
    }
  })
  await fc.assert(property, { numRuns: HISTORIES })
})
