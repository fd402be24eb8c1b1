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
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStorage } from '../../adapters/files/disk-storage'
import { fileKinds, openFileStore, reportFilePath } from '../../adapters/files/file-store'
import { readAll } from '../../adapters/files/storage'
import { type DatabaseUrls, prepareSchema } from '../../database/audit-owner'
import { checkChain } from '../../features/audit/audit.public'
import { settings } from '../../features/portal/portal.tables'
import { reportKeys, reports } from '../../features/reports/reports.tables'
import { textCipher } from '../../encryption/text-cipher'
import { bundle } from '../../testing/bundle'
import { emptyDatabase, freshDatabase } from '../../testing/database'
import { startPortal, testKeys, testPassword, type Person, type Portal } from '../../testing/portal'
import { bundleServer, startServer, stopServer } from '../../testing/server-process'
import { runInProcess } from '../../testing/run-in-process'
import { fillEmptyTables } from '../../testing/fill-empty-tables'
import { runOn, superuserUrl } from '../../testing/test-server'
import { tripletForm } from '../../testing/triplets'
import { visitor } from '../../testing/visitor'
import { backUp, type BackupPlan } from './backup'
import { run } from './command'
import { checkBackup, verify } from './check-backup'
import type { Manifest } from './manifest'
import { type KeyRegistry, keyRegistryName } from './key-registry'
import { restore } from './restore'
import { signedText } from './signed'

const key = Buffer.from(testKeys.CREDENTIALS_KEY, 'base64')
const trust = { keys: [key], unsigned: false }

/** Runs the command as an operator does, in a separate process. */
const program = async (words: string[], env: Record<string, string>) => {
  const file = await bundle('commands/backup/main.ts')
  const options = { env: { ...testKeys, ...env } }
  return (await promisify(execFile)(process.execPath, [file, ...words], options)).stdout
}

/** Runs the command in this process. */
const command = (words: string[], env: Record<string, string>) =>
  runInProcess(run, words, { ...testKeys, ...env })

const planTables = ['challenges', 'diary_days', 'food_outcomes', 'gate_answers', 'trial_foods', 'trials']

const REPORTS = 5

let portal: Portal
let folder: string
let backup: string
/** A report whose client was changed, and one whose key was given up. */
let released: number
let givenUp: { id: number; folder: string }
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pearwell-backup-'))
  backup = path.join(folder, 'backup')
  portal = await startPortal()
  const { db, config } = portal.deps
  const { visit } = await portal.person('admin')
  const { clientId } = await portal.person('client')
  for (let n = 0; n < REPORTS; n++) {
    const form = tripletForm({ sampleId: `BK${n}` }, { fields: { clientId: String(clientId) } })
    expect((await visit.upload('/api/reports/multi-file', form)).status).toBe(201)
  }
  const [one = { id: 0, folder: '' }, other = one] = await db
    .select({ id: reports.id, folder: reports.folder })
    .from(reports)
  released = one.id
  for (const to of [null, clientId])
    expect((await visit.put(`/api/reports/${released}/client`, { clientId: to })).status).toBe(200)
  givenUp = other
  await db.update(reportKeys).set({ sealed: '' }).where(eq(reportKeys.folder, givenUp.folder))
  rmSync(path.join(config.dataDir, 'reports', givenUp.folder), { recursive: true })
  const superuser = new pg.Client({ connectionString: superuserUrl(config.databaseUrl) })
  await superuser.connect()
  await fillEmptyTables(superuser)
  await superuser.end()
})
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
})

const sourceEnv = () => ({
  DATABASE_URL: portal.deps.config.databaseUrl,
  DATA_DIR: portal.deps.config.dataDir,
})

/** Makes a backup like the command, without a process. */
const backUpInto = (place: string, { dataDir = portal.deps.config.dataDir, encrypt = false } = {}) =>
  backUp({
    url: portal.deps.config.databaseUrl,
    dataDir,
    storage: diskStorage(dataDir),
    folder: place,
    withKeys: false,
    keys: [key],
    encrypt,
    register: path.join(path.dirname(place), keyRegistryName),
    withKeyRegistry: false,
  } satisfies BackupPlan)

/** Restores a backup like the command, without a process. */
const restoreInto = (
  target: DatabaseUrls,
  dataDir: string,
  more: Partial<Omit<Parameters<typeof restore>[0], keyof DatabaseUrls>> = {},
) => {
  const { url, adminUrl } = target
  return restore({ folder: backup, trust, url, adminUrl, dataDir, storage: diskStorage(dataDir), ...more })
}

function copyOf(name: string): string {
  const copy = path.join(folder, name)
  cpSync(backup, copy, { recursive: true })
  return copy
}

/** Changes a backup's manifest, and signs it with `by` or leaves the signature unchanged. */
function rewrite(copy: string, change: (manifest: Manifest) => void, by?: Buffer): string {
  const file = path.join(copy, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  change(manifest)
  writeFileSync(file, by ? signedText({ ...manifest, signature: undefined }, by) : JSON.stringify(manifest))
  return copy
}

const miscounted = (name: string) =>
  rewrite(
    copyOf(name),
    ({ tables }) => {
      for (const table of tables) if (table.name === 'users') table.rows++
    },
    key,
  )
const misses = /The table users has .* Nothing was restored/

async function rowsOf<Row extends object>(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement, values)
  await client.end()
  return rows
}

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

describe('a backup', () => {
  it('is made of the running portal, and says which keys and unreadable files it leaves out', async () => {
    expect(await program(['backup', backup], sourceEnv())).toMatch(
      /Backed up into .*\n.*files of 1 reports are not in it.*\n.*report-keys\.json, one register.*\n.*NOT in it/,
    )
    for (const place of ['keys', `files/reports/${givenUp.folder}`])
      expect(existsSync(path.join(backup, place))).toBe(false)
    await expect(backUpInto(backup)).rejects.toThrow(/is not empty/)
    expect((await command(['restore', '--verify', backup], {})).said).toMatch(/is complete/)
  })

  it('is restored into an empty place, also after a failed try, with equal row counts and file hashes', async () => {
    const target = await emptyDatabase()
    const dataDir = path.join(folder, 'restored')
    await expect(restoreInto(target, dataDir, { folder: miscounted('once') })).rejects.toThrow(misses)
    expect(await program(['restore', backup], { DATABASE_URL: target.url, DATA_DIR: dataDir })).toMatch(
      /agrees(?![^]*left out)/,
    )
    const rows = await counts(target.url)
    expect(rows).toEqual(await counts(portal.deps.config.databaseUrl))
    expect(Object.keys(rows).filter((name) => !rows[name])).toEqual([])
    expect(hashes(dataDir)).toEqual(hashes(portal.deps.config.dataDir))
    expect(Object.keys(hashes(dataDir))).toHaveLength(3 * (REPORTS - 1))
    expect(await chainOf(target.url)).toEqual(await chainOf(portal.deps.config.databaseUrl))
    expect(idOf(dataDir)).toBe(idOf(portal.deps.config.dataDir))
    await target.drop()
  })

  it('is not restored over a portal or existing files, and changes nothing then', async () => {
    const url = portal.deps.config.databaseUrl
    const before = await counts(url)
    const dataDir = path.join(folder, 'elsewhere')
    await expect(restoreInto({ url }, dataDir)).rejects.toThrow(/already has a portal/)
    expect(await counts(url)).toEqual(before)
    expect(existsSync(path.join(dataDir, 'reports'))).toBe(false)
    for (const prefix of ['reports', 'images', 'quarantine']) {
      mkdirSync(path.join(dataDir, prefix, 'x'), { recursive: true })
      await expect(restoreInto({ url }, dataDir)).rejects.toThrow(`already has ${prefix}`)
      rmSync(path.join(dataDir, prefix), { recursive: true })
    }
  })

  it("is refused with the damaged file's name before anything is touched", async () => {
    const target = await freshDatabase()
    for (const [at, sought] of [/users\.copy$/, /report\.pdf$/].entries()) {
      const copy = copyOf(`damaged-${at}`)
      const names = readdirSync(copy, { recursive: true, encoding: 'utf8' })
      const file = path.join(copy, names.find((name) => sought.test(name)) ?? '')
      const bytes = readFileSync(file)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      writeFileSync(file, bytes)
      await expect(verify(copy, trust)).rejects.toThrow(/is damaged/)
      const never = path.join(folder, 'never')
      await expect(restoreInto(target, never, { folder: copy })).rejects.toThrow(/is damaged/)
      expect(existsSync(never)).toBe(false)
    }
    expect((await counts(target.url))['users']).toBe(0)
    await target.drop()
  })

  it('leaves no folder or database behind when its restore is refused or fails', async () => {
    const dataDir = path.join(folder, 'not', 'there')
    for (const [place, said] of [
      [path.join(folder, 'absent'), /There is no backup in/],
      [miscounted('wrong-count'), misses],
    ] as const) {
      const answer = await command(['restore', place], { DATA_DIR: dataDir })
      expect([answer.code, answer.said]).toEqual([1, expect.stringMatching(said)])
      expect(existsSync(path.dirname(dataDir))).toBe(false)
    }
    const target = await emptyDatabase()
    const newer = rewrite(copyOf('of-tomorrow'), ({ migrations }) => void migrations.push('of tomorrow'), key)
    const register = path.join(folder, 'absent.json')
    for (const [more, said] of [
      [{ folder: newer }, /A newer version of Pearwell made this backup/],
      [{ register }, /The keys of the reports are missing/],
    ] as const)
      await expect(restoreInto(target, dataDir, more)).rejects.toThrow(said)
    expect(existsSync(path.dirname(dataDir))).toBe(false)
    expect(await counts(target.url)).toEqual({})
    await target.drop()
  })

  it('uses the named register, else the one beside it, else the one inside it', async () => {
    const place = path.join(folder, 'registers')
    cpSync(backup, path.join(place, 'backup'), { recursive: true })
    const { reports: known, ...rest } = JSON.parse(
      readFileSync(path.join(folder, keyRegistryName), 'utf8'),
    ) as KeyRegistry
    const [named, beside, within] = ['named.json', keyRegistryName, path.join('backup', keyRegistryName)].map(
      (name) => path.join(place, name),
    ) as [string, string, string]
    // As if one more report had been deleted before each of them was written.
    for (const [at, file] of [within, beside, named].entries())
      writeFileSync(file, signedText({ ...rest, reports: known.slice(at), signature: undefined }, key))
    const dataDir = path.join(folder, 'never')
    const knownBy = async (register?: string) => {
      const plan = { folder: path.join(place, 'backup'), trust, dataDir, storage: diskStorage(dataDir) }
      return (await checkBackup({ ...plan, ...(register && { register }) })).register?.reports.length
    }
    expect(await knownBy(named)).toBe(REPORTS - 2)
    expect(await knownBy()).toBe(REPORTS - 1)
    rmSync(beside)
    expect(await knownBy()).toBe(REPORTS)
    rmSync(within)
    await expect(knownBy()).rejects.toThrow(/The keys of the reports are missing/)
  })

  it('does not migrate an older portal when it refuses to restore over it', async () => {
    const old = await freshDatabase()
    const user =
      "insert into users (email, username, role, password_hash) values ('a@b.example', 'a', 'client', '')"
    await runOn(old.url, user)
    // As in a portal that does not know the newest migration yet.
    await runOn(
      superuserUrl(old.url),
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    await expect(restoreInto(old, path.join(folder, 'old'))).rejects.toThrow(/already has a portal/)
    await old.drop()
  })

  it("is restored with a superuser where the audit's tables already have their own owner", async () => {
    const server = superuserUrl(portal.deps.config.databaseUrl)
    // A separate role, since role memberships apply to all databases of a server.
    const user = `restored_${process.pid}`
    await runOn(server, `create role ${user} login password 'own'`)
    await runOn(server, `create database ${user}`)
    const [own, admin] = [new URL(server), new URL(server)]
    Object.assign(own, { username: user, password: 'own', pathname: `/${user}` })
    admin.pathname = `/${user}`
    await runOn(server, `grant create on database ${user} to ${user}`)
    const urls = { url: own.href, adminUrl: admin.href }
    expect(await prepareSchema(urls)).toBe(true)
    const dataDir = path.join(folder, 'handed-over')
    await expect(restoreInto({ url: own.href }, dataDir)).rejects.toThrow(
      `The audit log's tables in this database already belong to ${user}_audit.`,
    )
    await restoreInto(urls, dataDir)
    expect(await chainOf(own.href)).toEqual(await chainOf(portal.deps.config.databaseUrl))
    await runOn(own.href, "insert into audit_events (action) values ('user.sign-in')")
    for (const statement of [`set role ${user}_audit`, "insert into audit_chain values (2147483647, 0, '')"])
      await expect(runOn(own.href, statement)).rejects.toMatchObject({ code: '42501' })
    await runOn(server, `drop database ${user} with (force)`)
    await runOn(server, `drop role ${user}_audit, ${user}`)
  })

  it('from an older version without signatures is restored on request, with an audit chain and releases', async () => {
    const copy = rewrite(copyOf('older'), (manifest) => {
      expect(manifest).toMatchObject({
        signature: expect.any(String) as string,
        registerAt: expect.any(String) as string,
        encrypted: false,
        plain: [],
      })
      const later = { signature: undefined, portal: undefined, registerAt: undefined, encrypted: undefined }
      Object.assign(manifest, { ...later, plain: undefined, format: 1 })
      manifest.tables = manifest.tables.filter(
        ({ name }) => name !== 'audit_chain' && name !== 'report_openings',
      )
      const table = manifest.tables.find(({ name }) => name === 'reports') ?? expect.fail('no reports')
      const isOlder = table.columns.map((column) => column !== 'pending_at' && column !== 'released_at')
      const ofOlder = <Part>(parts: Part[]) => parts.filter((_, at) => isOlder[at])
      const place = path.join(folder, 'older', table.path)
      const lines = readFileSync(place, 'utf8').split('\n')
      const text = lines.map((line) => ofOlder(line.split('\t')).join('\t')).join('\n')
      writeFileSync(place, text)
      table.columns = ofOlder(table.columns)
      table.bytes = Buffer.byteLength(text)
      table.sha256 = createHash('sha256').update(text).digest('hex')
    })
    await expect(verify(copy, trust)).rejects.toThrow(
      /is not signed: an older version of Pearwell made it.*--unsigned/,
    )
    const target = await emptyDatabase()
    const env = { DATABASE_URL: target.url, DATA_DIR: path.join(folder, 'from-older') }
    expect(await command(['restore', '--unsigned', copy], env)).toMatchObject({ code: 0 })
    const source = portal.deps.config.databaseUrl
    const { events } = await chainOf(source)
    expect(events).toBeGreaterThan(5)
    expect(await chainOf(target.url)).toMatchObject({ events })
    const linked =
      "select max(at) as at from audit_events where action = 'report.link' and subject_id = $1 having max(at) is not null"
    expect(
      await rowsOf(target.url, 'select released_at as at from reports where id = $1', [released]),
    ).toEqual(await rowsOf(source, linked, [released]))
    await target.drop()
  })

  it('with a manifest that names a path outside of it is refused', async () => {
    const copy = rewrite(copyOf('climbing'), ({ files: [file] }) => {
      if (file) file.path = 'files/../../outside'
    })
    await expect(verify(copy, trust)).rejects.toThrow(/manifest\.json.*is damaged/)
  })

  it('names a file that stays missing', async () => {
    const dataDir = path.join(folder, 'incomplete')
    cpSync(portal.deps.config.dataDir, dataDir, { recursive: true })
    const [gone = ''] = readdirSync(path.join(dataDir, 'reports'))
    rmSync(path.join(dataDir, 'reports', gone, 'report.pdf'))
    const place = path.join(folder, 'partly')
    await expect(backUpInto(place, { dataDir })).rejects.toThrow(`${gone}/report.pdf is missing from`)
    expect(existsSync(place)).toBe(false)
  })

  it('includes a quarantined report whose row is back, and nothing else of the quarantine', async () => {
    const dataDir = path.join(folder, 'quarantined')
    cpSync(portal.deps.config.dataDir, dataDir, { recursive: true })
    const [named = ''] = readdirSync(path.join(dataDir, 'reports'))
    renameSync(path.join(dataDir, 'reports', named), path.join(dataDir, 'quarantine', named))
    mkdirSync(path.join(dataDir, 'quarantine', 'forgotten'))
    const place = path.join(folder, 'from-quarantine')
    await backUpInto(place, { dataDir })
    expect(hashes(path.join(place, 'files'))).toEqual(hashes(portal.deps.config.dataDir))
    expect(existsSync(path.join(place, 'files', 'quarantine'))).toBe(false)
  })

  it('is not made of a mismatched database and folder, nor restored where a portal was', async () => {
    const dataDir = path.join(folder, 'stranger')
    mkdirSync(dataDir)
    writeFileSync(path.join(dataDir, 'portal.id'), `${randomUUID()}\n`)
    const place = path.join(folder, 'mixed')
    await expect(backUpInto(place, { dataDir })).rejects.toThrow(/do not belong together/)
    expect(existsSync(place)).toBe(false)
    const { databaseUrl: url } = portal.deps.config
    await expect(restoreInto({ url }, dataDir)).rejects.toThrow(/already been used by a portal/)
  })

  it('a backup that cannot be made or restored fails with one sentence and creates nothing', async () => {
    const place = path.join(folder, 'nothing')
    const nobody = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }
    const unusable = 'The DATABASE_URL database cannot be used: connect ECONNREFUSED'
    for (const [why, words, env] of [
      ['Which backup?', ['restore'], {}],
      ['--help is not a known option.', ['backup', '--help'], {}],
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

  it('includes the keys on request', async () => {
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
  it('is refused when it was rewritten with fresh checksums or comes from another backup', async () => {
    const copy = rewrite(copyOf('rewritten'), ({ tables }) => {
      for (const table of tables.filter(({ path: name }) => name.includes('users'))) {
        const place = path.join(folder, 'rewritten', table.path)
        writeFileSync(place, readFileSync(place, 'utf8').replace('\tclient\t', '\tadmin\t'))
        table.sha256 = createHash('sha256').update(readFileSync(place)).digest('hex')
      }
    })
    await expect(verify(copy, trust)).rejects.toThrow(/Someone changed it/)
    // The checksums agree, and without the key nothing more can be checked.
    const compared = await command(['restore', '--verify', copy, '--unsigned'], {})
    expect(compared.said).toMatch(/who made it is not known/)
    const unsigned = { folder: copy, trust: { ...trust, unsigned: true } }
    await expect(
      restoreInto({ url: 'postgres://nobody' }, path.join(folder, 'never'), unsigned),
    ).rejects.toThrow(/Nothing was restored/)
    cpSync(path.join(backup, 'manifest.json'), path.join(copy, 'manifest.json'))
    await expect(verify(copy, trust)).rejects.toThrow(/is damaged: tables\/users\.copy/)
  })

  it('cannot be verified without the key of its portal', async () => {
    const by = (...keys: Buffer[]) => verify(backup, { keys, unsigned: false })
    await expect(by()).rejects.toThrow(/none is here\. Set CREDENTIALS_KEY/)
    const other = Buffer.alloc(32, 8)
    await expect(by(other)).rejects.toThrow(/is not signed with CREDENTIALS_KEY/)
    expect(await by(other, key)).toMatchObject({ isKnown: true })
  })

  it('is trusted by a key inside the backup only when no other key is available', async () => {
    const copy = copyOf('attacked')
    const own = Buffer.alloc(32, 9)
    const text = `${own.toString('base64')}\n`
    mkdirSync(path.join(copy, 'keys'))
    writeFileSync(path.join(copy, 'keys', 'credentials.key'), text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    const keys = [{ path: 'keys/credentials.key', bytes: text.length, sha256 }]
    rewrite(copy, (manifest) => void Object.assign(manifest, { keys }), own)
    await expect(verify(copy, trust)).rejects.toThrow(/Someone changed it/)
    expect((await command(['restore', '--verify', copy], without)).said).toMatch(
      /is complete.*; signed with the key inside it: who made it is not known\./,
    )
  })
})

it('a report deleted after an encrypted backup stays deleted in the restored portal, which can upgrade', async () => {
  const admin: Person = await portal.person('admin')
  const account = { email: admin.email, password: testPassword }
  expect((await admin.visit.send('DELETE', `/api/reports/${givenUp.id}`)).status).toBe(204)
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
  const one = path.join(drill, 'one')
  expect((await command(['backup', '--encrypt', '--with-register', one], sourceEnv())).said).toMatch(
    /, encrypted\.$/m,
  )
  const list = (await admin.visit.get('/api/reports')).body as { id: number; sampleId: string }[]
  const [gone, kept] = list
  const pdf = await bytesOf(portal.url, admin.visit.cookie(), kept?.id)
  const results = (await admin.visit.get(`/api/reports/${kept?.id}`)).body as { results: unknown }
  cpSync(path.join(drill, keyRegistryName), path.join(drill, 'older.json'))
  expect((await admin.visit.send('DELETE', `/api/reports/${gone?.id}`)).status).toBe(204)
  await backUpInto(path.join(drill, 'two'), { encrypt: true })

  const names = readdirSync(one, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(one, name)).isFile(),
  )
  const open = names.filter((name) => readFileSync(path.join(one, name)).includes(kept?.sampleId ?? '?'))
  expect([names.length > 3 * REPORTS + 20, open]).toEqual([true, []])

  // Any changed byte, wrong key or outdated register is reported, and nothing is restored.
  const target = await emptyDatabase()
  const env = { DATABASE_URL: target.url, DATA_DIR: path.join(folder, 'drilled') }
  for (const name of [names.find((file) => file.includes('images/')), 'manifest.json']) {
    const file = path.join(one, name ?? '')
    const before = readFileSync(file)
    const after = Buffer.from(before)
    after[before.length >> 1] = (before[before.length >> 1] ?? 0) ^ 1
    writeFileSync(file, after)
    await expect(verify(one, trust)).rejects.toThrow(/is damaged|Someone changed it/)
    writeFileSync(file, before)
  }
  const closed = { folder: one, trust: { keys: [], unsigned: false } }
  await expect(restoreInto(target, env.DATA_DIR, closed)).rejects.toThrow(/none is here/)
  const old = ['restore', '--register', path.join(drill, 'older.json'), path.join(drill, 'two')]
  expect((await command(old, env)).said).toMatch(/is older than the backup/)

  expect((await command(['restore', one], env)).said).toMatch(/agrees\.\n1 reports were left out/)
  const restored = await startPortal(env)
  const visit = restored.stranger()
  expect((await visit.post('/api/login', account)).status).toBe(200)
  expect((await visit.get(`/api/reports/${kept?.id}`)).body).toMatchObject({ results: results.results })
  expect((await bytesOf(restored.url, visit.cookie(), kept?.id)).equals(pdf)).toBe(true)
  expect((await visit.get(`/api/reports/${gone?.id}`)).status).toBe(404)
  expect(((await visit.get('/api/reports')).body as unknown[]).length).toBe(list.length - 1)
  const imageOf = (name: string) => readFileSync(path.join(env.DATA_DIR, 'images', name), 'utf8')
  expect([imageOf(`${image}.jpg`), imageOf(`${logo}.png`)]).toEqual(['an image of a food', 'a logo'])
  await restored.close()

  // The same portal, as versions before report keys and plans would have left it, upgrades when
  // started.
  await makeOlder(target.url, env.DATA_DIR)
  const before = hashes(env.DATA_DIR)
  await bundleServer()
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

/** The time of the migration for plans; later migrations can be applied again. */
const PLANS_CAME = 1_795_714_683_372

/**
 * Decrypts all report files, removes their keys, and reverts the migrations since the one for
 * plans.
 */
async function makeOlder(url: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const files = await openFileStore(dataDir)
  const { rows } = await client.query<{ folder: string; sealed: string }>('select * from report_keys')
  for (const { folder, sealed } of rows) {
    const sealedKey = textCipher(() => [key]).decrypt(folder, sealed) ?? ''
    for (const kind of fileKinds) {
      const bytes = await readAll(await files.open(folder, kind, Buffer.from(sealedKey, 'base64')))
      writeFileSync(path.join(dataDir, reportFilePath(folder, kind)), bytes)
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
  await client.query('drop function tell_webhooks cascade')
  await client.query(
    'drop table received_messages, webhook_deliveries, webhooks, share_tickets, share_opens, shares',
  )
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
