import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database/connect'
import { projectRoot } from './project-root'
import { startEmbedded } from './database/embedded/launch'
import { emptyDatabase, freshDatabase } from './testing/database'
import { othersMayEnter } from './testing/database-process'
import { account } from './testing/faults'
import { madeFolder } from './testing/made-folder'
import { bundleServer, startServer, stopServer, type ServerProcess } from './testing/server-process'
import { runOn, superuserUrl } from './testing/test-server'
import { tripletForm } from './testing/triplets'
import { visitor } from './testing/visitor'

const isRoot = process.getuid?.() === 0
const folders: string[] = []
const running = new Set<ChildProcess>()

beforeAll(bundleServer)
afterEach(async () => {
  for (const child of running) await stopServer(child, 'SIGTERM')
  running.clear()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-start-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/** Starts a server that the test's end stops. */
async function start(...how: Parameters<typeof startServer>): Promise<ServerProcess> {
  const started = await startServer(...how)
  running.add(started.child)
  return started
}

/** What in these places of the data folder others may read or enter. */
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

const postmasterIn = (dataDir: string) => path.join(dataDir, 'database/postgres/data/postmaster.pid')

/** Whether an embedded database runs there. */
const isRunning = (dataDir: string) => existsSync(postmasterIn(dataDir))

/** As a version leaves it that does not exist yet. */
const makeNewer = (url: string) =>
  runOn(
    url,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 99999999999999)",
  )

/** Of each table of the product how many rows it has. */
async function contents(url: string): Promise<unknown[]> {
  const { pool, close } = openDatabase({ url, log: () => undefined })
  const { rows } = await pool.query<{ relname: string; rows: string }>(
    `select relname, (xpath('/row/c/text()', query_to_xml('select count(*) as c from public.' || quote_ident(relname), false, true, '')))[1]::text as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  await close()
  return rows
}

describe('a start that is refused', () => {
  it.each([[[]], [['--adopt']]])(
    'by the database of a newer version says so in one sentence and leaves all as it was (%j)',
    async (words) => {
      const database = await freshDatabase()
      await makeNewer(superuserUrl(database.url))
      const before = await contents(database.url)
      const dataDir = path.join(emptyFolder(), 'data')
      const { code, output } = await start({ DATA_DIR: dataDir, DATABASE_URL: database.url }, { words })
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          /^A newer Pearwell has used the database of DATABASE_URL, so nothing was changed: .*\n$/,
        ),
      ])
      expect(existsSync(dataDir)).toBe(false)
      expect(await contents(database.url)).toEqual(before)
      await database.drop()
    },
  )

  it('by the data folder of a newer version says so in one sentence, and its database is stopped', async () => {
    const dataDir = await madeFolder()
    folders.push(dataDir)
    const embedded = await startEmbedded({ dataDir: path.join(dataDir, 'database'), log: () => undefined })
    await makeNewer(embedded.adminUrl)
    await embedded.stop()
    const before = readdirSync(dataDir)
    const { code, output } = await start({ DATA_DIR: dataDir })
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^A newer Pearwell has used this data folder, so nothing was changed: .*\n$/),
    ])
    expect([readdirSync(dataDir), isRunning(dataDir)]).toEqual([before, false])
  })

  it.each(['embedded', 'own'])(
    'by a password that may not be set leaves no folder, and nothing in the database (%s)',
    async (kind) => {
      const database = kind === 'own' ? await emptyDatabase() : undefined
      const dataDir = path.join(emptyFolder(), 'new', 'data')
      const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'password123', DATABASE_URL: database?.url ?? '' }
      const { code, output } = await start(env)
      expect([code, output]).toEqual([1, expect.stringMatching(/^ADMIN_PASSWORD cannot be used\. .*\n$/)])
      expect(existsSync(path.dirname(dataDir))).toBe(false)
      if (database) expect(await contents(database.url)).toEqual([])
      await database?.drop()
    },
  )

  it('once it has made a database takes it back, and leaves what lay in the folder before', async () => {
    const dataDir = emptyFolder()
    writeFileSync(path.join(dataDir, 'mine.txt'), '')
    // Where the portal's folders go a file is in the way.
    writeFileSync(path.join(dataDir, 'incoming'), '')
    const { code } = await start({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(readdirSync(dataDir).sort()).toEqual(['incoming', 'mine.txt'])
  })

  it.each([
    ['a port in use', (port: number) => ({ PORT: String(port) })],
    ['a database that nobody answers', () => ({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })],
  ])('by %s leaves no folder', async (_what, wrong) => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const dataDir = path.join(emptyFolder(), 'data')
    const { code } = await start({ DATA_DIR: dataDir, ...wrong((holder.address() as AddressInfo).port) })
    expect([code, existsSync(dataDir)]).toEqual([1, false])
    holder.close()
  })
})

describe('starting', () => {
  it('makes what it needs, prints the first admin once and one line with the URL; the admin can sign in', async () => {
    const dataDir = emptyFolder()
    const first = await start({ DATA_DIR: dataDir })
    const [, email = '', password = ''] = /administrator: (\S+) +password: (\S+)/.exec(first.output) ?? []
    expect(first.output.trim().split('\n')).toHaveLength(2)
    expect(isRunning(dataDir)).toBe(true)
    const admin = visitor(first.url)
    expect((await admin.post('/api/login', { email, password })).status).toBe(200)
    expect((await admin.get('/api/ready')).status).toBe(200)
    await admin.upload('/api/reports/multi-file', tripletForm())
    expect(openTo(dataDir, 'reports', 'incoming', 'session.key', 'credentials.key')).toEqual([])
    expect(await stopServer(first.child, 'SIGTERM')).toBe(0)

    const again = await start({ DATA_DIR: dataDir })
    expect(again.output.trim().split('\n')).toHaveLength(1)
    expect((await visitor(again.url).post('/api/login', { email, password })).status).toBe(200)
    await stopServer(again.child, 'SIGTERM')

    const key = path.join(dataDir, 'credentials.key')
    rmSync(key)
    const { code, output } = await start({ DATA_DIR: dataDir })
    expect([code, output]).toEqual([1, expect.stringMatching(/opens none of the keys of 1 reports/)])
    expect([existsSync(key), isRunning(dataDir)]).toEqual([false, false])
  })

  it('works after kill -9, with what was there and the sessions that were open', async () => {
    const dataDir = await madeFolder()
    folders.push(dataDir)
    const env = { DATA_DIR: dataDir, ...account }
    const first = await start(env)
    const boss = visitor(first.url)
    await boss.post('/api/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
    await stopServer(first.child, 'SIGKILL')
    const again = await start(env)
    const later = visitor(again.url)
    later.setCookie(boss.cookie())
    expect((await later.get('/api/user')).status).toBe(200)
  })

  it('says nothing but lines of the log from then on, also of its database that has ended', async () => {
    const dataDir = await madeFolder()
    folders.push(dataDir)
    const { child } = await start({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    let said = ''
    const isBack = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part: Buffer) => {
          said += part.toString()
          if (/The database is back .*\n/.test(said)) resolve()
        })
    })
    const [pid] = readFileSync(postmasterIn(dataDir), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await isBack
    const lines = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string })
    expect(lines.map(({ msg }) => msg)).toContain('The database has ended; it is started again.')
  })

  it('twice at once in one data folder gives two servers on one database', async () => {
    const env = { DATA_DIR: emptyFolder(), ...account }
    const both = await Promise.all([start(env), start(env)])
    const [one, two] = both.map(({ url }) => visitor(url))
    await one?.post('/api/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
    two?.setCookie(one?.cookie() ?? '')
    expect((await two?.get('/api/user'))?.status).toBe(200)
  })

  it('twice at once on an empty database makes one administrator, and shows only the password that is theirs', async () => {
    const database = await freshDatabase()
    const env = () => ({ DATA_DIR: emptyFolder(), DATABASE_URL: database.url })
    const both = await Promise.all([start(env()), start(env())])
    const shown = both
      .map(({ output }) => /administrator: (\S+) +password: (\S+)/.exec(output))
      .filter(Boolean)
    expect(shown).toHaveLength(1)
    const [, email, password] = shown[0] ?? []
    expect((await visitor(both[0].url).post('/api/login', { email, password })).status).toBe(200)
    for (const { child } of both) await stopServer(child, 'SIGTERM')
    await database.drop()
  })

  it("with a client's address as ADMIN_EMAIL says so in one sentence", async () => {
    const database = await freshDatabase()
    const { pool, close } = openDatabase({ url: database.url, log: () => undefined })
    await pool.query(
      "insert into users (email, username, role, password_hash) values ('Nora@example.com', 'nora', 'client', '')",
    )
    await close()
    const env = { DATA_DIR: emptyFolder(), DATABASE_URL: database.url, ADMIN_EMAIL: 'nora@example.com' }
    const { code, output } = await start(env)
    expect(code).toBe(1)
    expect(output).toBe(
      'ADMIN_EMAIL nora@example.com belongs to an account that is no administrator. Choose another address.\n',
    )
    await database.drop()
  })

  it('behind https without a trusted proxy says what to set', async () => {
    const database = await freshDatabase()
    const env = {
      DATA_DIR: emptyFolder(),
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://portal.example.com',
    }
    const { child, output } = await start(env)
    expect(output).toMatch(/^PUBLIC_URL is https, but TRUST_PROXY is empty: .*\n/)
    expect(output).toMatch(/at https:\/\/portal\.example\.com \(on this machine: http:\/\/localhost:\d+\)\n/)
    await stopServer(child, 'SIGTERM')
    await database.drop()
  })

  it('names a setting that nobody knows', async () => {
    const database = await freshDatabase()
    const env = { DATA_DIR: emptyFolder(), DATABASE_URL: database.url, INTAKE_FOLDERS: '/in' }
    const { child, output } = await start(env)
    expect(output).toMatch(
      /^INTAKE_FOLDERS in the environment is not known and changes nothing\. Did you mean INTAKE_FOLDER\?\n/m,
    )
    await stopServer(child, 'SIGTERM')
    await database.drop()
  })

  it('on a port in use says so in one sentence', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port } = holder.address() as AddressInfo
    const { code, output } = await start({ DATA_DIR: emptyFolder(), PORT: String(port) })
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`^Port ${port} is in use, .*PORT=${port + 1} npm start\n$`))
    holder.close()
  })

  it('with a data folder that cannot be one says so in one sentence', async () => {
    const folder = emptyFolder()
    writeFileSync(path.join(folder, 'file'), '')
    const { code, output } = await start({ DATA_DIR: path.join(folder, 'file', 'data') })
    expect(code).toBe(1)
    expect(output).toMatch(/^The data folder .* cannot be written \(ENOTDIR\)\. .*\n$/)
  })

  it('with a wrong configuration lists what is wrong and has made nothing', async () => {
    const dataDir = emptyFolder()
    const wrong = { PORT: 'high', TRUST_PROXY: 'https://proxy', LOG_LEVEL: 'loud' }
    const { code, output } = await start({ DATA_DIR: dataDir, ...wrong })
    expect(code).toBe(1)
    expect(output).toMatch(/PORT must.*\n.*TRUST_PROXY must.*\n.*LOG_LEVEL must.*\n$/)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('with a DATABASE_URL that nobody answers says so in one sentence', async () => {
    const { code, output } = await start({
      DATA_DIR: emptyFolder(),
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/^The database of DATABASE_URL cannot be used: connect ECONNREFUSED .*\n$/)
    expect(output).not.toContain('a:b')
  })

  // Only root can become another user, who must be able to read this checkout.
  it.runIf(isRoot && othersMayEnter(projectRoot))(
    'works as a user who is not root, and tells them of a folder they may not write',
    async () => {
      const nobody = { uid: 65534, gid: 65534 }
      const mine = emptyFolder()
      chownSync(mine, nobody.uid, nobody.gid)
      const started = await start({ DATA_DIR: mine }, nobody)
      expect(started.output).toMatch(/running at/)
      await stopServer(started.child, 'SIGTERM')
      const { code, output } = await start({ DATA_DIR: emptyFolder() }, nobody)
      expect(code).toBe(1)
      expect(output).toMatch(/^The data folder .* cannot be written \(EACCES\)\. .*\n$/)
    },
  )
})
