import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diskStorage } from '../../adapters/files/disk-storage'
import { signAgain } from '../audit-verify/sign-again'
import { verifyAudit } from '../audit-verify/verify'
import { backUp } from '../backup/backup'
import { restore } from '../backup/restore'
import { claimPair } from '../../data-folder/identity'
import { openDatabase } from '../../database/connect'
import {
  moveArchivedUntil,
  removeTo,
  reencryptArchivedUntil,
  type Head,
} from '../../features/audit/audit.public'
import { textCipher } from '../../encryption/text-cipher'
import type { Some } from '../../config/secrets'
import { emptyDatabase, freshDatabase } from '../../testing/database'
import { runOn, superuserUrl, type FreshDatabase } from '../../testing/test-server'
import { archiveAudit, removeArchived } from './archive'

const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
/** Events on days in 2024, of which five are archived, and recent ones. */
const DAYS = 6
const before = new Date('2024-01-06')

type Place = { database: FreshDatabase; dataDir: string }
/** The place that each test gets a copy of. */
let begun: Place
let database: FreshDatabase
let dataDir: string
/** Path of a head of three events, below the data folder. */
let oldHead: string
const go = (to: Place) => ({ database, dataDir } = to)
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'pearwell-archive-'))
async function copyOf(place: Place): Promise<Place> {
  const copy = { database: await freshDatabase(place.database.url), dataDir: newFolder() }
  cpSync(place.dataDir, copy.dataDir, { recursive: true })
  return copy
}
async function drop({ database: copy, dataDir: folder }: Place): Promise<void> {
  await copy.drop()
  rmSync(folder, { recursive: true, force: true })
}

beforeAll(async () => {
  go((begun = { database: await freshDatabase(), dataDir: newFolder() }))
  await claimPair({ dataDir, url: database.url, databaseUrl: database.url })
  await writeDays(1, 3)
  oldHead = path.relative(dataDir, (await verify()).file)
  await writeDays(4, DAYS)
  await write()
})
beforeEach(async () => go(await copyOf(begun)))
afterEach(() => drop({ database, dataDir }))
afterAll(() => drop(begun))

const admin = (statement: string) => runOn(superuserUrl(database.url), statement)
const writeDays = (first: number, last: number) =>
  admin(
    `insert into audit_events (at, action, subject_id, fields)
    select make_date(2024, 1, day), 'report.read', day, '{ä}' from generate_series(${first}, ${last}) day`,
  )
const write = () => runOn(database.url, "insert into audit_events (action) values ('user.sign-in')")
const audit = (secrets: Some<Buffer> = [older]) => ({ url: database.url, dataDir, secrets })
const verify = (more: { archives?: string[]; against?: string; secrets?: Some<Buffer> } = {}) =>
  verifyAudit({ ...audit(), ...more })
const fileOf = (name: string) => path.join(dataDir, name)
const remove = (file: string) => removeArchived({ ...audit(), adminUrl: superuserUrl(database.url) }, file)

async function archived(name = 'first', until = before): Promise<string> {
  await archiveAudit(audit(), until, fileOf(name))
  return fileOf(name)
}

async function rowsOf<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: superuserUrl(database.url) })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

/** Changes rows like an attacker with full database access but without the keys. */
async function tamper(statement: string): Promise<void> {
  await admin(
    `alter table audit_events disable trigger all; alter table audit_chain disable trigger all; ${statement};
    alter table audit_events enable always trigger kept, enable always trigger kept_rows;
    alter table audit_chain enable always trigger kept, enable always trigger kept_rows;
    alter table audit_events enable always trigger stamped, enable always trigger chained`,
  )
}

it('removes the oldest events, and both the rest alone and all with the archive verify', async () => {
  const file = await archived()
  expect(await rowsOf('select id from audit_events')).toHaveLength(7)
  expect(await remove(file)).toBe(5)
  expect(await rowsOf('select action, count from audit_events order by id')).toEqual([
    { action: 'report.read', count: 1 },
    { action: 'user.sign-in', count: 1 },
    { action: 'audit.archive', count: 5 },
  ])
  await write()
  expect(await verify()).toMatchObject({ from: { events: 5 }, head: { events: 9 } })
  expect(await verify({ archives: [file] })).toMatchObject({ from: { events: 0 }, head: { events: 9 } })
  await expect(verify({ against: fileOf(oldHead) })).rejects.toThrow(
    /covers 3 events, and the first 5 were archived/,
  )
  expect(await verify({ against: fileOf(oldHead), archives: [file] })).toMatchObject({ known: { events: 3 } })
  expect(await remove(file)).toBe(0)

  const second = await archived('second', new Date('2124-01-01'))
  expect(await remove(second)).toBe(3)
  await write()
  expect(await verify({ archives: [file, second] })).toMatchObject({ from: { events: 0 } })
  for (const archives of [[second], []])
    expect(await verify({ archives })).toMatchObject({ from: { events: archives[0] ? 5 : 8 } })
  await expect(verify({ archives: [file] })).rejects.toThrow(
    /does not lead to event 8, after which the audit/,
  )
  await expect(verify({ archives: [second, file] })).rejects.toThrow(/does not lead to event 0, after which/)
})

it('refuses an existing file, an archive without events, and an audit that is not whole', async () => {
  const file = await archived()
  await expect(archived()).rejects.toThrow(/first already exists/)
  await expect(archived('none', new Date('2023-01-01'))).rejects.toThrow(/Nothing was written/)
  await tamper('update audit_events set subject_id = 7 where id = 2')
  await expect(archived('other')).rejects.toThrow(/INCOMPLETE OR CHANGED. Event 2/)
  expect([existsSync(fileOf('none')), existsSync(fileOf('other'))]).toEqual([false, false])
  // The existing file keeps the state of its time.
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(8)
})

/** Ways to change a file, and the resulting error. */
const changes: [what: string, change: (text: string) => string, fault: RegExp][] = [
  ['a changed event', (text) => text.replace('"report.read","2"', '"report.read","3"'), /Event 2, the 2nd/],
  ['an event left out', (text) => text.replace(/^\["\w+","3".*\n/m, ''), /Event 4, the 3rd/],
  ['a cut end', (text) => text.replace(/.*\n$/, ''), /signed head is missing/],
  [
    'a cut end below the signed head',
    (text) => text.replace(/^\["\w+","5".*\n/m, ''),
    /does not match its signature/,
  ],
  ['a changed beginning', (text) => text.replace('"events":0', '"events":1'), /does not match its signature/],
  ['another portal', (text) => text.replace(/"portal":"./, '"portal":"x'), /another portal/],
  ['lines after its end', (text) => `${text}[]\n`, /continues after its signed head/],
  ['an empty file', () => '', /no audit archive|signed head is missing/],
]

it('refuses a changed archive and removes nothing', async () => {
  const text = readFileSync(await archived(), 'utf8')
  for (const [what, change, fault] of changes) {
    const file = fileOf(what)
    writeFileSync(file, change(text))
    await expect(verify({ archives: [file] }), what).rejects.toThrow(fault)
    await expect(remove(file), what).rejects.toThrow(fault)
  }
  expect(await rowsOf('select id from audit_events')).toHaveLength(7)
})

it("removes nothing for a differing archive, another key, or without the audit's owner", async () => {
  const file = await archived()
  await expect(removeArchived(audit(), file)).rejects.toThrow(/The audit log belongs to pearwell_audit/)
  await expect(
    removeArchived({ ...audit([newer]), adminUrl: superuserUrl(database.url) }, file),
  ).rejects.toThrow(/not signed with any of this portal's keys/)
  expect(await rowsOf('select from audit_floor')).toHaveLength(0)
  for (const statement of ['delete from audit_events', 'delete from audit_chain'])
    await expect(runOn(database.url, statement)).rejects.toMatchObject({ code: '42501' })
  // Like an archive from a copy of this portal that continued differently.
  await tamper(
    `update audit_chain set hash = sha256('other') where position = 5; update audit_events set subject_id = 9 where id = 5`,
  )
  await expect(remove(file)).rejects.toThrow(/does not have the start of this audit/)
  expect(await rowsOf('select id from audit_events')).toHaveLength(7)
})

it('continues where it was stopped, and the audit verifies meanwhile', async () => {
  const file = await archived()
  const { head } = JSON.parse(readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '') as { head: Head }
  const portal = readFileSync(path.join(dataDir, 'portal.id'), 'utf8').trim()
  const client = new pg.Client({ connectionString: superuserUrl(database.url) })
  await client.connect()
  await moveArchivedUntil(client, { portal, cipher: textCipher(() => [older]) }, head, 5)
  await removeTo(client, { events: 2, lastId: 2, hash: '' })
  await client.end()
  expect(await verify()).toMatchObject({ from: { events: 2 } })
  expect(await verify({ archives: [file] })).toMatchObject({ from: { events: 0 } })
  const next = await archived('next')
  expect(await remove(file)).toBe(3)
  expect(await verify()).toMatchObject({ from: { events: 5 } })
  expect(await verify({ archives: [next] })).toMatchObject({ from: { events: 2 } })
  expect(await remove(next)).toBe(0)
})

describe('after the oldest events are removed, verification', () => {
  let whole: Place
  beforeAll(async () => {
    whole = begun
    go((begun = await copyOf(whole)))
    await remove(await archived())
  })
  afterAll(async () => {
    await drop(begun)
    begun = whole
  })

  it.each<[what: string, statement: string, fault: RegExp]>([
    ['one more removed event', 'delete from audit_events where id = 6', /Event 6, the 6th, is missing/],
    [
      'one more removed event, as if it had been archived',
      'delete from audit_events where id = 6; delete from audit_chain where position = 5',
      /The 1st event is missing/,
    ],
    [
      'a removed link before the first event',
      'delete from audit_chain where position = 5',
      /The 1st event is missing/,
    ],
    [
      'a changed hash of that link',
      "update audit_chain set hash = '' where position = 5",
      /Event 5, the 5th, or one before/,
    ],
    [
      'an event inserted before the first',
      `insert into audit_events (id, action) overriding system value values (2, 'report.read');
     insert into audit_chain values (2, 2, sha256('2'))`,
      /The 1st event is missing|is not the original/,
    ],
    [
      'a link inserted before all others',
      "insert into audit_chain values (-1, 99, '')",
      /The 1st event is missing/,
    ],
    ['a missing archived-until mark', 'delete from audit_floor', /The 1st event is missing/],
    [
      'a forged archived-until mark',
      "update audit_floor set sealed = 'AAAA'",
      /is not signed with any key in CREDENTIALS_KEY/,
    ],
    [
      'the removal of everything',
      'delete from audit_events; delete from audit_chain where position <> 5',
      /The 6th event is missing/,
    ],
  ])('detects %s', async (_what, statement, fault) => {
    await tamper(statement)
    await expect(verify()).rejects.toThrow(fault)
  })
})

it('an older archived-until mark put back does not hide removed events', async () => {
  await remove(await archived('first', new Date('2024-01-03')))
  const [kept] = await rowsOf<{ sealed: string }>('select sealed from audit_floor')
  await remove(await archived('second'))
  expect(await verify()).toMatchObject({ from: { events: 5 } })
  await admin(`update audit_floor set sealed = '${kept?.sealed}'`)
  await expect(verify()).rejects.toThrow(/The 1st event is missing/)
})

it('the archived-until mark is encrypted again under a newer key', async () => {
  await remove(await archived())
  const { db, close } = openDatabase({ url: database.url, log: () => undefined })
  const seals = textCipher(() => [newer, older])
  expect(await reencryptArchivedUntil(db, seals)).toEqual({ reencrypted: 1, older: 0, undecryptable: 0 })
  await close()
  await verify({ secrets: [newer, older] })
  expect(await verify({ secrets: [newer] })).toMatchObject({ from: { events: 5 } })
})

it('a restored backup has the remaining events and verifies with the archive', async () => {
  const file = await archived()
  await remove(file)
  const { head } = await verify()
  const folder = fileOf('backup')
  const register = fileOf('register')
  await backUp({
    url: database.url,
    dataDir,
    storage: diskStorage(dataDir),
    folder,
    withKeys: false,
    keys: [older],
    encrypt: false,
    register,
    withKeyRegistry: true,
  })
  const target = await emptyDatabase()
  const restored = mkdtempSync(path.join(tmpdir(), 'pearwell-archive-'))
  await restore({
    url: target.url,
    dataDir: restored,
    storage: diskStorage(restored),
    folder,
    trust: { keys: [older], unsigned: false },
  })
  await runOn(target.url, "insert into audit_events (action) values ('user.sign-in')")
  expect(
    await verifyAudit({ url: target.url, dataDir: restored, secrets: [older], archives: [file] }),
  ).toMatchObject({ from: { events: 0 }, head: { events: head.events + 1 } })
  await target.drop()
  rmSync(restored, { recursive: true })
})

it('events written during the removal are kept', async () => {
  const MANY = 6_000
  await admin(
    `insert into audit_events (at, action) select '2024-01-05Z', 'own.read' from generate_series(1, ${MANY})`,
  )
  const file = await archived('many', new Date(Date.now() + 60_000))
  let isOver = false
  let written = 0
  const writers = Promise.all(
    [1, 2, 3].map(async () => {
      const { pool, close } = openDatabase({ url: database.url, max: 1, log: () => undefined })
      while (!isOver) {
        await pool.query("insert into audit_events (action) values ('user.sign-in')")
        written++
      }
      await close()
    }),
  )
  writers.catch(() => undefined)
  expect(await remove(file)).toBe(MANY + DAYS)
  isOver = true
  await writers
  expect(written).toBeGreaterThan(0)
  expect(await verify()).toMatchObject({
    from: { events: MANY + DAYS },
    head: { events: MANY + DAYS + 2 + written },
  })
})

it('an archive and the heads are signed anew with the newer key and verify as before', async () => {
  const [one, two] = [await archived(), await archived('second', new Date('2024-01-07'))]
  await remove(one)
  const secrets = [newer, older] as const
  const elsewhere = { files: [one], withoutArchives: false }
  // Each archiving wrote a head, in addition to the first one.
  expect(await signAgain(audit(secrets), elsewhere)).toBe(3 + 1)
  const { db, close } = openDatabase({ url: database.url, log: () => undefined })
  await reencryptArchivedUntil(
    db,
    textCipher(() => secrets),
  )
  await close()
  expect(await verify({ secrets: [newer], archives: [one], against: fileOf(oldHead) })).toMatchObject({
    known: { events: 3 },
  })
  // The archive that was not named still needs its key.
  await expect(verify({ secrets: [newer], archives: [two] })).rejects.toThrow(
    /not signed with any of this portal/,
  )
})

it('an archive that is not named keeps the older key, unless --without-archives is given', async () => {
  const file = await archived()
  await remove(file)
  const secrets = [newer, older] as const
  const before = [readFileSync(fileOf(oldHead), 'utf8'), readFileSync(file, 'utf8')]
  await expect(signAgain(audit(secrets), { files: [], withoutArchives: false })).rejects.toThrow(
    /the archives of the first 5 events, so no key was removed\. .* --drop-old FILE\.\.\. .* --without-archives/,
  )
  expect([readFileSync(fileOf(oldHead), 'utf8'), readFileSync(file, 'utf8')]).toEqual(before)
  expect(await signAgain(audit(secrets), { files: [], withoutArchives: true })).toBe(2)
  expect(readFileSync(file, 'utf8')).toBe(before[1])
})

it('a changed archive is not signed anew, and neither are the heads', async () => {
  const file = await archived()
  writeFileSync(file, readFileSync(file, 'utf8').replace('report.read', 'report.seen'))
  const before = readFileSync(fileOf(oldHead), 'utf8')
  await expect(signAgain(audit([newer, older]), { files: [file], withoutArchives: false })).rejects.toThrow(
    /IS INCOMPLETE OR CHANGED/,
  )
  expect(readFileSync(fileOf(oldHead), 'utf8')).toBe(before)
})
