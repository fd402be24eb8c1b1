import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessions } from '../../features/accounts/accounts.tables'
import { auditEvents } from '../../features/audit/audit.tables'
import { passkeys, recoveryCodes } from '../../features/factors/factors.tables'
import { outbox } from '../../features/messaging/messaging.tables'
import { notifications } from '../../features/notifications/notifications.tables'
import { bundle } from '../../testing/bundle'
import { startPortal, testPassword, type Portal } from '../../testing/portal'
import { runInProcess } from '../../testing/run-in-process'
import { run } from './command'

let program: string
let portal: Portal
beforeAll(async () => {
  program = await bundle('commands/reset-factor/main.ts')
  portal = await startPortal()
})
afterAll(() => portal.close())

const besideIt = () => {
  const { dataDir, databaseUrl } = portal.deps.config
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
}

it('lets a user in again without their lost second factor and notifies those concerned', async () => {
  const { db } = portal.deps
  const { userId, email } = await portal.person('admin')
  await db.insert(passkeys).values({
    credentialId: 'lost',
    userId,
    host: 'localhost',
    publicKey: Buffer.from('k'),
    backedUp: true,
    name: 'Lost',
  })
  await db.insert(recoveryCodes).values({ userId, hash: 'h' })
  const login = () => portal.stranger().post('/api/login', { email, password: testPassword })
  expect((await login()).body).toMatchObject({ code: 'second-factor' })

  // Run as an operator does.
  const { stdout } = await promisify(execFile)(process.execPath, [program, email.toUpperCase()], {
    env: besideIt(),
  })
  expect(stdout).toContain('signs in with just the password')
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  expect(await db.$count(passkeys)).toBe(0)
  expect(await db.$count(recoveryCodes)).toBe(0)
  expect((await login()).status).toBe(200)
  expect(await db.select().from(outbox)).toMatchObject([{ kind: 'factors-reset', userId, address: email }])
  expect(await db.$count(notifications, eq(notifications.userId, userId))).toBe(2)
  expect(
    await db.select().from(auditEvents).where(eq(auditEvents.action, 'user.reset-factors')),
  ).toMatchObject([{ actorId: null, subjectId: userId }])
})

it('reports what is wrong and changes nothing', async () => {
  const { email } = await portal.person('admin')
  const ways: [words: string[], said: string][] = [
    [[], 'Whose second factor? npm run reset-factor -- EMAIL'],
    [['--help'], 'Whose second factor? npm run reset-factor -- EMAIL'],
    [[email, email], 'Whose second factor? npm run reset-factor -- EMAIL'],
    [['nobody@example.com'], 'No account uses nobody@example.com.'],
    [[email], `${email} has no second factor.`],
  ]
  for (const [words, said] of ways)
    expect(await runInProcess(run, words, besideIt())).toEqual({ code: 1, said: `${said}\n` })
})
