import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '../audit-verify/verify'
import { folderId } from '../../data-folder/identity'
import type { Database } from '../../database/connect'
import { credentials } from '../../features/accounts/accounts.tables'
import { dataExports } from '../../features/privacy/privacy.tables'
import { reportKeys, reports } from '../../features/reports/reports.tables'
import { textCipher } from '../../encryption/text-cipher'
import { loadSecrets } from '../../config/secrets'
import { bundle } from '../../testing/bundle'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { visitor } from '../../testing/visitor'
import { dropOld, rotateKeys } from './rotate'

let portal: Portal
let admin: Person
let program: string
beforeAll(async () => {
  program = await bundle('commands/rotate-keys/main.ts')
  portal = await startPortal({ SESSION_SECRET: '', CREDENTIALS_KEY: '' })
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

/** Runs the command as an operator does, beside the running portal. */
async function rotate(...words: string[]): Promise<string> {
  const { dataDir, databaseUrl } = portal.deps.config
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  return (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout
}

/** Does the same as the command, without a process. */
const rotateHere = () => rotateKeys(portal.deps.db, portal.deps.config)
const dropHere = (...files: string[]) =>
  dropOld(portal.deps.db, portal.deps.config, {
    url: portal.deps.config.databaseUrl,
    files,
    withoutArchives: false,
  })

const keysOf = (name: string) => {
  const file = path.join(portal.deps.config.dataDir, name)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  return readFileSync(file, 'utf8').trim().split('\n')
}

/** How many texts the newest credentials key alone cannot decrypt. */
async function underOlder(): Promise<number> {
  const newest = textCipher(() => [Buffer.from(keysOf('credentials.key')[0] ?? '', 'base64')])
  const texts = [
    ...(await portal.deps.db
      .select({ owner: reportKeys.folder, sealed: reportKeys.sealed })
      .from(reportKeys)),
    ...(await portal.deps.db
      .select({ owner: credentials.userId, sealed: credentials.sealed })
      .from(credentials)),
    ...(await portal.deps.db
      .select({ owner: dataExports.file, sealed: dataExports.sealed })
      .from(dataExports)),
  ]
  expect(texts.length).toBeGreaterThan(0)
  return texts.filter(({ owner, sealed }) => newest.decrypt(owner ?? '', sealed ?? '') === undefined).length
}

async function upload(sampleId: string): Promise<number> {
  const email = `${sampleId.toLowerCase()}@example.com`
  const form = tripletForm({ sampleId, email }, { fields: { email } })
  const { status, body } = await admin.visit.upload('/api/reports/multi-file', form)
  expect(status).toBe(201)
  return (body as { id: number }).id
}

it('rotating keys under load fails no request, and the newest keys decrypt everything', async () => {
  const first = await upload('TURN-0')
  const [holder] = await portal.deps.db.select().from(credentials)
  const reader = visitor(portal.url)
  reader.setCookie(admin.visit.cookie())
  const done = { uploads: 0, downloads: 0, reveals: 0, signIns: 0 }
  let isOver = false
  const again = async (what: keyof typeof done, most: number, work: (n: number) => Promise<number>) => {
    while (!isOver && done[what] < most) expect([what, await work(done[what]++)]).toEqual([what, 200])
  }
  const status = async (answer: Promise<{ status: number }>) => (await answer).status
  const load = Promise.all([
    again('uploads', 500, async (n) => {
      const id = await upload(`TURN-${n + 1}`)
      return status(admin.visit.get(`/api/reports/${id}/pdf`))
    }),
    again('downloads', 5000, () => status(reader.get(`/api/reports/${first}/pdf`))),
    again('reveals', 5000, () => status(reader.post(`/api/users/${holder?.userId}/credential`))),
    // More sign-ins from one address would be throttled.
    again('signIns', 12, async () => {
      const person = await portal.person('practitioner')
      return status(person.visit.get('/api/user'))
    }),
  ])
  // Failures are checked once the rotations are over.
  load.catch(() => undefined)
  const before = [keysOf('session.key'), keysOf('credentials.key')]
  /** Waits until each loop has made a request with both keys in place, which renews its cookie. */
  const allCameBy = async () => {
    const { uploads, downloads, reveals } = done
    const cameBy = () =>
      done.uploads > uploads + 1 && done.downloads > downloads + 1 && done.reveals > reveals + 1
    await expect.poll(cameBy).toBe(true)
  }
  expect(await rotate()).toMatch(/Added a new key at the top of session\.key and credentials\.key/)
  await allCameBy()
  expect(await rotate('--drop-old')).toMatch(
    /Only the newest key is left.*\n.* 0 are still under an older key/,
  )
  await rotateHere()
  await allCameBy()
  expect(await dropHere()).toMatchObject({ older: 0, undecryptable: 0 })
  isOver = true
  await load
  expect(Object.values(done).every((count) => count > 0)).toBe(true)
  console.log(done)

  const after = [keysOf('session.key'), keysOf('credentials.key')]
  expect(after.map(({ length }) => length)).toEqual([1, 1])
  expect(before.flat().filter((key) => after.flat().includes(key))).toEqual([])
  expect(await underOlder()).toBe(0)
  // The renewed cookie is valid, and a new sign-in works.
  expect(await status(reader.get('/api/user'))).toBe(200)
  expect(
    await status(portal.stranger().post('/api/login', { email: admin.email, password: testPassword })),
  ).toBe(200)
})

it('an interrupted rotation leaves everything readable, and the next one completes it', async () => {
  const { db, config } = portal.deps
  const id = await upload('KILLED')
  const file = randomUUID()
  const sealed = portal.deps.cipher.encrypt(file, 'key')
  const [owner] = await db.select({ userId: credentials.userId }).from(credentials)
  await db.insert(dataExports).values({ userId: owner?.userId ?? 0, state: 'ready', file, sealed })
  const killed: Database = Object.create(db, {
    execute: { value: () => Promise.reject(new Error('killed')) },
  }) as Database
  await expect(rotateKeys(killed, config)).rejects.toThrow('killed')
  expect(await underOlder()).toBeGreaterThan(0)
  expect((await admin.visit.get(`/api/reports/${id}/pdf`)).status).toBe(200)
  const rotated = await rotateKeys(db, config)
  expect(rotated).toMatchObject({ undecryptable: 0 })
  expect(rotated.reencrypted).toBeGreaterThan(0)
  expect(await underOlder()).toBe(0)
})

it('signs the heads of the audit anew, so that they verify without the older keys', async () => {
  const { dataDir, databaseUrl } = portal.deps.config
  const audit = () => ({
    ...{ url: databaseUrl, dataDir },
    secrets: loadSecrets(portal.deps.config).credentialsKeys,
  })
  const { file } = await verifyAudit(audit())
  const elsewhere = path.join(mkdtempSync(path.join(tmpdir(), 'pearwell-heads-')), 'head.json')
  // Simulates a head on another disk.
  copyFileSync(file, elsewhere)
  rmSync(file)
  const link = `${elsewhere}.link`
  symlinkSync(elsewhere, link)
  const kept = (await verifyAudit(audit())).file
  await rotateHere()
  expect(await rotate('--drop-old', link)).toMatch(/signed again: 2\./)
  expect(keysOf('credentials.key')).toHaveLength(1)
  for (const against of [elsewhere, kept])
    expect((await verifyAudit({ ...audit(), against })).known).toMatchObject({ portal: folderId(dataDir) })
})

it('drops no key when a named file is no head of this portal', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'pearwell-heads-')), 'head.json')
  writeFileSync(file, '{}')
  await rotateHere()
  const before = keysOf('credentials.key')
  await expect(dropHere(file)).rejects.toThrow(`There is no signed audit head in ${file}.`)
  expect(keysOf('credentials.key')).toEqual(before)
  await dropHere()
})

it('covers every table with an encrypted column', async () => {
  const { rows } = await portal.deps.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'sealed' order by 1",
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'audit_floor',
    'credentials',
    'data_exports',
    'report_keys',
    'totp',
    'webhooks',
  ])
})

it('counts what no key decrypts, and says where keys from the environment are changed', async () => {
  const { db, config } = portal.deps
  const [row] = await db.select().from(reports).where(eq(reports.sampleId, 'KILLED'))
  const lost = textCipher(() => [Buffer.alloc(32, 1)]).encrypt(row?.folder ?? '', 'x')
  await db
    .update(reportKeys)
    .set({ sealed: lost })
    .where(eq(reportKeys.folder, row?.folder ?? ''))
  const credentialsKeys = [Buffer.alloc(32, 2).toString('base64'), ...keysOf('credentials.key')]
  const before = keysOf('credentials.key')
  const rotated = await rotateKeys(db, { ...config, credentialsKeys })
  expect([rotated.undecryptable, rotated.files.map((file) => path.basename(file))]).toEqual([
    1,
    ['session.key'],
  ])
  expect(keysOf('credentials.key')).toEqual(before)
  const files = [before, keysOf('session.key')]
  const audit = { url: config.databaseUrl, files: [], withoutArchives: false }
  await expect(dropOld(db, { ...config, credentialsKeys }, audit)).rejects.toThrow(
    /1 cannot be opened with any of the keys\. No key was dropped/,
  )
  expect([keysOf('credentials.key'), keysOf('session.key')]).toEqual(files)
})
