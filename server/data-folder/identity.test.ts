import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepReportFiles } from '../features/reports/reports.public'
import { checkPair, claimPair, refuseNewDatabase } from './identity'
import { freshDatabase } from '../testing/database'
import { startPortal } from '../testing/portal'
import { bundleServer, startServer, stopServer } from '../testing/server-process'
import { type FreshDatabase, runOn, superuserUrl } from '../testing/test-server'

const folders: string[] = []
const databases: FreshDatabase[] = []
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  for (const database of databases) await database.drop()
})

type Place = { dataDir: string; url: string; databaseUrl: string }

/** A migrated database and a data folder, both without an id. */
async function place(): Promise<Place> {
  const database = await freshDatabase()
  databases.push(database)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-identity-'))
  chmodSync(dataDir, 0o755)
  folders.push(dataDir)
  mkdirSync(path.join(dataDir, 'reports'))
  return { dataDir, url: database.url, databaseUrl: database.url }
}

async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Adds a folder of a report that is a day old. */
function addFiles(dataDir: string, folder: string): void {
  const directory = path.join(dataDir, 'reports', folder)
  mkdirSync(directory)
  for (const kind of ['html', 'pdf', 'csv'])
    writeFileSync(path.join(directory, `EF1.${kind}`), `${kind} of ${folder}`)
  utimesSync(directory, new Date(), new Date(Date.now() - 24 * 3600_000))
}

/** Every file below a folder with its bytes. */
function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((file) => statSync(path.join(folder, file)).isFile())
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'base64')]))
}

const addRow = (url: string, folder: string) =>
  query(
    url,
    `insert into reports (sample_id, client_name, status, scale, file_name, folder, digest)
    values ('EF1', 'Nora', 'completed', 'index', 'EF1.html', $1::uuid, $1::text)`,
    [folder],
  )

/** A portal that has run, with this number of reports. */
async function portal(reports: number): Promise<Place> {
  const made = await place()
  await claimPair(made)
  for (let n = 0; n < reports; n++) {
    const folder = randomUUID()
    addFiles(made.dataDir, folder)
    await addRow(made.url, folder)
  }
  return made
}

const idOf = ({ dataDir }: Place) => readFileSync(path.join(dataDir, 'portal.id'), 'utf8').trim()
const idIn = async ({ url }: Place) => (await query(url, 'select id from data_folder'))[0]?.['id']
/** As an older Pearwell left them. */
const forgetFolder = ({ dataDir }: Place) => rmSync(path.join(dataDir, 'portal.id'))
const forgetDatabase = ({ url }: Place) => query(url, 'delete from data_folder')
const sentence = /^The data folder .* do not belong together \((.*)\)\. Nothing was changed\. .*--adopt$/

async function starts(at: Place): Promise<void> {
  await checkPair(at)
  await claimPair(at)
  expect(await idIn(at)).toBe(idOf(at))
}

async function refused(at: Place, words: RegExp): Promise<void> {
  const before = contents(at.dataDir)
  await expect(checkPair(at)).rejects.toMatchObject({ name: 'StartError', message: sentence })
  await expect(checkPair(at)).rejects.toThrow(words)
  expect(contents(at.dataDir)).toEqual(before)
}

describe('a data folder and a database', () => {
  it('carry the same id from the first start on', async () => {
    const fresh = await place()
    await starts(fresh)
    await starts(fresh)
    expect(idOf(fresh)).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    ['neither side', true, true],
    ['the database alone', true, false],
    ['the folder alone', false, true],
  ])('with an id on %s start as they are', async (_what, folder, database) => {
    const old = await portal(3)
    const id = idOf(old)
    if (folder) forgetFolder(old)
    if (database) await forgetDatabase(old)
    // A report that a day-old copy of the database does not know.
    addFiles(old.dataDir, randomUUID())
    await starts(old)
    if (!folder || !database) expect(idOf(old)).toBe(id)
  })

  it('start after an interrupted first start, or without an id and reports', async () => {
    const empty = await portal(0)
    forgetFolder(empty)
    await starts(empty)
    forgetFolder(empty)
    await forgetDatabase(empty)
    await starts(empty)
  })

  it('get one id when several servers start at once', async () => {
    const old = await portal(1)
    forgetFolder(old)
    await forgetDatabase(old)
    await Promise.all([1, 2, 3, 4].map(() => starts(old)))
    expect(await query(old.url, 'select id from data_folder')).toHaveLength(1)
  })

  it('are refused when the database is empty or unmigrated, with an id on either side', async () => {
    const { dataDir } = await portal(2)
    const { url } = await place()
    const wrong = { dataDir, url, databaseUrl: url }
    await refused(wrong, /of the 2 reports in the folder the database knows 0/)
    forgetFolder(wrong)
    await refused(wrong, /of the 2 reports in the folder the database knows 0/)
    await runOn(
      superuserUrl(url),
      'drop schema public cascade; create schema public; grant all on schema public to public',
    )
    await refused(wrong, /of the 2 reports in the folder the database knows 0/)
    expect(await query(url, "select 1 from pg_tables where schemaname = 'public'")).toEqual([])
  })

  it("are refused when an older Pearwell's database has reports and the folder is empty", async () => {
    const old = await portal(1)
    await forgetDatabase(old)
    const { dataDir } = await place()
    await refused({ ...old, dataDir }, /used with a different folder, and this one is empty/)
  })

  it('are refused when they belong to two portals, with an id on either side', async () => {
    const [one, other] = [await portal(1), await portal(1)]
    const mixed = { ...other, dataDir: one.dataDir }
    await refused(mixed, /different ids/)
    forgetFolder(mixed)
    await refused(mixed, /the database knows 0/)
    await forgetDatabase(mixed)
    await refused(mixed, /the database knows 0/)
  })

  it('are refused when only one of them has been used, though nothing could be erased', async () => {
    const used = await portal(1)
    const empty = await place()
    await refused({ ...used, dataDir: empty.dataDir }, /this one is empty/)
    await refused(
      { ...(await place()), dataDir: (await portal(0)).dataDir },
      /used with a different database/,
    )
  })

  it('are refused when the embedded database is missing, as on a server without DATABASE_URL', async () => {
    const { dataDir } = await portal(1)
    const start = () => refuseNewDatabase({ dataDir })
    expect(start).toThrow(sentence)
    forgetFolder({ dataDir, url: '', databaseUrl: '' })
    expect(start).toThrow(sentence)
    mkdirSync(path.join(dataDir, 'database'))
    expect(start).not.toThrow()
  })

  it('are refused when another server has claimed one of them meanwhile', async () => {
    const [one, other] = [await portal(0), await place()]
    await expect(claimPair({ ...(await portal(0)), dataDir: one.dataDir })).rejects.toThrow(sentence)
    await Promise.all([claimPair(other), claimPair({ ...other, dataDir: (await place()).dataDir })])
  })

  it('are refused when the id is damaged', async () => {
    const damaged = await portal(0)
    forgetFolder(damaged)
    mkdirSync(path.join(damaged.dataDir, 'portal.id'))
    await expect(checkPair(damaged)).rejects.toThrow(/portal\.id cannot be read \(EISDIR\)/)
  })
})

it('an older database loses no file: admins are notified once, until the newer database is back', async () => {
  const running = await startPortal()
  const { deps } = running
  const reports = path.join(deps.config.dataDir, 'reports')
  const { visit } = await running.person('admin')
  const rows = Array.from({ length: 5 }, () => randomUUID() as string)
  for (const folder of rows) {
    addFiles(deps.config.dataDir, folder)
    await addRow(deps.config.databaseUrl, folder)
  }
  const before = contents(reports)
  expect(Object.keys(before)).toHaveLength(15)
  await deps.pool.query('delete from reports')
  await Promise.all([sweepReportFiles(deps), sweepReportFiles(deps)])
  expect(contents(reports)).toEqual(before)
  expect((await visit.get('/api/system/status')).body).toMatchObject({
    files: { state: 'degraded', text: '5 folders belong to no report. None was removed' },
  })
  expect((await visit.get('/api/notifications')).body).toMatchObject([
    { title: 'Report files without a report' },
  ])
  expect(running.logged()).toMatch(/"level":50.*"heldBack":5/)

  for (const folder of rows) await addRow(deps.config.databaseUrl, folder)
  await sweepReportFiles(deps)
  expect((await visit.get('/api/system/status')).body).toMatchObject({ files: { state: 'ok' } })

  // With --adopt they go to the quarantine, from which they return automatically.
  await deps.pool.query('delete from reports')
  await sweepReportFiles(deps, { isAdopting: true })
  expect(readdirSync(path.join(deps.config.dataDir, 'quarantine')).sort()).toEqual([...rows].sort())
  for (const folder of rows) await addRow(deps.config.databaseUrl, folder)
  await sweepReportFiles(deps)
  expect(contents(reports)).toEqual(before)
  await running.close()
})

describe('a start', () => {
  beforeAll(bundleServer)

  it('on the wrong database ends in one sentence and changes nothing; --adopt joins the two', async () => {
    const { dataDir } = await portal(2)
    const { url } = await place()
    const env = { DATA_DIR: dataDir, DATABASE_URL: url }
    const folder = readdirSync(path.join(dataDir, 'reports'))
    const before = contents(dataDir)
    const [wrong, without] = await Promise.all([startServer(env), startServer({ DATA_DIR: dataDir })])
    expect(wrong.code).toBe(1)
    expect(wrong.output).toMatch(new RegExp(`${sentence.source.slice(0, -1)}\n$`))
    expect([without.code, without.output]).toEqual([1, expect.stringMatching(/its own embedded database/)])
    expect(contents(dataDir)).toEqual(before)
    expect(existsSync(path.join(dataDir, 'database'))).toBe(false)
    expect(await query(url, 'select 1 from users')).toEqual([])

    const adopted = await startServer(env, { words: ['--adopt'] })
    expect(adopted.output).toMatch(/running at/)
    expect(await idIn({ dataDir, url, databaseUrl: url })).toBe(idOf({ dataDir, url, databaseUrl: url }))
    expect(readdirSync(path.join(dataDir, 'quarantine')).sort()).toEqual(folder.sort())
    await stopServer(adopted.child, 'SIGTERM')
  })
})
