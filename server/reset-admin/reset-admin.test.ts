import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressChanges, sessions, signInLinks, users } from '../features/accounts/accounts.tables'
import { makeLink } from '../features/accounts/accounts.public'
import { auditEvents } from '../features/audit/audit.tables'
import { signInAttempts } from '../features/auth/auth.tables'
import { outbox } from '../features/messaging/messaging.tables'
import { notifications } from '../features/notifications/notifications.tables'
import { bundle } from '../testing/bundle'
import { account } from '../testing/faults'
import { madeFolder } from '../testing/made-folder'
import { startPortal, testPassword, type Portal } from '../testing/portal'
import { bundleServer, caller, startServer, stopServer } from '../testing/server-process'

let program: string
let portal: Portal
beforeAll(async () => {
  program = await bundle('reset-admin/main.ts')
  portal = await startPortal()
})
afterAll(() => portal.close())

type Ended = { code: number; said: string; password: string }

/** The command as an operator gives it. */
const reset = (env: Record<string, string>, ...words: string[]) =>
  new Promise<Ended>((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', ...env } }
    const child = execFile(process.execPath, [program, ...words], options, (_error, stdout, stderr) => {
      const [, password = ''] = /new password of \S+ is (\S+)/.exec(stdout) ?? []
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr, password })
    })
  })
const besideIt = () => {
  const { dataDir, databaseUrl } = portal.deps.config
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

it('lets the last administrator in again, and leaves nothing open that was there before', async () => {
  const { db } = portal.deps
  const admin = await portal.person('admin')
  const { userId, email } = admin
  await db.transaction((tx) => makeLink(tx, { userId, purpose: 'reset', channel: 'email', createdBy: null }))
  await admin.visit.patch('/api/user', { email: 'another@example.com', currentPassword: testPassword })
  expect(await db.$count(addressChanges)).toBe(1)
  for (let guess = 0; guess < 2; guess++)
    await portal.stranger().post('/api/login', { email, password: 'a wrong one' })
  const guesses = await db.$count(signInAttempts)
  await db.update(users).set({ isActive: false }).where(eq(users.id, userId))
  await db.delete(outbox)
  await db.delete(notifications)

  const { code, said, password } = await reset(besideIt(), email.toUpperCase())
  expect([code, said.split(password)]).toEqual([0, [expect.any(String), expect.any(String)]])
  expect(said).toMatch(/was deactivated; it is active again/)
  const login = (secret: string) => portal.stranger().post('/api/login', { email, password: secret })
  expect((await admin.visit.get('/api/user')).status).toBe(401)
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  expect(await db.$count(addressChanges)).toBe(0)
  expect(await db.select({ revokedAt: signInLinks.revokedAt }).from(signInLinks)).toEqual([
    { revokedAt: expect.any(Date) as Date },
  ])
  expect(await db.$count(signInAttempts)).toBe(guesses - 1)
  expect(await db.select().from(outbox)).toMatchObject([{ kind: 'password-changed', userId, address: email }])
  expect(await db.$count(notifications, eq(notifications.userId, userId))).toBe(1)
  expect(await db.select().from(auditEvents).where(eq(auditEvents.action, 'user.reset-admin'))).toMatchObject(
    [{ actorId: null, subjectId: userId }],
  )
  expect((await login(testPassword)).status).toBe(401)
  expect((await login(password)).status).toBe(200)
})

it('is for administrators alone, and lists nobody', async () => {
  const admin = await portal.person('admin')
  const client = await portal.person('client')
  const before = await portal.deps.db.select().from(users).orderBy(users.id)
  const ways: [words: string[], said: string][] = [
    [[], 'Which administrator? npm run reset-admin -- EMAIL'],
    [['--help'], 'Which administrator? npm run reset-admin -- EMAIL'],
    [[admin.email, client.email], 'Which administrator? npm run reset-admin -- EMAIL'],
    [['nobody@example.com'], 'Nobody signs in with nobody@example.com.'],
    [
      [client.email],
      `${client.email} is no administrator. An administrator issues a new password under User Management, Users.`,
    ],
  ]
  const answers = await Promise.all(ways.map(([words]) => reset(besideIt(), ...words)))
  expect(answers).toEqual(ways.map(([, said]) => ({ code: 1, said: `${said}\n`, password: '' })))
  expect((await reset({ ...besideIt(), DATA_DIR: '/nowhere' }, admin.email)).said).toMatch(
    /^There is no portal in \/nowhere/,
  )
  expect(await portal.deps.db.select().from(users).orderBy(users.id)).toEqual(before)
})

it('reaches the embedded database while the portal runs and while it is stopped', async () => {
  await bundleServer()
  const dataDir = await madeFolder()
  const env = { DATA_DIR: dataDir, ...account }
  const email = account.ADMIN_EMAIL
  const stopped = await reset(env, email)
  expect(stopped.said).toContain('It is shown this once')
  const server = await startServer(env)
  try {
    const login = async (password: string) =>
      (await caller(server.url).post('/api/login', { email, password })).status
    expect(await login(account.ADMIN_PASSWORD)).toBe(401)
    expect(await login(stopped.password)).toBe(200)
    const beside = await reset(env, email)
    expect(await login(stopped.password)).toBe(401)
    expect(await login(beside.password)).toBe(200)
  } finally {
    await stopServer(server.child, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})
