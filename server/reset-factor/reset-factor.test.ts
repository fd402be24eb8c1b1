import { execFile } from 'node:child_process'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessions } from '../features/accounts/accounts.tables'
import { auditEvents } from '../features/audit/audit.tables'
import { passkeys, recoveryCodes } from '../features/factors/factors.tables'
import { outbox } from '../features/messaging/messaging.tables'
import { notifications } from '../features/notifications/notifications.tables'
import { bundle } from '../testing/bundle'
import { startPortal, testPassword, type Portal } from '../testing/portal'

let program: string
let portal: Portal
beforeAll(async () => {
  program = await bundle('reset-factor/main.ts')
  portal = await startPortal()
})
afterAll(() => portal.close())

/** The command as an operator gives it. */
const reset = (...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { dataDir, databaseUrl } = portal.deps.config
    const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const child = execFile(process.execPath, [program, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })

it('lets somebody in again who has lost their second factor, and says so to whom it concerns', async () => {
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

  const { code, said } = await reset(email.toUpperCase())
  expect([code, said]).toEqual([0, expect.stringContaining('signs in with the password alone')])
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

it('says what is wrong, and changes nothing', async () => {
  const { email } = await portal.person('admin')
  const ways: [words: string[], said: string][] = [
    [[], 'Whose second factor? npm run reset-factor -- EMAIL'],
    [['--help'], 'Whose second factor? npm run reset-factor -- EMAIL'],
    [[email, email], 'Whose second factor? npm run reset-factor -- EMAIL'],
    [['nobody@example.com'], 'Nobody signs in with nobody@example.com.'],
    [[email], `${email} has no second factor.`],
  ]
  const answers = await Promise.all(ways.map(([words]) => reset(...words)))
  expect(answers).toEqual(ways.map(([, said]) => ({ code: 1, said: `${said}\n` })))
})
