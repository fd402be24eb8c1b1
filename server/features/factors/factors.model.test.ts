import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import type { ErrorBody } from '@shared/core/errors'
import type { Role } from '@shared/core/roles'
import { atSize } from '@shared/testing/runs'
import { authenticator, type Authenticator } from '../../testing/authenticator'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import type { Visitor } from '../../testing/visitor'
import { sessions } from '../accounts/accounts.tables'
import { totp } from './factors.tables'
import { codeAt, stepAt } from './totp'

const HISTORIES = atSize(12, 300)

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'http://localhost:4321' })
})
afterAll(() => portal.close())

type Session = {
  visit: Visitor
  isThief: boolean
  isFullyAuthenticated: boolean
  isFresh: boolean
  isOver: boolean
}
/** The owner has all factors; a thief has the password and everything that was ever sent. */
type World = {
  person: Person
  isRequired: boolean
  keys: { id: number; key: Authenticator }[]
  secret: Buffer | undefined
  codes: string[]
  sessions: Session[]
  sent: object[]
}

const db = () => portal.deps.db
const isEnrolled = ({ keys, secret }: World) => keys.length > 0 || secret !== undefined
const reaches = (world: World, { isFullyAuthenticated, isOver }: Session) =>
  !isOver && (isEnrolled(world) ? isFullyAuthenticated : !world.isRequired)
const mayAct = (world: World, session: Session) => reaches(world, session) && session.isFresh

/** An unused code of the owner's app. */
async function freshCode({ person, secret }: World): Promise<string | undefined> {
  if (!secret) return undefined
  const step = stepAt(Date.now())
  await db()
    .update(totp)
    .set({ lastStep: step - 1 })
    .where(eq(totp.userId, person.userId))
  return codeAt(secret, step)
}

/** One of the owner's proofs, chosen by `pick`; undefined when they have none. */
async function ownProof(
  world: World,
  pick: number,
  options: ErrorBody['methods'],
): Promise<object | undefined> {
  const key = world.keys[pick % Math.max(1, world.keys.length)]?.key
  const ways: (() => Promise<object> | object)[] = []
  if (key && options?.passkey) {
    const asked = options.passkey
    ways.push(() => ({ assertion: key.sign(asked) }))
  }
  // This resets the app's last step, so the code is made only when it is used at once.
  if (world.secret) ways.push(async () => ({ code: await freshCode(world) }))
  if (world.codes.length > 0) ways.push(() => ({ recovery: world.codes.shift() }))
  const way = await ways[pick % Math.max(1, ways.length)]?.()
  if (way) world.sent.push(way)
  return way
}

type Deed = (world: World, pick: number) => Promise<void>
const pickOf = <T>(all: T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)]

/**
 * Signs in as the owner, or as a thief without a factor who replays everything that was ever sent.
 */
const signIn =
  (isThief: boolean): Deed =>
  async (world, pick) => {
    const visit = portal.stranger()
    const first = await visit.post('/api/login', { email: world.person.email, password: testPassword })
    if (!isEnrolled(world)) {
      expect(first.status).toBe(200)
      world.sessions.push({ visit, isThief, isFullyAuthenticated: false, isFresh: true, isOver: false })
      return
    }
    expect(first.body).toMatchObject({ code: 'second-factor' })
    const { methods } = first.body as ErrorBody
    if (isThief) {
      const tries = [...world.sent.slice(-3), { code: '000000' }, { recovery: 'ABCD-EFGH-JKLM' }]
      for (const given of tries.slice(0, 5))
        expect((await visit.post('/api/login/second', given)).status).toBe(401)
      world.sessions.push({ visit, isThief, isFullyAuthenticated: false, isFresh: false, isOver: true })
      return
    }
    const given = await ownProof(world, pick, methods)
    const second = await visit.post('/api/login/second', given)
    expect([given, second.status]).toEqual([given, 200])
    world.sessions.push({ visit, isThief, isFullyAuthenticated: true, isFresh: true, isOver: false })
  }

const byPasskey: Deed = async (world, pick) => {
  const key = pickOf(world.keys, pick)?.key ?? authenticator('http://localhost:4321')
  const visit = portal.stranger()
  const { body } = await visit.post('/api/passkeys/sign-in/options')
  const assertion = key.sign(body as Reply<'POST /api/passkeys/sign-in/options'>)
  const { status } = await visit.post('/api/passkeys/sign-in', { assertion })
  expect(status).toBe(world.keys.length > 0 ? 200 : 401)
  if (status === 200)
    world.sessions.push({ visit, isThief: false, isFullyAuthenticated: true, isFresh: true, isOver: false })
  world.sent.push({ assertion })
  expect((await portal.stranger().post('/api/passkeys/sign-in', { assertion })).status).toBe(401)
}

/** Whether a session may add a factor; a session that must enrol may do so before anything else. */
const mayAdd = (world: World, session: Session) =>
  mayAct(world, session) || (!session.isOver && session.isFresh && world.isRequired && !isEnrolled(world))

function added(world: World, by: Session, wasEnrolled: boolean) {
  if (!wasEnrolled) for (const session of world.sessions) session.isOver ||= session !== by
  Object.assign(by, { isFullyAuthenticated: true, isFresh: true })
}

/**
 * A thief with the password could set up the first factor, which nobody can prevent, so the test
 * leaves that out.
 */
const adder = (world: World, pick: number) =>
  pickOf(
    world.sessions.filter(({ isThief }) => !isThief || isEnrolled(world)),
    pick,
  )

const addPasskey: Deed = async (world, pick) => {
  const by = adder(world, pick)
  if (!by) return
  const wasEnrolled = isEnrolled(world)
  const may = mayAdd(world, by)
  const { status, body } = await by.visit.post('/api/user/passkeys/options')
  expect(status === 200).toBe(may)
  if (!may) return
  const key = authenticator('http://localhost:4321', pick % 2 === 0)
  const attestation = key.make(body as Reply<'POST /api/user/passkeys/options'>)
  const made = await by.visit.post('/api/user/passkeys', { attestation })
  expect(made.status).toBe(201)
  expect((await by.visit.post('/api/user/passkeys', { attestation })).status).toBe(400)
  world.keys.push({ id: (made.body as { id: number }).id, key })
  added(world, by, wasEnrolled)
}

const addApp: Deed = async (world, pick) => {
  const by = adder(world, pick)
  if (!by) return
  const wasEnrolled = isEnrolled(world)
  const may = mayAdd(world, by)
  const wasThere = world.secret !== undefined
  const { status } = await by.visit.post('/api/user/totp')
  expect(status === 200).toBe(may)
  if (!may) return
  const [row] = await db().select().from(totp).where(eq(totp.userId, world.person.userId))
  const secret = Buffer.from(
    portal.deps.cipher.decrypt(world.person.userId, row?.pending ?? '') ?? '',
    'base64',
  )
  const code = codeAt(secret, stepAt(Date.now()))
  expect((await by.visit.post('/api/user/totp/confirm', { code })).status).toBe(204)
  world.secret = secret
  world.sent.push({ code })
  added(world, by, wasEnrolled && !wasThere)
}

const makeCodes: Deed = async (world, pick) => {
  const by = pickOf(world.sessions, pick)
  if (!by) return
  const { status, body } = await by.visit.post('/api/user/recovery-codes')
  expect(status === 201).toBe(mayAct(world, by) && isEnrolled(world))
  if (status === 201) world.codes = [...(body as { codes: string[] }).codes]
}

const remove: Deed = async (world, pick) => {
  const by = pickOf(world.sessions, pick)
  const isApp = pick % 2 === 0
  const key = pickOf(world.keys, pick)
  if (!by || (!isApp && !key)) return
  const isLast = world.keys.length + (world.secret ? 1 : 0) === 1
  const may =
    mayAct(world, by) && !(isLast && world.isRequired) && (isApp ? world.secret !== undefined : true)
  const path = isApp ? '/api/user/totp' : `/api/user/passkeys/${key?.id}`
  const { status } = await by.visit.send('DELETE', path)
  expect(status === 204).toBe(may)
  if (!may) return
  if (isApp) world.secret = undefined
  else world.keys = world.keys.filter((one) => one !== key)
  if (!isEnrolled(world)) world.codes = []
  // The removed factor may have opened any of them.
  for (const session of world.sessions) session.isOver ||= session !== by
}

const stepUp: Deed = async (world, pick) => {
  const by = pickOf(world.sessions, pick)
  if (!by) return
  const { status, body } = await by.visit.post('/api/user/assure/options')
  expect(status).toBe(by.isOver ? 401 : 200)
  if (by.isOver) return
  const password = await by.visit.post('/api/user/assure', { password: testPassword })
  expect(password.status).toBe(isEnrolled(world) ? 400 : 204)
  if (password.status === 204) by.isFresh = true
  if (by.isThief) {
    for (const given of world.sent.slice(-3))
      expect((await by.visit.post('/api/user/assure', given)).status).toBe(400)
    return
  }
  const given = await ownProof(world, pick, body as ErrorBody['methods'])
  if (!given) return
  expect((await by.visit.post('/api/user/assure', given)).status).toBe(204)
  Object.assign(by, { isFullyAuthenticated: true, isFresh: true })
}

const age: Deed = async (world) => {
  await db()
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '1 hour'` })
    .where(eq(sessions.userId, world.person.userId))
  for (const session of world.sessions) session.isFresh = false
}

/** Set in the database, because an admin of such a portal would need a factor first. */
const require_ =
  (isRequired: boolean): Deed =>
  async (world) => {
    await db().execute(sql`
      insert into settings (id, staff_factor) values (1, ${isRequired ? 'required' : 'offered'})
      on conflict (id) do update set staff_factor = excluded.staff_factor`)
    world.isRequired = isRequired
  }

const reset: Deed = async (world) => {
  await require_(false)(world, 0)
  const { status } = await admin.visit.send('DELETE', `/api/users/${world.person.userId}/factors`)
  expect(status).toBe(isEnrolled(world) ? 204 : 409)
  if (status === 409) return
  Object.assign(world, { keys: [], secret: undefined, codes: [] })
  for (const session of world.sessions) session.isOver = true
}

const deeds: Record<string, Deed> = {
  ownerSignsIn: signIn(false),
  thiefSignsIn: signIn(true),
  byPasskey,
  addPasskey,
  addApp,
  makeCodes,
  remove,
  stepUp,
  age,
  isRequired: require_(true),
  isOffered: require_(false),
  reset,
}

it('nobody gets in by password alone where staff need or have more, in any order of actions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Role>('admin', 'practitioner'),
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(deeds)), fc.nat(11)), { minLength: 6, maxLength: 18 }),
      async (role, history) => {
        await db().execute(sql`update settings set staff_factor = 'offered'`)
        // A new admin each time, because a step-up authentication expires during many histories.
        admin = await portal.person('admin')
        const person = await portal.person(role)
        const first = {
          visit: person.visit,
          isThief: false,
          isFullyAuthenticated: false,
          isFresh: true,
          isOver: false,
        }
        const world: World = {
          ...{ person, isRequired: false, keys: [], secret: undefined, codes: [], sent: [] },
          sessions: [first],
        }
        for (const [name, pick] of history) {
          await deeds[name]?.(world, pick)
          await db().execute(sql`delete from sign_in_attempts`)
          for (const session of world.sessions) {
            const { status } = await session.visit.get('/api/user/preferences')
            const expected = session.isOver ? 401 : reaches(world, session) ? 200 : 403
            expect([name, status]).toEqual([name, expected])
            if (session.isThief && isEnrolled(world)) expect(status).not.toBe(200)
          }
        }
      },
    ),
    { numRuns: HISTORIES },
  )
})
