import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atSize, isFull } from '@shared/testing/runs'
import { diskStorage } from '../adapters/files/disk-storage'
import { backUp } from '../commands/backup/backup'
import { restore } from '../commands/backup/restore'
import { inspectConnection, openDatabase } from '../database/connect'
import { connectionTerminator } from '../database/terminate-connections'
import { tryWithLock } from '../database/locks'
import { emptyDatabase as emptyEmbedded } from '../testing/database'
import { account } from '../testing/faults'
import { load } from '../testing/load'
import { startPlainPostgres } from '../testing/plain-postgres'
import { hasPooler, startPooler, type Pooler } from '../testing/pooler'
import { testKeys } from '../testing/portal'
import { bundleServer, caller, startServer, stopServer } from '../testing/server-process'
import { runOn, type FreshDatabase } from '../testing/test-server'
import { tripletForm } from '../testing/triplets'
import type { Visitor } from '../testing/visitor'

/** A minute includes a run of jobs that run every minute. */
const SECONDS = atSize(2, 60)

/** Program folder of another PostgreSQL (/usr/lib/postgresql/15/bin) to test against. */
const BIN = process.env['PEARWELL_POSTGRES']

const limits = (role: string, database: string) =>
  ['statement_timeout = 15000', 'idle_in_transaction_session_timeout = 30000']
    .map((setting) => `alter role ${role} in database ${database} set ${setting}`)
    .join('; ')

describe.runIf(hasPooler)(
  `through pgbouncer in transaction mode${hasPooler ? '' : ' (skipped: not installed)'}`,
  () => {
    let emptyDatabase = emptyEmbedded
    let stopPlain = () => Promise.resolve()
    let database: FreshDatabase
    let pooler: Pooler
    let url: string
    let folder: string
    const children: ChildProcess[] = []
    const start = (env: Record<string, string>) =>
      startServer(env, { spawned: (child) => void children.push(child) })
    beforeAll(async () => {
      if (BIN) ({ emptyDatabase, stop: stopPlain } = await startPlainPostgres(BIN))
      database = await emptyDatabase()
      pooler = await startPooler(database.url, 5)
      url = pooler.through(database.url)
      folder = mkdtempSync(path.join(tmpdir(), 'pearwell-pooled-'))
      chmodSync(folder, 0o755)
    })
    afterAll(async () => {
      for (const child of children) await stopServer(child, 'SIGKILL')
      await pooler.stop()
      await database.drop()
      await stopPlain()
      rmSync(folder, { recursive: true, force: true })
    })

    it("a connection is recognised as pooled, and the role's time limits are detected", async () => {
      expect(await inspectConnection(database.url)).toEqual({ isPooled: false, isLimited: true })
      expect(await inspectConnection(url)).toEqual({ isPooled: true, isLimited: false })
      await runOn(database.url, limits('pearwell', new URL(database.url).pathname.slice(1)))
      await pooler.kill('SIGTERM')
      await pooler.start()
      expect(await inspectConnection(url)).toEqual({ isPooled: true, isLimited: true })
    })

    it('statements have no names, and no state stays in a connection for its next user', async () => {
      const { pool, close } = openDatabase({ url, isPooled: true, max: 30, log: () => undefined })
      const named = () =>
        pool.query({ name: 'one', text: 'select $1::int as n, pg_sleep(0.01)', values: [1] })
      await Promise.all(Array.from({ length: 100 }, named))
      await tryWithLock(pool, 'exports', async () => {
        expect(await tryWithLock(url, 'exports', () => Promise.resolve(true))).toBeUndefined()
        expect((await pool.query('select from pg_prepared_statements')).rowCount).toBe(0)
      })
      const shown = await Promise.all(Array.from({ length: 30 }, () => pool.query('show statement_timeout')))
      expect(new Set(shown.map(({ rows }) => JSON.stringify(rows)))).toEqual(
        new Set(['[{"statement_timeout":"15s"}]']),
      )
      await close()
    })

    it('connectionTerminator closes sockets instead of terminating backends that others use', async () => {
      const { pool, close } = openDatabase({ url, isPooled: true, log: () => undefined })
      const cut = connectionTerminator(pool, { isPooled: true })
      const straight = openDatabase({ url: database.url, max: 1, log: () => undefined })
      await straight.pool.query('select 1')
      const work = pool.query('select pg_sleep(60)').catch((error: unknown) => error)
      const works =
        "select from pg_stat_activity where query ~ '^select pg_sleep' and state = 'active' and datname = current_database()"
      await expect.poll(async () => (await straight.pool.query(works)).rowCount).toBe(1)
      const closed = close()
      await cut()
      expect(await work).toBeInstanceOf(Error)
      await closed
      expect(straight.pool.totalCount).toBe(1)
      await straight.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query ~ '^select pg_sleep' and datname = current_database()",
      )
      await straight.close()
    })

    it('two servers start at once and serve requests and jobs, and backup and restore work', async () => {
      await bundleServer()
      const dataDir = path.join(folder, 'data')
      const env = { ...account, ...testKeys, DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'warn' }
      const servers = await Promise.all([start(env), start(env)])
      for (const { code, output } of servers)
        expect([code, output]).toEqual([null, expect.not.stringContaining('"level"')])
      const urls = servers.map((server) => server.url)
      const visits = urls.map(caller)
      for (const visit of visits)
        expect(
          (await visit.post('/api/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD }))
            .status,
        ).toBe(200)
      const loads = await Promise.all(urls.map((one) => load(one, 0.2)))
      const uploads = Array.from({ length: 12 }, (_, n) =>
        (visits[n % 2] as Visitor).upload('/api/reports/multi-file', tripletForm({ sampleId: `EF90${n}` })),
      )
      const lists = visits.flatMap((visit) =>
        ['/api/reports?q=EF90', '/api/users', '/api/audit', '/api/admin/message-logs'].map((call) =>
          visit.get(call),
        ),
      )
      expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(Array(12).fill(201))
      expect((await Promise.all(lists)).map(({ status }) => status)).toEqual(Array(8).fill(200))
      await wait(SECONDS * 1_000)
      const mets = []
      for (const { stop, met } of loads) {
        await stop()
        mets.push(met)
      }
      for (const { dropped, wrong, answered } of mets)
        expect([dropped, wrong, answered > 0]).toEqual([[], [], true])
      const found = await visits[0]?.get('/api/reports?q=EF90&page=1&pageSize=50')
      expect(JSON.stringify(found?.body).match(/EF90\d+/g)?.length).toBeGreaterThanOrEqual(12)

      // A killed server must leave no lock behind, and the pooler no connection in use.
      expect(await stopServer(servers[0].child, 'SIGKILL')).toBe(null)
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const queues = await client.query('select from pgboss.schedule')
      expect(queues.rowCount).toBeGreaterThan(10)
      if (isFull) {
        const done = await client.query<{ n: number }>(
          "select count(*)::int as n from pgboss.job where state = 'completed'",
        )
        console.log(
          `${done.rows[0]?.n} jobs done, ${mets.map(({ answered }) => answered).join(' and ')} answers`,
        )
        expect(done.rows[0]?.n).toBeGreaterThan(0)
      }
      await client.end()

      const key = Buffer.from(testKeys.CREDENTIALS_KEY, 'base64')
      const copy = path.join(folder, 'backup')
      const register = path.join(folder, 'register')
      const manifest = await backUp({
        url,
        dataDir,
        storage: diskStorage(dataDir),
        folder: copy,
        withKeys: false,
        keys: [key],
        encrypt: true,
        register,
        withKeyRegistry: false,
      })
      expect(manifest.files.length).toBeGreaterThanOrEqual(36)
      const empty = await emptyDatabase()
      const other = path.join(folder, 'other')
      const restored = await restore({
        url: pooler.through(empty.url),
        dataDir: other,
        storage: diskStorage(other),
        folder: copy,
        trust: { keys: [key], unsigned: false },
        register,
      })
      expect(restored.leftOut).toBe(0)
      expect(await stopServer(servers[1].child, 'SIGTERM')).toBe(0)
      await empty.drop()
    })
  },
)
