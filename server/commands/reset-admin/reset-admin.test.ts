import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbedded } from '../../database/embedded/launch'
import { addressChanges, sessions, signInLinks, users } from '../../features/accounts/accounts.tables'
import { makeLink } from '../../features/accounts/accounts.public'
import { auditEvents } from '../../features/audit/audit.tables'
import { signInAttempts } from '../../features/auth/auth.tables'
import { outbox } from '../../features/messaging/messaging.tables'
import { notifications } from '../../features/notifications/notifications.tables'
import { bundle } from '../../testing/bundle'
import { account } from '../../testing/faults'
import { copyDataFolder } from '../../testing/copy-data-folder'
import { startPortal, testPassword, type Portal } from '../../testing/portal'
import { runInProcess } from '../../testing/run-in-process'
import { run } from './command'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const passwordIn = (said: string) => /new password for \S+ is (\S+)/.exec(said)?.[1] ?? ''

const besideIt = () => {
  const { dataDir, databaseUrl } = portal.deps.config
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

it('lets the last administrator in again and ends every earlier session, link and email change', async () => {
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

  const { code, said } = await runInProcess(run, [email.toUpperCase()], besideIt())
  const password = passwordIn(said)
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

it('refuses accounts other than administrators and lists none', async () => {
  const admin = await portal.person('admin')
  const client = await portal.person('client')
  const before = await portal.deps.db.select().from(users).orderBy(users.id)
  const ways: [words: string[], said: string][] = [
    [[], 'Which administrator? npm run reset-admin -- EMAIL'],
    [['--help'], 'Which administrator? npm run reset-admin -- EMAIL'],
    [[admin.email, client.email], 'Which administrator? npm run reset-admin -- EMAIL'],
    [['nobody@example.com'], 'No account uses nobody@example.com.'],
    [
      [client.email],
      `${client.email} is not an administrator. Set a new password for them under User Management, Users.`,
    ],
  ]
  for (const [words, said] of ways)
    expect(await runInProcess(run, words, besideIt())).toEqual({ code: 1, said: `${said}\n` })
  expect((await runInProcess(run, [admin.email], { ...besideIt(), DATA_DIR: '/nowhere' })).said).toMatch(
    /^There is no portal in \/nowhere/,
  )
  expect(await portal.deps.db.select().from(users).orderBy(users.id)).toEqual(before)
})

it('reaches the embedded database while the portal runs and while it is stopped', async () => {
  const program = await bundle('commands/reset-admin/main.ts')
  const dataDir = await copyDataFolder()
  const email = account.ADMIN_EMAIL
  // In a process of its own, as an operator runs it.
  const reset = async (...words: string[]) =>
    passwordIn(
      (await promisify(execFile)(process.execPath, [program, ...words], { env: { DATA_DIR: dataDir } }))
        .stdout,
    )
  const stopped = await reset(email)
  const embedded = await startEmbedded({ dataDir: path.join(dataDir, 'database'), log: () => undefined })
  const running = await startPortal({ DATA_DIR: dataDir, DATABASE_URL: embedded.url })
  try {
    const login = async (password: string) =>
      (await running.stranger().post('/api/login', { email, password })).status
    expect(await login(account.ADMIN_PASSWORD)).toBe(401)
    expect(await login(stopped)).toBe(200)
    const beside = await reset(email)
    expect(await login(stopped)).toBe(401)
    expect(await login(beside)).toBe(200)
    await expect(reset('nobody@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: 'No account uses nobody@example.com.\n',
    })
  } finally {
    await running.close()
    await embedded.stop({ force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
})
