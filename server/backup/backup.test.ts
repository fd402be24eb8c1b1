import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStorage } from '../adapters/files/disk-storage'
import { fileKinds, openFileStore, placeOf } from '../adapters/files/file-store'
import { wholeOf } from '../adapters/files/storage'
import { prepareSchema } from '../database/audit-owner'
import { seedDemo } from '../demo/demo'
import { checkChain } from '../features/audit/audit.public'
import { clients } from '../features/clients/clients.tables'
import { seedFoods } from '../features/foods/foods.public'
import { settings } from '../features/portal/portal.tables'
import { seedRecipes } from '../features/recipes/recipes.public'
import { pretendPlan } from '../features/trial/pretended'
import { sealer } from '../sealing'
import { bundle } from '../testing/bundle'
import { emptyDatabase, freshDatabase } from '../testing/database'
import { pastPlan } from '../testing/past-plan'
import { startPortal, testKeys, testPassword, type Person, type Portal } from '../testing/portal'
import { bundleServer, startServer, stopServer } from '../testing/server-process'
import { runOn, superuserUrl } from '../testing/test-server'
import { visitor } from '../testing/visitor'
import type { Manifest } from './manifest'
import { restore } from './restore'
import { registerName } from './register'
import { signedText } from './signed'

const key = Buffer.from(testKeys.CREDENTIALS_KEY, 'base64')
let program: string

/** The command as an operator gives it, in a process of its own. */
async function command(words: string[], env: Record<string, string>) {
  const run = promisify(execFile)(process.execPath, [program, ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...testKeys, ...env },
  })
  try {
    return { code: 0, said: (await run).stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr }
  }
}

const planTables = ['challenges', 'diary_days', 'food_outcomes', 'gate_answers', 'trial_foods', 'trials']

/** Of those of the demo. */
const REPORTS = 10

let portal: Portal
let folder: string
let backup: string
beforeAll(async () => {
  program = await bundle('backup/main.ts')
  folder = mkdtempSync(path.join(tmpdir(), 'pearwell-backup-'))
  backup = path.join(folder, 'backup')
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedRecipes(portal.deps.db)
  await seedDemo(portal.deps)
  const [client] = await portal.deps.db.select({ id: clients.id }).from(clients).limit(1)
  await portal.deps.db.transaction((tx) => pretendPlan(tx, client?.id ?? 0, pastPlan))
  // The others would be copied thirty times, and tell nothing more.
  const { visit } = await portal.person('admin')
  const reports = (await visit.get('/api/reports')).body as { id: number }[]
  for (const { id } of reports.slice(REPORTS))
    expect((await visit.send('DELETE', `/api/reports/${id}`)).status).toBe(204)
})
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
})

const sourceEnv = () => ({
  DATABASE_URL: portal.deps.config.databaseUrl,
  DATA_DIR: portal.deps.config.dataDir,
})

async function counts(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('tallies', 'practitioner_clients', 'standings', 'standing_changes') order by 1",
  )
  const found: Record<string, number> = {}
  for (const { name } of rows) {
    const { rows: counted } = await client.query<{ count: number; sum: string }>(
      `select count(*)::int as count from "${name}"`,
    )
    found[name] = counted[0]?.count ?? -1
  }
  await client.end()
  return found
}

function hashes(dataDir: string): Record<string, string> {
  const reports = path.join(dataDir, 'reports')
  return Object.fromEntries(
    readdirSync(reports, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(reports, name)).isFile())
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(reports, name)))
          .digest('hex'),
      ]),
  )
}

async function chainOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { head } = await checkChain(client)
  await client.end()
  return head ?? expect.fail('The audit is not whole.')
}

const idOf = (dataDir: string) => readFileSync(path.join(dataDir, 'portal.id'), 'utf8')

describe('a backup of the demo', () => {
  it('is made of the running portal, without keys unless told, and says so', async () => {
    const made = await command(['backup', backup], sourceEnv())
    expect(made).toEqual({
      code: 0,
      said: expect.stringMatching(
        /Backed up into .*\n.*report-keys\.json, one register.*\n.*NOT in it/,
      ) as string,
    })
    expect(existsSync(path.join(backup, 'keys'))).toBe(false)
    expect((await command(['backup', backup], sourceEnv())).said).toMatch(/is not empty/)
    expect((await command(['restore', '--verify', backup], {})).said).toMatch(/is whole/)
  })

  it('goes into an empty place: every row count and file hash is equal', async () => {
    const target = await emptyDatabase()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-restored-'))
    const env = { DATABASE_URL: target.url, DATA_DIR: dataDir }
    expect(await command(['restore', backup], env)).toEqual({
      code: 0,
      said: expect.stringMatching(/agrees/) as string,
    })
    const rows = await counts(target.url)
    expect(rows).toEqual(await counts(portal.deps.config.databaseUrl))
    expect(planTables.filter((name) => !rows[name])).toEqual([])
    expect(hashes(dataDir)).toEqual(hashes(portal.deps.config.dataDir))
    expect(await chainOf(target.url)).toEqual(await chainOf(portal.deps.config.databaseUrl))
    expect(idOf(dataDir)).toBe(idOf(portal.deps.config.dataDir))
    expect(Object.keys(hashes(dataDir)).length).toBeGreaterThan(20)

    const again = await command(['restore', backup], env)
    expect([again.code, again.said]).toEqual([1, expect.stringMatching(/already/)])
    await target.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('is refused where a portal is, or where files lie, and then changes nothing', async () => {
    const before = await counts(portal.deps.config.databaseUrl)
    const dataDir = path.join(folder, 'elsewhere')
    const full = await command(['restore', backup], { ...sourceEnv(), DATA_DIR: dataDir })
    expect([full.code, full.said]).toEqual([1, expect.stringMatching(/holds a portal already/)])
    expect(await counts(portal.deps.config.databaseUrl)).toEqual(before)
    expect(existsSync(path.join(dataDir, 'reports'))).toBe(false)
    mkdirSync(path.join(dataDir, 'reports', 'x'), { recursive: true })
    const files = await command(['restore', backup], { ...sourceEnv(), DATA_DIR: dataDir })
    expect([files.code, files.said]).toEqual([1, expect.stringMatching(/holds reports already/)])
  })

  it('that is damaged anywhere is named before anything is touched', async () => {
    const target = await freshDatabase()
    const names = readdirSync(backup, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /users\.copy$|report\.pdf$/.test(name),
    )
    for (const name of names.slice(0, 2)) {
      const copy = path.join(folder, 'damaged')
      rmSync(copy, { recursive: true, force: true })
      cpSync(backup, copy, { recursive: true })
      const bytes = readFileSync(path.join(copy, name))
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      writeFileSync(path.join(copy, name), bytes)
      for (const words of [
        ['restore', '--verify', copy],
        ['restore', copy],
      ]) {
        const answer = await command(words, {
          DATABASE_URL: target.url,
          DATA_DIR: path.join(folder, 'never'),
        })
        expect([answer.code, answer.said]).toEqual([1, expect.stringMatching(/is damaged/)])
      }
    }
    expect((await counts(target.url))['users']).toBe(0)
    await target.drop()
  })

  it('that is refused, or fails on the way, leaves no folder and no database of its own', async () => {
    const dataDir = path.join(folder, 'not', 'there')
    const changed = (name: string, change: (manifest: Manifest) => void) => {
      const copy = path.join(folder, name)
      cpSync(backup, copy, { recursive: true })
      const file = path.join(copy, 'manifest.json')
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
      change(manifest)
      writeFileSync(file, signedText({ ...manifest, signature: undefined }, key))
      return copy
    }
    const newer = changed('of-tomorrow', ({ migrations }) => migrations.push('of tomorrow'))
    const wrong = changed('wrong-count', ({ tables }) => {
      for (const table of tables) if (table.name === 'users') table.rows++
    })
    for (const [words, said] of [
      [[newer], /A newer Pearwell made this backup/],
      [[path.join(folder, 'absent')], /There is no backup in/],
      [[backup, '--register', path.join(folder, 'absent.json')], /The keys of the reports are missing/],
      [[wrong], /The table users has .* Nothing was restored/],
    ] as const) {
      const answer = await command(['restore', ...words], { DATA_DIR: dataDir })
      expect([answer.code, answer.said]).toEqual([1, expect.stringMatching(said)])
      expect(existsSync(path.dirname(dataDir))).toBe(false)
    }
    const target = await emptyDatabase()
    expect((await command(['restore', newer], { DATABASE_URL: target.url, DATA_DIR: dataDir })).said).toMatch(
      /A newer Pearwell made this backup/,
    )
    expect(await counts(target.url)).toEqual({})
    await target.drop()
  })

  it('that is refused where an older portal is does not bring that one to the newest tables', async () => {
    const old = await freshDatabase()
    const user =
      "insert into users (email, username, role, password_hash) values ('a@b.example', 'a', 'client', '')"
    await runOn(old.url, user)
    // As one has it that knows the newest migration not yet.
    await runOn(
      superuserUrl(old.url),
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    const answer = await command(['restore', backup], {
      DATABASE_URL: old.url,
      DATA_DIR: path.join(folder, 'old'),
    })
    expect([answer.code, answer.said]).toEqual([1, expect.stringMatching(/holds a portal already/)])
    await old.drop()
  })

  it('that fails on the way leaves the place as empty as before, for the next try', async () => {
    const target = await emptyDatabase()
    const dataDir = path.join(folder, 'twice')
    const copy = path.join(folder, 'miscounted')
    cpSync(backup, copy, { recursive: true })
    const file = path.join(copy, 'manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { tables: { name: string; rows: number }[] }
    for (const table of manifest.tables) if (table.name === 'users') table.rows++
    writeFileSync(file, signedText({ ...manifest, signature: undefined }, key))
    const env = { DATABASE_URL: target.url, DATA_DIR: dataDir }
    expect((await command(['restore', copy], env)).said).toMatch(
      /The table users has .* Nothing was restored/,
    )
    expect(await command(['restore', backup], env)).toEqual({
      code: 0,
      said: expect.stringMatching(/agrees/) as string,
    })
    await target.drop()
  })

  it('goes into an empty place whose audit was handed over already where a superuser is at hand', async () => {
    const server = superuserUrl(portal.deps.config.databaseUrl)
    // One of its own: what a role is a member of counts in every database of a server.
    const user = `restored_${process.pid}`
    await runOn(server, `create role ${user} login password 'own'`)
    await runOn(server, `create database ${user}`)
    const [own, admin] = [new URL(server), new URL(server)]
    Object.assign(own, { username: user, password: 'own', pathname: `/${user}` })
    admin.pathname = `/${user}`
    await runOn(server, `grant create on database ${user} to ${user}`)
    const urls = { url: own.href, adminUrl: admin.href }
    expect(await prepareSchema(urls)).toBe(true)
    const plan = {
      folder: backup,
      dataDir: path.join(folder, 'handed-over'),
      storage: diskStorage(path.join(folder, 'handed-over')),
      trust: { keys: [key], unsigned: false },
    }
    await expect(restore({ ...plan, url: own.href })).rejects.toThrow(
      `The audit's tables in this database belong to ${user}_audit already.`,
    )
    await restore({ ...plan, ...urls })
    expect(await chainOf(own.href)).toEqual(await chainOf(portal.deps.config.databaseUrl))
    await runOn(own.href, "insert into audit_events (action) values ('user.sign-in')")
    for (const statement of [`set role ${user}_audit`, "insert into audit_chain values (2147483647, 0, '')"])
      await expect(runOn(own.href, statement)).rejects.toMatchObject({ code: '42501' })
    await runOn(server, `drop database ${user} with (force)`)
    await runOn(server, `drop role ${user}_audit, ${user}`)
  })

  it('of a version that chained no audit is chained as it is restored', async () => {
    const target = await emptyDatabase()
    const copy = path.join(folder, 'unchained')
    cpSync(backup, copy, { recursive: true })
    const file = path.join(copy, 'manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { format: number; tables: { name: string }[] }
    manifest.format = 1
    manifest.tables = manifest.tables.filter(({ name }) => name !== 'audit_chain')
    writeFileSync(file, JSON.stringify(manifest))
    const trust = { keys: [key], unsigned: true }
    const dataDir = path.join(folder, 'chained')
    await restore({ url: target.url, dataDir, storage: diskStorage(dataDir), folder: copy, trust })
    const { events } = await chainOf(portal.deps.config.databaseUrl)
    expect(events).toBeGreaterThan(5)
    expect(await chainOf(target.url)).toMatchObject({ events })
    await target.drop()
  })

  it('of a version that noted no releases has them from the audit', async () => {
    const { visit } = await portal.person('admin')
    const listed = (await visit.get('/api/reports?state=released')).body as { id: number; clientId: number }[]
    const [{ id, clientId } = { id: 0, clientId: 0 }] = listed
    for (const to of [null, clientId])
      expect((await visit.put(`/api/reports/${id}/client`, { clientId: to })).status).toBe(200)

    const copy = path.join(folder, 'without-releases')
    expect(await command(['backup', copy], sourceEnv())).toMatchObject({ code: 0 })
    const file = path.join(copy, 'manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    manifest.format = 1
    manifest.tables = manifest.tables.filter(({ name }) => name !== 'report_openings')
    const table = manifest.tables.find(({ name }) => name === 'reports') ?? expect.fail('no reports')
    const isOlder = table.columns.map((column) => column !== 'pending_at' && column !== 'released_at')
    const rows = readFileSync(path.join(copy, table.path), 'utf8').split('\n')
    const older = rows
      .map((row) =>
        row
          .split('\t')
          .filter((_, at) => isOlder[at])
          .join('\t'),
      )
      .join('\n')
    writeFileSync(path.join(copy, table.path), older)
    table.columns = table.columns.filter((_, at) => isOlder[at])
    table.bytes = Buffer.byteLength(older)
    table.sha256 = createHash('sha256').update(older).digest('hex')
    writeFileSync(file, JSON.stringify(manifest))

    const target = await emptyDatabase()
    const trust = { keys: [key], unsigned: true }
    const dataDir = path.join(folder, 'released')
    await restore({ url: target.url, dataDir, storage: diskStorage(dataDir), folder: copy, trust })
    const moments = async (connectionString: string) => {
      const client = new pg.Client({ connectionString })
      await client.connect()
      const { rows: found } = await client.query<{ at: Date }>(
        'select released_at as at from reports where id = $1',
        [id],
      )
      await client.end()
      return found[0]?.at.getTime() ?? expect.fail('no report')
    }
    const [was, is] = [await moments(portal.deps.config.databaseUrl), await moments(target.url)]
    expect(Math.abs(is - was)).toBeLessThan(1000)
    await target.drop()
  })

  it('whose manifest names a place outside of it is refused', async () => {
    const copy = path.join(folder, 'climbing')
    cpSync(backup, copy, { recursive: true })
    const file = path.join(copy, 'manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { files: { path: string }[] }
    if (manifest.files[0]) manifest.files[0].path = 'files/../../outside'
    writeFileSync(file, JSON.stringify(manifest))
    expect((await command(['restore', '--verify', copy], {})).said).toMatch(/manifest\.json.*is damaged/)
  })

  it('names the file that is missing, when it stays missing', async () => {
    const dataDir = path.join(folder, 'incomplete')
    cpSync(portal.deps.config.dataDir, dataDir, { recursive: true })
    const [gone = ''] = readdirSync(path.join(dataDir, 'reports'))
    rmSync(path.join(dataDir, 'reports', gone, 'report.pdf'))
    const made = await command(['backup', path.join(folder, 'partly')], { ...sourceEnv(), DATA_DIR: dataDir })
    expect(made).toEqual({
      code: 1,
      said: expect.stringContaining(`${gone}/report.pdf is missing in`) as string,
    })
    expect(existsSync(path.join(folder, 'partly'))).toBe(false)
  })

  it('leaves out files whose keys were given up, and says how many', async () => {
    const [row] = (
      await portal.deps.pool.query<{ folder: string; sealed: string }>('select * from report_keys limit 1')
    ).rows
    const seal = (sealed?: string) =>
      portal.deps.pool.query('update report_keys set sealed = $1 where folder = $2', [sealed, row?.folder])
    await seal('')
    const place = path.join(folder, 'given-up')
    const made = await command(['backup', place], sourceEnv())
    await seal(row?.sealed)
    expect(made).toEqual({
      code: 0,
      said: expect.stringMatching(/files of 1 reports are not in it/) as string,
    })
    expect(existsSync(path.join(place, 'files', 'reports', row?.folder ?? ''))).toBe(false)
    const target = await emptyDatabase()
    const env = { DATABASE_URL: target.url, DATA_DIR: path.join(folder, 'from-given-up') }
    const restored = await command(['restore', place], env)
    expect([restored.code, restored.said]).toEqual([0, expect.not.stringMatching(/left out/)])
    await target.drop()
    expect((await command(['backup', path.join(folder, 'again')], sourceEnv())).code).toBe(0)
  })

  it('takes a report from the quarantine when its row is there again, and nothing else from there', async () => {
    const dataDir = path.join(folder, 'quarantined')
    cpSync(portal.deps.config.dataDir, dataDir, { recursive: true })
    const [named = ''] = readdirSync(path.join(dataDir, 'reports'))
    renameSync(path.join(dataDir, 'reports', named), path.join(dataDir, 'quarantine', named))
    mkdirSync(path.join(dataDir, 'quarantine', 'forgotten'))
    const place = path.join(folder, 'from-quarantine')
    expect(await command(['backup', place], { ...sourceEnv(), DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    expect(hashes(path.join(place, 'files'))).toEqual(hashes(portal.deps.config.dataDir))
    expect(existsSync(path.join(place, 'files', 'quarantine'))).toBe(false)
    const target = await freshDatabase()
    const refused = await command(['restore', place], { DATABASE_URL: target.url, DATA_DIR: dataDir })
    expect([refused.code, refused.said]).toEqual([1, expect.stringMatching(/already/)])
    await target.drop()
  })

  it('is neither made of two that do not belong together, nor restored where a portal was', async () => {
    const dataDir = path.join(folder, 'stranger')
    cpSync(portal.deps.config.dataDir, dataDir, { recursive: true })
    writeFileSync(path.join(dataDir, 'portal.id'), `${randomUUID()}\n`)
    const made = await command(['backup', path.join(folder, 'mixed')], { ...sourceEnv(), DATA_DIR: dataDir })
    expect([made.code, made.said]).toEqual([1, expect.stringMatching(/do not belong together/)])
    expect(existsSync(path.join(folder, 'mixed'))).toBe(false)
    for (const name of ['reports', 'images', 'quarantine'])
      rmSync(path.join(dataDir, name), { recursive: true, force: true })
    const target = await freshDatabase()
    const refused = await command(['restore', backup], { DATABASE_URL: target.url, DATA_DIR: dataDir })
    expect([refused.code, refused.said]).toEqual([1, expect.stringMatching(/used by a portal already/)])
    await target.drop()
  })

  it('or that cannot be made, or restored, says why in one sentence and makes nothing', async () => {
    const place = path.join(folder, 'nothing')
    const nobody = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }
    const unusable = 'The database of DATABASE_URL cannot be used: connect ECONNREFUSED'
    for (const [why, words, env] of [
      ['Which backup?', ['restore'], {}],
      ['--help is not known.', ['backup', '--help'], {}],
      ['The configuration cannot be used:\n  PORT must', ['backup', place], { PORT: 'high' }],
      ['There is no portal to back up', ['backup', place], { DATA_DIR: path.join(folder, 'mistyped') }],
      [unusable, ['backup', place], nobody],
      [unusable, ['restore', backup], { ...nobody, DATA_DIR: path.join(folder, 'empty') }],
    ] as const) {
      const { code, said } = await command([...words], { ...sourceEnv(), ...env })
      expect(code).toBe(1)
      expect(said.slice(0, why.length)).toBe(why)
      expect(said).not.toMatch(/^ {4}at |a:b@/m)
    }
    for (const name of ['nothing', 'mistyped']) expect(existsSync(path.join(folder, name))).toBe(false)
  })

  it('takes the keys along when told', async () => {
    const dataDir = path.join(folder, 'with-keys')
    mkdirSync(dataDir)
    cpSync(path.join(portal.deps.config.dataDir, 'reports'), path.join(dataDir, 'reports'), {
      recursive: true,
    })
    writeFileSync(path.join(dataDir, 'session.key'), 'a key of the test')
    const made = await command(['backup', '--with-keys', path.join(folder, 'keyed')], {
      ...sourceEnv(),
      DATA_DIR: dataDir,
    })
    expect(made.said).toMatch(/session\.key/)
    expect(readFileSync(path.join(folder, 'keyed', 'keys', 'session.key'), 'utf8')).toBe('a key of the test')
  })
})

const without = { DATA_DIR: '/nowhere', CREDENTIALS_KEY: '' }

describe('a signed manifest', () => {
  const copyOf = (name: string) => {
    const copy = path.join(folder, name)
    cpSync(backup, copy, { recursive: true })
    return [copy, path.join(copy, 'manifest.json')] as const
  }
  const verify = (place: string, ...flags: string[]) => command(['restore', '--verify', place, ...flags], {})

  it('that was rewritten with fresh checksums, or taken from another backup, fails', async () => {
    const [copy, file] = copyOf('rewritten')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { tables: { path: string; sha256: string }[] }
    for (const table of manifest.tables.filter(({ path: name }) => name.includes('users'))) {
      const place = path.join(copy, table.path)
      writeFileSync(place, readFileSync(place, 'utf8').replace('\tclient\t', '\tadmin\t'))
      table.sha256 = createHash('sha256').update(readFileSync(place)).digest('hex')
    }
    writeFileSync(file, JSON.stringify(manifest))
    const found = await verify(copy)
    expect([found.code, found.said]).toEqual([1, expect.stringMatching(/somebody rewrote it/)])
    // Its checksums agree, which is all that can be said without the key.
    expect((await verify(copy, '--unsigned')).said).toMatch(/who made it is not known/)
    const target = { DATABASE_URL: 'postgres://nobody', DATA_DIR: path.join(folder, 'never') }
    const restored = await command(['restore', '--unsigned', copy], target)
    expect([restored.code, restored.said]).toEqual([1, expect.stringMatching(/Nothing was restored/)])
    cpSync(path.join(backup, 'manifest.json'), file)
    expect((await verify(copy)).said).toMatch(/is damaged: tables\/users\.copy/)
  })

  it('needs the key of its portal, and says so', async () => {
    const said = async (env: Record<string, string>) =>
      (await command(['restore', '--verify', backup], env)).said
    expect(await said(without)).toMatch(/none is here: set CREDENTIALS_KEY/)
    const other = Buffer.alloc(32, 8).toString('base64')
    expect(await said({ CREDENTIALS_KEY: other })).toMatch(/is not signed with CREDENTIALS_KEY/)
    expect(await said({ CREDENTIALS_KEY: `${other},${testKeys.CREDENTIALS_KEY}` })).toMatch(/is whole/)
  })

  it('is believed by a key inside the backup only where no other is there', async () => {
    const [copy, file] = copyOf('attacked')
    const own = Buffer.alloc(32, 9)
    const text = `${own.toString('base64')}\n`
    mkdirSync(path.join(copy, 'keys'))
    writeFileSync(path.join(copy, 'keys', 'credentials.key'), text)
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
    const sha256 = createHash('sha256').update(text).digest('hex')
    const keys = [{ path: 'keys/credentials.key', bytes: text.length, sha256 }]
    writeFileSync(file, signedText({ ...manifest, keys, signature: undefined }, own))
    const found = await verify(copy)
    expect([found.code, found.said]).toEqual([1, expect.stringMatching(/somebody rewrote it/)])
    expect((await command(['restore', '--verify', copy], without)).said).toMatch(
      /is whole.*; signed with the key inside it: who made it is not known\./,
    )
  })

  it('was none in an older Pearwell, whose backups are restored when told', async () => {
    const [copy, file] = copyOf('older')
    const {
      signature,
      portal: _portal,
      registerAt,
      encrypted,
      plain,
      ...manifest
    } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    expect([signature, registerAt, encrypted, plain]).toEqual([
      expect.any(String),
      expect.any(String),
      false,
      [],
    ])
    writeFileSync(file, JSON.stringify({ ...manifest, format: 1 }))
    expect((await verify(copy)).said).toMatch(/is not signed: an older Pearwell made it.*--unsigned/)
    const target = await emptyDatabase()
    const env = { DATABASE_URL: target.url, DATA_DIR: path.join(folder, 'from-older') }
    expect(await command(['restore', '--unsigned', copy], env)).toMatchObject({ code: 0 })
    await target.drop()
  })
})

it('the drill: an encrypted backup, a report deleted after it, and a new place in which it stays gone', async () => {
  const admin: Person = await portal.person('admin')
  const account = { email: admin.email, password: testPassword }
  const image = await portal.deps.images.keep(Buffer.from('an image of a food'))
  await portal.deps.pool.query('update foods set image_hash = $1 where id = (select min(id) from foods)', [
    image,
  ])
  const logo = await portal.deps.images.keep(Buffer.from('a logo'), 'png')
  await portal.deps.db
    .insert(settings)
    .values({ logoHash: logo })
    .onConflictDoUpdate({ target: settings.id, set: { logoHash: logo } })
  const drill = path.join(folder, 'drill')
  mkdirSync(drill)
  const make = (name: string) => command(['backup', '--encrypt', path.join(drill, name)], sourceEnv())
  expect((await make('one')).said).toMatch(/, encrypted\.$/m)
  const list = (await admin.visit.get('/api/reports')).body as { id: number; sampleId: string }[]
  const [gone, kept] = list
  const pdf = await bytesOf(portal.url, admin.visit.cookie(), kept?.id)
  const results = (await admin.visit.get(`/api/reports/${kept?.id}`)).body as { results: unknown }
  cpSync(path.join(drill, registerName), path.join(drill, 'older.json'))
  expect((await admin.visit.send('DELETE', `/api/reports/${gone?.id}`)).status).toBe(204)
  expect((await make('two')).code).toBe(0)

  const one = path.join(drill, 'one')
  const names = readdirSync(one, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(one, name)).isFile(),
  )
  const open = names.filter((name) => readFileSync(path.join(one, name)).includes(kept?.sampleId ?? '?'))
  expect([names.length > 3 * REPORTS + 20, open]).toEqual([true, []])

  // Whatever byte changes, and whichever key or register is the wrong one, it is said and nothing is restored.
  const target = await emptyDatabase()
  const env = { DATABASE_URL: target.url, DATA_DIR: path.join(folder, 'drilled') }
  for (const name of [names.find((file) => file.includes('images/')), 'manifest.json']) {
    const file = path.join(one, name ?? '')
    const before = readFileSync(file)
    const after = Buffer.from(before)
    after[before.length >> 1] = (before[before.length >> 1] ?? 0) ^ 1
    writeFileSync(file, after)
    const { code, said } = await command(['restore', '--verify', one], {})
    expect([code, said]).toEqual([1, expect.stringMatching(/is damaged|somebody rewrote it/)])
    writeFileSync(file, before)
  }
  expect((await command(['restore', one], { ...env, ...without })).said).toMatch(/none is here/)
  const old = ['restore', '--register', path.join(drill, 'older.json'), path.join(drill, 'two')]
  expect((await command(old, env)).said).toMatch(/is older than the backup/)
  const nowhere = ['restore', '--register', path.join(drill, 'nowhere.json'), one]
  expect((await command(nowhere, env)).said).toMatch(/The keys of the reports are missing/)

  expect((await command(['restore', one], env)).said).toMatch(/agrees\.\n1 reports were left out/)
  await bundleServer()
  const server = await startServer({ ...env, ...testKeys })
  const visit = visitor(server.url)
  expect((await visit.post('/api/login', account)).status).toBe(200)
  expect((await visit.get(`/api/reports/${kept?.id}`)).body).toMatchObject({ results: results.results })
  expect((await bytesOf(server.url, visit.cookie(), kept?.id)).equals(pdf)).toBe(true)
  expect((await visit.get(`/api/reports/${gone?.id}`)).status).toBe(404)
  expect(((await visit.get('/api/reports')).body as unknown[]).length).toBe(list.length - 1)
  const imageOf = (name: string) => readFileSync(path.join(env.DATA_DIR, 'images', name), 'utf8')
  expect([imageOf(`${image}.jpg`), imageOf(`${logo}.png`)]).toEqual(['an image of a food', 'a logo'])
  await stopServer(server.child, 'SIGTERM')

  // The same place as versions before report keys, and before plans, would have left it upgrades by starting.
  await makeOlder(target.url, env.DATA_DIR)
  const before = hashes(env.DATA_DIR)
  const upgraded = await startServer({ ...env, ...testKeys })
  const again = visitor(upgraded.url)
  expect((await again.post('/api/login', account)).status).toBe(200)
  expect((await bytesOf(upgraded.url, again.cookie(), kept?.id)).equals(pdf)).toBe(true)
  await expect.poll(async () => (await counts(target.url))['report_keys']).toBe(list.length - 1)
  const rows = await counts(target.url)
  expect(planTables.map((name) => rows[name])).toEqual(planTables.map(() => 0))
  expect((await bytesOf(upgraded.url, again.cookie(), kept?.id)).equals(pdf)).toBe(true)
  await stopServer(upgraded.child, 'SIGTERM')
  const after = hashes(env.DATA_DIR)
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length)
  expect(Object.keys(after).filter((name) => name in before)).toEqual([])
  await target.drop()
})

/** When the migration of plans was made, after which others came that may be done again. */
const PLANS_CAME = 1_795_714_683_372

/** Opens all report files and forgets their keys, and takes back what the migrations from that of plans on have made. */
async function makeOlder(url: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const files = await openFileStore(dataDir)
  const { rows } = await client.query<{ folder: string; sealed: string }>('select * from report_keys')
  for (const { folder, sealed } of rows) {
    const sealedKey = sealer(() => [key]).open(folder, sealed) ?? ''
    for (const kind of fileKinds) {
      const bytes = await wholeOf(await files.open(folder, kind, Buffer.from(sealedKey, 'base64')))
      writeFileSync(path.join(dataDir, placeOf(folder, kind)), bytes)
    }
  }
  await client.query('delete from report_keys')
  await client.query(`drop table ${[...planTables, 'audit_floor'].join(', ')}`)
  await client.query('drop table passkeys, totp, recovery_codes, auth_challenges')
  await client.query('alter table sessions drop column factors, drop column assured_at')
  await client.query(
    'alter table settings drop column trial_on, drop column trial_signed_by, drop column staff_factor, drop column staff_factor_from',
  )
  await client.query('alter table data_folder drop column places')
  await client.query('drop table standings, standing_changes; drop function note_standing cascade')
  await client.query('drop table intake_looks; alter table foods drop column former_description')
  await client.query('drop table client_merges, report_corrections; drop index reports_email')
  await client.query('alter table report_openings drop column earlier_at')
  await client.query('drop function end_sharing cascade')
  await client.query('drop table intake_moves')
  await client.query(
    'alter table reports drop column unread, drop column pdf_file_name, drop column csv_file_name',
  )
  await client.query('delete from drizzle.__drizzle_migrations where created_at >= $1', [PLANS_CAME])
  await client.end()
}

async function bytesOf(url: string, cookie: string, id = 0): Promise<Buffer> {
  const answer = await fetch(`${url}/api/reports/${id}/pdf`, { headers: { Cookie: cookie } })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
