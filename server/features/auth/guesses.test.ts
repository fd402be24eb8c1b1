import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Reply } from '@shared/api'
import type { ErrorBody } from '@shared/core/errors'
import { solve, type ProofOfWorkChallenge, type ProofOfWork } from '@shared/domain/sign-in/proof-of-work'
import { atSize } from '@shared/testing/runs'
import { authenticator, type Authenticator } from '../../testing/authenticator'
import { createApp } from '../../app'
import { verify } from '../../testing/cheap-hashes'
import { listenOnLoopback } from '../../testing/loopback'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { visitor, type Answer, type Visitor } from '../../testing/visitor'
import { devices } from '../accounts/accounts.tables'
import { outbox } from '../messaging/messaging.tables'
import { notifications } from '../notifications/notifications.tables'
import { signInFailures } from './auth.tables'

/** Per attack. */
const GUESSES = atSize(100, 2_000)
const ADDRESSES = Math.min(200, GUESSES / 4)
/**
 * After so many guesses the owner signs in on a known device, every tenth time also on a new one.
 */
const EVERY = GUESSES / Math.min(100, GUESSES / 20)
const KNOWN = GUESSES / EVERY
const STRANGE = Math.ceil(KNOWN / 10)
/** The limit of hash checks that all guesses of a run may cost, however many they are. */
const MOST_CHECKS = atSize(75, 150)

/** The number of password checks since the count began. */
const checks = () => verify.mock.calls.length
const countChecks = () => verify.mockClear()

const origin = 'http://localhost:4321'

let portal: Portal
/** A second server on the same database. */
let other: Awaited<ReturnType<typeof listenOnLoopback>>
beforeAll(async () => {
  portal = await startPortal({ TRUST_PROXY: '1', PUBLIC_URL: origin })
  other = await listenOnLoopback(createServer(createApp(portal.deps).answer))
})
afterEach(() => {
  vi.restoreAllMocks()
  return portal.deps.db.execute(sql`delete from sign_in_attempts`)
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

type Try = { email: string; password?: string; from?: string; as?: Visitor; proof?: ProofOfWork }
const signIn = ({ email, password = 'a guess', from = '203.0.113.7', as, proof }: Try) =>
  (as ?? portal.stranger()).send('POST', '/api/login', {
    body: { email, password, proof },
    headers: { 'X-Forwarded-For': from },
  })

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const proofFor = (challenge: ProofOfWorkChallenge) => solve(sha256, challenge, () => undefined)
const challengeOf = ({ body }: Answer) => (body as ErrorBody).challenge

/** Signs in like a browser, solving the proof of work when asked. */
async function solveAndSignIn(tried: Try): Promise<Answer> {
  const answer = await signIn(tried)
  const challenge = challengeOf(answer)
  return challenge ? solveAndSignIn({ ...tried, proof: proofFor(challenge) }) : answer
}

/** Stops the clock until the test ends, so that no delay passes; `later` is in milliseconds. */
const stopClock = (later = 0) => {
  const now = Date.now() + later
  vi.spyOn(Date, 'now').mockReturnValue(now)
}

/** Uses up an account's budget for unknown devices. */
async function exhaust(email: string): Promise<void> {
  for (let n = 0; n < 10; n++) await signIn({ email, from: `192.0.2.${n}` })
}

async function addPasskey({ visit }: Person, key: Authenticator): Promise<void> {
  const options = await visit.post('/api/user/passkeys/options')
  const attestation = key.make(options.body as Reply<'POST /api/user/passkeys/options'>)
  expect((await visit.post('/api/user/passkeys', { attestation })).status).toBe(201)
}

/** Signs in until the account asks for proof of work, and returns the challenge. */
async function challengeFor(email: string, from: string): Promise<ProofOfWorkChallenge> {
  const challenge = challengeOf(await signIn({ email, from }))
  if (!challenge) throw new Error('no work was asked for')
  return challenge
}

const addresses = Array.from({ length: ADDRESSES }, (_, n) => `10.${n % 250}.${n % 7}.${n + 1}`)
const times = (count: number) => Array.from({ length: count }, (_, n) => n)

it.each(['one account', 'one account with a second factor', 'many accounts'])(
  'guesses from many networks at %s cost little and lock nobody out',
  async (target) => {
    const owner = await portal.person(target === 'many accounts' ? 'client' : 'admin')
    // Concurrent sign-ins would look like a copied key, so this key has no counter.
    const key = target.endsWith('second factor') ? authenticator(origin, true) : undefined
    if (key) await addPasskey(owner, key)
    /** The second step, for a user who has the key. */
    const isInAfter = async (answer: Answer, visit: Visitor) => {
      const options = (answer.body as ErrorBody).methods?.passkey
      if (!key || !options) return answer.status === 200
      return (await visit.post('/api/login/second', { assertion: key.sign(options) })).status === 200
    }
    countChecks()
    const isIn = { known: 0, strange: 0 }
    const ownerComes = async (n: number) => {
      const own = { email: owner.email, password: testPassword }
      const same = portal.stranger()
      same.setDevice(owner.visit.device())
      const known = await signIn({ ...own, as: same })
      if (await isInAfter(known, same)) isIn.known++
      if (n % (10 * EVERY) !== 0) return
      const as = portal.stranger()
      const strange = await solveAndSignIn({ ...own, as, from: `198.51.100.${(n / EVERY) % 250}` })
      if (await isInAfter(strange, as)) isIn.strange++
    }
    const guesses = times(GUESSES).values()
    await Promise.all(
      times(20).map(async () => {
        for (const n of guesses) {
          if (n % EVERY === 0) await ownerComes(n)
          const email = target === 'many accounts' ? `somebody${n % 1000}@example.com` : owner.email
          await signIn({ email, from: addresses[n % ADDRESSES], password: `guess ${n}` })
        }
      }),
    )
    const guessed = checks() - isIn.known - isIn.strange
    process.stdout.write(
      `${GUESSES} guesses from ${ADDRESSES} addresses at ${target}: ${guessed} hash checks, ` +
        `known owner ${isIn.known} of ${KNOWN}, unknown owner who solves ${isIn.strange} of ${STRANGE}\n`,
    )
    expect(isIn).toMatchObject({ known: KNOWN, strange: STRANGE })
    expect(guessed).toBeLessThanOrEqual(MOST_CHECKS)
  },
)

it('simultaneous guesses at two servers do not exceed the budget', async () => {
  const { email } = await portal.person('client')
  countChecks()
  const answers = await Promise.all(
    times(Math.min(500, GUESSES)).map((n) =>
      signIn({ email, from: addresses[n % ADDRESSES], as: n % 2 ? visitor(other.url) : undefined }),
    ),
  )
  expect(checks()).toBe(10)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter((answer) => challengeOf(answer))).toHaveLength(answers.length - 10)
})

it('an unknown account costs a hash check, like a wrong password', async () => {
  const { email } = await portal.person('client')
  for (const tried of [email, 'nobody@example.com']) {
    countChecks()
    expect((await signIn({ email: tried })).status).toBe(401)
    expect(checks()).toBe(1)
  }
})

it('an unknown account is delayed and asked for proof of work like a real one', async () => {
  const { email } = await portal.person('client')
  stopClock()
  const said = async (address: string, network: string) => {
    const from = (n: number) => `${network}.${n}`
    const answers = [...times(7).map(() => from(1)), ...times(6).map((n) => from(n + 2))]
    const all: unknown[] = []
    for (const place of answers) {
      const { status, headers, body } = await signIn({ email: address, from: place })
      all.push([
        status,
        headers.get('retry-after'),
        (body as ErrorBody).error,
        challengeOf({ body } as Answer)?.bits,
      ])
    }
    return all
  }
  const known = await said(email, '192.0.2')
  await portal.deps.db.execute(sql`delete from sign_in_attempts`)
  expect(await said('nobody@example.com', '192.0.2')).toEqual(known)
  expect(known.slice(4, 6)).toEqual([
    [401, null, 'The email or password is not right.', undefined],
    [429, '2', 'Too many attempts. Please wait 2 seconds and try again.', undefined],
  ])
  expect(known.at(-1)).toMatchObject([429, null, expect.stringContaining('Too many attempts.'), 16])
})

it('the proof of work grows with the guesses', async () => {
  const { email } = await portal.person('client')
  await exhaust(email)
  expect(await challengeFor(email, '198.51.100.1')).toMatchObject({ bits: 16 })
  await portal.deps.db.execute(sql`update sign_in_attempts set points = 45 where key like 'account %'`)
  expect(await challengeFor(email, '198.51.100.1')).toMatchObject({ bits: 18 })
  await portal.deps.db.execute(sql`update sign_in_attempts set points = 5000 where key like 'account %'`)
  expect(await challengeFor(email, '198.51.100.1')).toMatchObject({ bits: 20 })
})

it('a proof of work is valid once, complete, in time, and for its account and network', async () => {
  const { email } = await portal.person('client')
  const { email: another } = await portal.person('client')
  await exhaust(email)
  const from = '198.51.100.9'
  const challenge = await challengeFor(email, from)
  const proof = proofFor(challenge)
  const forged = { ...challenge, token: challenge.token.replace(/\.16\./, '.4.') }
  const refused: Try[] = [
    { email, from: '198.51.100.10', proof },
    { email, from, proof: proofFor({ ...forged, bits: 4 }) },
    { email, from, proof: { ...proof, nonces: proof.nonces.slice(1) } },
    { email, from, proof: { ...proof, nonces: proof.nonces.map((nonce) => nonce + 1) } },
  ]
  countChecks()
  for (const tried of refused)
    expect(await signIn({ ...tried, password: testPassword })).toMatchObject({ status: 429 })
  await exhaust(another)
  countChecks()
  expect((await signIn({ email: another, from, proof, password: testPassword })).status).toBe(429)
  stopClock(6 * 60_000)
  expect((await signIn({ email, from, proof, password: testPassword })).status).toBe(429)
  vi.restoreAllMocks()
  expect(checks()).toBe(0)
  expect((await signIn({ email, from, proof })).status).toBe(401)
  expect((await signIn({ email, from, proof, password: testPassword })).status).toBe(429)
  expect(checks()).toBe(1)
  expect((await solveAndSignIn({ email, from, password: testPassword })).status).toBe(200)
})

it('a proof of work sent several times at once counts once', async () => {
  const { email } = await portal.person('client')
  await exhaust(email)
  const proof = proofFor(await challengeFor(email, '198.51.100.9'))
  const answers = await Promise.all(times(8).map(() => signIn({ email, from: '198.51.100.9', proof })))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
})

it('a device is recognised by our signed cookie, for the accounts that signed in there', async () => {
  const { email, visit } = await portal.person('admin')
  const { email: another } = await portal.person('admin')
  await exhaust(email)
  await exhaust(another)
  const device = visit.device()
  expect(device).toMatch(/^pearwell\.device=[\w-]{24}\.[\w-]{43}$/)
  const { headers } = await signIn({ email, password: testPassword, as: visit })
  expect(headers.getSetCookie().find((set) => set.includes('device'))).toMatch(
    /Max-Age=34560000; Path=\/; .*HttpOnly; SameSite=Strict$/,
  )
  const completeSignIn = async (address: string, cookie: string) => {
    const somebody = portal.stranger()
    somebody.setDevice(cookie)
    return (await signIn({ email: address, password: testPassword, as: somebody })).status
  }
  expect(await completeSignIn(email, device)).toBe(200)
  expect(await completeSignIn(another, device)).toBe(429)
  expect(await completeSignIn(email, device.replace(/=./, '=-'))).toBe(429)
  expect(await completeSignIn(email, device.replace(/\..*$/, ''))).toBe(429)
})

it('a device stays known under an older secret, and not without one', async () => {
  const { email, visit } = await portal.person('client')
  await exhaust(email)
  const [old] = portal.deps.sessionSecrets
  const enterWith = async (...secrets: [string, ...string[]]) => {
    const server = await listenOnLoopback(
      createServer(createApp({ ...portal.deps, sessionSecrets: secrets }).answer),
    )
    const somebody = visitor(server.url)
    somebody.setDevice(visit.device())
    const { status } = await signIn({ email, password: testPassword, as: somebody })
    await server.close()
    return { status, isSignedAnew: somebody.device() !== visit.device() }
  }
  const fresh = 'a newer secret that only the tests know'
  expect(await enterWith(fresh, old)).toEqual({ status: 200, isSignedAnew: true })
  expect((await enterWith(fresh)).status).toBe(429)
})

it('a known device may try ten wrong passwords that others cannot use up, then needs proof of work', async () => {
  const { email, visit } = await portal.person('admin')
  const { email: another, visit: theirs } = await portal.person('admin')
  stopClock()
  for (const person of [
    { email, as: visit },
    { email: another, as: theirs },
  ])
    for (const _ of times(10)) expect((await signIn(person)).status).toBe(401)
  const refused = await signIn({ email, as: visit, password: testPassword })
  expect(refused.headers.get('retry-after')).toBeNull()
  expect(refused.body).toMatchObject({
    error: expect.stringContaining("We'll first check you're not a robot") as string,
    challenge: { bits: 16 },
  })
  const proof = proofFor(challengeOf(refused) as ProofOfWorkChallenge)
  const elsewhere = { email: another, as: theirs, proof, password: testPassword }
  expect((await signIn(elsewhere)).status).toBe(429)
  expect((await signIn({ email, password: testPassword })).status).toBe(200)
  expect((await signIn({ email, as: visit, proof })).status).toBe(401)
  expect((await signIn({ email, as: visit, proof, password: testPassword })).status).toBe(429)
  await portal.deps.db.execute(sql`update sign_in_attempts set points = 40 where key like 'device %'`)
  expect(challengeOf(await signIn({ email, as: visit }))).toMatchObject({ bits: 18 })
  expect((await solveAndSignIn({ email, as: visit, password: testPassword })).status).toBe(200)
  expect((await signIn({ email, as: visit })).status).toBe(401)
})

it("ending all sessions forgets the account's devices, except the current one", async () => {
  const { email, userId, visit } = await portal.person('client')
  const elsewhere = portal.stranger()
  await signIn({ email, password: testPassword, as: elsewhere })
  const known = () => portal.deps.db.$count(devices, eq(devices.userId, userId))
  expect(await known()).toBe(2)
  expect((await visit.send('DELETE', '/api/user/sessions')).status).toBe(204)
  expect(await known()).toBe(1)
  await exhaust(email)
  expect((await signIn({ email, password: testPassword, as: elsewhere })).status).toBe(429)
  expect((await signIn({ email, password: testPassword, as: visit })).status).toBe(200)
  const admin = await portal.person('admin')
  expect((await admin.visit.put(`/api/users/${userId}/password`)).status).toBe(200)
  expect(await known()).toBe(0)
})

it('notifies the owner of a new device after the first, and of guesses once a day', async () => {
  const { email, userId, visit } = await portal.person('practitioner')
  const { db } = portal.deps
  const told = async () => {
    const notes = await db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(notifications.id)
    const queued = await db
      .select({ kind: outbox.kind })
      .from(outbox)
      .where(eq(outbox.userId, userId))
      .orderBy(outbox.id)
    return { titles: notes.map(({ title }) => title), kinds: queued.map(({ kind }) => kind) }
  }
  await signIn({ email, password: testPassword, as: visit })
  expect(await told()).toEqual({ titles: [], kinds: [] })
  await signIn({ email, password: testPassword })
  expect(await told()).toEqual({ titles: ['Sign-in from a new device'], kinds: ['new-device'] })
  await exhaust(email)
  await expect.poll(async () => (await told()).titles).toContain('Failed sign-ins to your account')
  await solveAndSignIn({ email })
  await db.execute(sql`delete from sign_in_attempts`)
  await exhaust(email)
  await expect
    .poll(() =>
      db
        .select({ count: signInFailures.count })
        .from(signInFailures)
        .where(eq(signInFailures.userId, userId)),
    )
    .toEqual([{ count: 21 }])
  expect(await told()).toEqual({
    titles: ['Sign-in from a new device', 'Failed sign-ins to your account'],
    kinds: ['new-device', 'sign-in-guesses'],
  })
})

it('limits tries of the current password per session', async () => {
  const { email, visit } = await portal.person('client')
  await exhaust(email)
  const change = (currentPassword: string) =>
    visit.put('/api/user/password', { currentPassword, newPassword: 'a long enough new one' })
  stopClock()
  for (const _ of times(10)) expect((await change('not it')).status).toBe(400)
  const refused = await change(testPassword)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(challengeOf(refused)).toBeUndefined()
  stopClock(3000)
  expect((await change(testPassword)).status).toBe(200)
})

it('checks a password with two Unicode forms as often for unknown as for known accounts', async () => {
  const { email } = await portal.person('client')
  const looked = async (tried: Try) => {
    countChecks()
    const { status } = await signIn(tried)
    return [status, checks()]
  }
  for (const whose of [email, 'nobody-here@example.com']) {
    expect(await looked({ email: whose, password: 'a plain guess' })).toEqual([401, 1])
    expect(await looked({ email: whose, password: 'cafe\u0301 guess' })).toEqual([401, 2])
  }
  expect(await looked({ email, password: testPassword })).toEqual([200, 1])
})
