import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database/connect'
import { isRoot, nobody } from './database/embedded/permissions'
import { refuseNewer } from './database/refuse-newer'
import { projectRoot } from './config/project-root'
import { emptyDatabase, freshDatabase } from './testing/database'
import { othersMayEnter } from './testing/database-process'
import { account } from './testing/faults'
import { copyDataFolder } from './testing/copy-data-folder'
import { bundleServer, caller, startServer, stopServer, type ServerProcess } from './testing/server-process'
import { runOn, superuserUrl } from './testing/test-server'
import { tripletForm } from './testing/triplets'

/** Another user can run the server only if it can read this checkout. */
const canBeNobody = isRoot() && othersMayEnter(projectRoot)
const servers: Server[] = []
const folders: string[] = []
const running = new Set<ChildProcess>()

beforeAll(bundleServer)
afterEach(async () => {
  for (const child of running) await stopServer(child, 'SIGTERM')
  running.clear()
})
afterAll(() => {
  for (const server of servers) server.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-start-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/** Starts a server that afterEach stops. */
async function start(...how: Parameters<typeof startServer>): Promise<ServerProcess> {
  const started = await startServer(...how)
  running.add(started.child)
  return started
}

/** Those of the given paths that other users could read or enter. */
function openTo(dataDir: string, ...places: string[]): string[] {
  const all = places.flatMap((place) => {
    const file = path.join(dataDir, place)
    if (!statSync(file).isDirectory()) return [file]
    return [
      file,
      ...(readdirSync(file, { recursive: true }) as string[]).map((name) => path.join(file, name)),
    ]
  })
  expect(all.length).toBeGreaterThan(places.length)
  return all.filter((file) => (statSync(file).mode & 0o077) !== 0)
}

/** Whether an embedded database is running in this data folder. */
const isRunning = (dataDir: string) => existsSync(path.join(dataDir, 'database/postgres/data/postmaster.pid'))

/** Row counts of all tables of the product. */
async function contents(url: string): Promise<unknown[]> {
  const { pool, close } = openDatabase({ url, log: () => undefined })
  const { rows } = await pool.query<{ relname: string; rows: string }>(
    `select relname, (xpath('/row/c/text()', query_to_xml('select count(*) as c from public.' || quote_ident(relname), false, true, '')))[1]::text as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  await close()
  return rows
}

/** A port that is in use. */
async function takenPort(): Promise<number> {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  servers.push(holder)
  return (holder.address() as AddressInfo).port
}

describe('a refused start', () => {
  it('on the database of a newer version prints one sentence and changes nothing', async () => {
    const database = await freshDatabase()
    await runOn(
      superuserUrl(database.url),
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 99999999999999)",
    )
    const before = await contents(database.url)
    const sentence = (what: string) =>
      new RegExp(`^A newer version of Pearwell has used ${what}, so nothing was changed\\. .*\\n?$`)
    const refused = async (...words: string[]) => {
      const dataDir = path.join(emptyFolder(), 'data')
      const { code, output } = await start({ DATA_DIR: dataDir, DATABASE_URL: database.url }, { words })
      const message = expect.stringMatching(sentence('the DATABASE_URL database')) as string
      expect([code, output, existsSync(dataDir)]).toEqual([1, message, false])
    }
    await Promise.all([refused(), refused('--adopt')])
    expect(await contents(database.url)).toEqual(before)
    await expect(refuseNewer({ url: database.url, databaseUrl: '' })).rejects.toThrow(
      sentence('this data folder'),
    )
    await database.drop()
  })

  it('with an unsuitable ADMIN_PASSWORD leaves no folder, and nothing in the database', async () => {
    const database = await emptyDatabase()
    const refused = async (databaseUrl: string) => {
      const parent = path.join(emptyFolder(), 'new')
      const env = { DATA_DIR: path.join(parent, 'data'), ADMIN_PASSWORD: 'password123' }
      const { code, output } = await start({ ...env, DATABASE_URL: databaseUrl })
      expect([code, output]).toEqual([1, expect.stringMatching(/^ADMIN_PASSWORD cannot be used\. .*\n$/)])
      expect(existsSync(parent)).toBe(false)
    }
    await Promise.all([refused(''), refused(database.url)])
    expect(await contents(database.url)).toEqual([])
    await database.drop()
  })

  it('removes a database it has just created, and keeps files that were in the folder before', async () => {
    const dataDir = emptyFolder()
    writeFileSync(path.join(dataDir, 'mine.txt'), '')
    // A file where the portal needs a folder makes the start fail.
    writeFileSync(path.join(dataDir, 'incoming'), '')
    const { code } = await start({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(readdirSync(dataDir).sort()).toEqual(['incoming', 'mine.txt'])
  })

  it('because of the environment or the settings prints the reason and leaves no folder', async () => {
    const port = await takenPort()
    const file = path.join(emptyFolder(), 'file')
    writeFileSync(file, '')
    const ways: [env: Record<string, string>, said: RegExp, user?: typeof nobody][] = [
      [{ PORT: String(port) }, new RegExp(`^Port ${port} is in use, .*PORT=${port + 1} npm start\n$`)],
      [
        { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/c' },
        /^The DATABASE_URL database cannot be used: connect ECONNREFUSED (?!.*secret).*\n$/,
      ],
      [
        { PORT: 'high', TRUST_PROXY: 'https://proxy', LOG_LEVEL: 'loud' },
        /PORT must.*\n.*TRUST_PROXY must.*\n.*LOG_LEVEL must.*\n$/,
      ],
      [{ DATA_DIR: path.join(file, 'data') }, /^The data folder .* cannot be written to \(ENOTDIR\)\. .*\n$/],
    ]
    if (canBeNobody) ways.push([{}, /^The data folder .* cannot be written to \(EACCES\)\. .*\n$/, nobody])
    const refused = async ([env, said, user]: (typeof ways)[number]) => {
      const dataDir = path.join(emptyFolder(), 'data')
      const { code, output } = await start({ DATA_DIR: dataDir, ...env }, user)
      expect([code, output, existsSync(dataDir)]).toEqual([1, expect.stringMatching(said), false])
    }
    await Promise.all(ways.map(refused))
  })
})

describe('a start', () => {
  it('creates keys and database, prints the first admin once with warnings and the URL, and the admin can sign in', async () => {
    const dataDir = emptyFolder()
    // Starts as a user other than root where possible; copyDataFolder covers root.
    const user = canBeNobody ? nobody : {}
    if (canBeNobody) chownSync(dataDir, nobody.uid, nobody.gid)
    const first = await start({ DATA_DIR: dataDir }, user)
    const [, email = '', password = ''] = /administrator: (\S+) +password: (\S+)/.exec(first.output) ?? []
    expect(first.output.trim().split('\n')).toHaveLength(2)
    expect(isRunning(dataDir)).toBe(true)
    const admin = caller(first.url)
    expect((await admin.post('/api/login', { email, password })).status).toBe(200)
    expect((await admin.get('/api/ready')).status).toBe(200)
    await admin.upload('/api/reports/multi-file', tripletForm())
    expect(openTo(dataDir, 'reports', 'incoming', 'session.key', 'credentials.key')).toEqual([])
    expect(await stopServer(first.child, 'SIGTERM')).toBe(0)

    // Settings that cause a warning each: https without TRUST_PROXY, and an unknown name.
    const settings = { PUBLIC_URL: 'https://portal.example.com', INTAKE_FOLDERS: '/in' }
    const again = await start({ DATA_DIR: dataDir, ...settings }, user)
    expect(again.output.trim().split('\n')).toEqual([
      'INTAKE_FOLDERS in the environment is not a known setting and has no effect. Did you mean INTAKE_FOLDER?',
      expect.stringMatching(/^PUBLIC_URL is https, but TRUST_PROXY is empty: /),
      expect.stringMatching(
        / at https:\/\/portal\.example\.com \(on this machine: http:\/\/localhost:\d+\)$/,
      ),
    ])
    const there = caller(again.output.match(/this machine: (.*)\)/)?.[1] ?? '')
    expect((await there.post('/api/login', { email, password })).status).toBe(200)
    await stopServer(again.child, 'SIGTERM')

    const key = path.join(dataDir, 'credentials.key')
    rmSync(key)
    const { code, output } = await start({ DATA_DIR: dataDir }, user)
    expect([code, output]).toEqual([1, expect.stringMatching(/cannot open any of the keys of 1 reports/)])
    expect([existsSync(key), isRunning(dataDir)]).toEqual([false, false])
  })

  it('after kill -9 keeps data and open sessions', { tags: ['full'] }, async () => {
    const dataDir = await copyDataFolder()
    folders.push(dataDir)
    const env = { DATA_DIR: dataDir, ...account }
    const first = await start(env)
    const boss = caller(first.url)
    await boss.post('/api/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
    await stopServer(first.child, 'SIGKILL')
    const again = await start(env)
    const later = caller(again.url)
    later.setCookie(boss.cookie())
    expect((await later.get('/api/user')).status).toBe(200)
  })

  it('two servers started at once in one data folder get the same database', { tags: ['full'] }, async () => {
    const env = { DATA_DIR: emptyFolder(), ...account }
    const both = await Promise.all([start(env), start(env)])
    const [one, two] = both.map(({ url }) => caller(url))
    await one?.post('/api/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
    two?.setCookie(one?.cookie() ?? '')
    expect((await two?.get('/api/user'))?.status).toBe(200)
  })
})
