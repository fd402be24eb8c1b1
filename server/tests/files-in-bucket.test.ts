import { pattern } from '@shared/domain/text/pattern'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import JSZip from 'jszip'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atSize, isFull } from '@shared/testing/runs'
import { bucketStorage } from '../adapters/files/bucket-storage'
import { type Disk, diskStorage } from '../adapters/files/disk-storage'
import { type FileKind, fileKinds, fileStore, reportFilePath } from '../adapters/files/file-store'
import { bucketsOf, refuseSameBucket, storagesOf } from '../adapters/files/open-storage'
import { rawPieces, type Storage } from '../adapters/files/storage'
import { twoStorages } from '../adapters/files/two-storages'
import { backUp } from '../commands/backup/backup'
import { restore } from '../commands/backup/restore'
import { checkPair, claimPair, folderId, refuseOthersBuckets, writeBucketId } from '../data-folder/identity'
import { reports } from '../features/reports/reports.tables'
import { knownFolders, sweepReportFiles } from '../features/reports/reports.public'
import { moveFiles } from '../commands/move-files/move'
import { soundPdf } from '../testing/pdfs'
import { freshDatabase } from '../testing/database'
import { type Person, type Portal, startPortal, testKeys } from '../testing/portal'
import { type Fault, type FakeS3, fakeS3Keys, startFakeS3 } from '../testing/fake-s3'
import { startSwift, swiftMissing, type Swift } from '../testing/swift'
import { tripletForm } from '../testing/triplets'

const isSwift = isFull && !swiftMissing

let s3: FakeS3
let folder: string
let swift: Swift | undefined
beforeAll(async () => {
  s3 = await startFakeS3()
  folder = mkdtempSync(path.join(tmpdir(), 'pearwell-bucket-'))
  if (isSwift) swift = await startSwift()
})
afterAll(async () => {
  await s3.close()
  await swift?.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => s3.failWith(() => undefined))

const fakeS3Access = () => ({
  FILES_ENDPOINT: s3.url,
  FILES_ACCESS_KEY_ID: fakeS3Keys.accessKeyId,
  FILES_SECRET_ACCESS_KEY: fakeS3Keys.secretAccessKey,
})
const swiftAccess = () => ({
  FILES_ENDPOINT: swift?.settings.endpoint ?? '',
  FILES_ACCESS_KEY_ID: swift?.settings.accessKeyId ?? '',
  FILES_SECRET_ACCESS_KEY: swift?.settings.secretAccessKey ?? '',
})

type Env = () => Record<string, string>
const stores: [string, Env][] = [
  ['the fake server', () => ({ ...fakeS3Access(), FILES_URL: 's3://files/portal', FILES_ALSO: 'disk' })],
  ...(isSwift
    ? [
        [
          'Swift',
          () => ({ ...swiftAccess(), FILES_URL: 's3://pearwell-files/portal', FILES_ALSO: 'disk' }),
        ] as [string, Env],
      ]
    : []),
]

const pdfOf = (n: number) => soundPdf(150_000 + n, `${n}`)

describe.each(stores)('a portal with its files in a bucket of %s', (_name, env) => {
  let portal: Portal
  let admin: Person
  let added = 0
  beforeAll(async () => {
    portal = await startPortal(env())
    admin = await portal.person('admin')
  })
  afterAll(() => portal.close())

  const upload = async (more: { email?: string } = {}) => {
    const sampleId = `BUCKET${++added}`
    const pdf = pdfOf(added)
    const form = tripletForm(
      { sampleId, ...more },
      { pdf, ...(more.email && { fields: { email: more.email } }) },
    )
    const answer = await admin.visit.upload('/api/reports/multi-file', form)
    return { ...answer, id: (answer.body as { id: number }).id, pdf }
  }
  const read = async (id: number, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${portal.url}/api/reports/${id}/pdf`, {
      headers: { Cookie: admin.visit.cookie(), ...headers },
    })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const storages = () => storagesOf(portal.deps.config)

  it('imports reports, serves ranges of them, and leaves nothing on its disk', async () => {
    const { status, id, pdf } = await upload()
    expect(status).toBe(201)
    const whole = await read(id)
    expect([whole.status, whole.bytes.equals(pdf)]).toEqual([200, true])
    const part = await read(id, { Range: 'bytes=65000-131999' })
    expect([part.status, part.bytes.equals(pdf.subarray(65_000, 132_000))]).toEqual([206, true])
    for (const name of ['incoming', 'reports'])
      expect(readdirSync(path.join(portal.deps.config.dataDir, name))).toEqual([])
    expect(await storages().target.list('reports')).toHaveLength(1)
    expect((await admin.visit.get('/api/ready')).status).toBe(200)
    await sweepReportFiles(portal.deps)
    expect((await admin.visit.send('DELETE', `/api/reports/${id}`)).status).toBe(204)
    expect(await storages().target.list('reports')).toEqual([])
  })

  it('stores the logo and personal data exports in the bucket', async () => {
    const logo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('logo', new Blob([new Uint8Array(logo)], { type: 'image/png' }), 'logo.png')
    expect((await admin.visit.send('PUT', '/api/settings/logo', { form })).status).toBe(200)
    const { logoHash } = (await admin.visit.get('/api/config')).body as { logoHash: string }
    const shown = await admin.visit.get(`/api/logo/${logoHash}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])

    const person = await portal.person('client', { email: 'bucket@example.com' })
    expect((await upload({ email: person.email })).status).toBe(201)
    const { id } = (await person.visit.post('/api/user/export', {})).body as { id: number }
    const newest = async () => (await person.visit.get('/api/user/export')).body as { state: string }
    await expect.poll(async () => (await newest()).state).toBe('ready')
    const answer = await fetch(`${portal.url}/api/user/export/${id}`, {
      headers: { Cookie: person.visit.cookie() },
    })
    const zip = await JSZip.loadAsync(await answer.arrayBuffer())
    expect(Object.keys(zip.files)).toContain('account.json')
    expect(await storages().target.list('exports')).toHaveLength(1)
    expect(readdirSync(portal.deps.config.dataDir)).not.toContain('exports')
  })

  it('is moved to the disk and back during reads, uploads and deletions, and a stopped move can be resumed', async () => {
    const { db } = portal.deps
    const { target, source, disk } = storages()
    if (!source) throw new Error('there is nothing to move')
    const kept = []
    for (let n = 0; n < 4; n++) kept.push(await upload())
    const over = new AbortController()
    const done = { reads: 0, uploads: 0, deletes: 0 }
    const reading = (async () => {
      while (!over.signal.aborted)
        for (const { id, pdf } of kept) {
          const { status, bytes } = await read(id)
          expect([status, bytes.equals(pdf)]).toEqual([200, true])
          done.reads++
        }
    })()
    const writing = (async () => {
      while (!over.signal.aborted) {
        const { status, id } = await upload()
        expect(status).toBe(201)
        done.uploads++
        if (done.uploads % 2 === 0) continue
        expect((await admin.visit.send('DELETE', `/api/reports/${id}`)).status).toBe(204)
        done.deletes++
      }
    })()
    const working = Promise.all([reading, writing])
    // A rejection is checked only after the moves, so it must not count as unhandled until then.
    working.catch(() => undefined)

    await moveFiles(db, { target: disk, source: target })
    /** Throws after this many storage operations, as a kill would interrupt the move. */
    const killed = (steps: number) => {
      let step = 0
      const tired = <T extends object>(storage: T): T =>
        new Proxy(storage, {
          get: (object, name) => {
            const part = object[name as keyof T]
            if (typeof part !== 'function') return part
            return (...words: unknown[]) => {
              if (++step > steps) throw new Error('killed')
              return (part as (...words: unknown[]) => unknown)(...words)
            }
          },
        })
      return { target: tired(target), source: tired(disk) }
    }
    for (const steps of atSize([3, 15, 40], [3, 8, 15, 25, 40, 60]))
      await moveFiles(db, killed(steps)).catch(() => undefined)
    over.abort()
    await working
    expect(Object.values(done).every((count) => count > 0)).toBe(true)

    const moved = await moveFiles(db, { target, source: disk })
    expect(moved).toMatchObject({ failed: 0, unnamed: 0, isDone: true })
    const rows = await db.select({ folder: reports.folder, id: reports.id }).from(reports)
    expect((await target.list('reports')).sort()).toEqual(rows.map(({ folder: one }) => one).sort())
    for (const { id, pdf } of kept) expect((await read(id)).bytes.equals(pdf)).toBe(true)
    expect(await moveFiles(db, { target, source: disk })).toMatchObject({
      reports: 0,
      files: 0,
      isDone: true,
    })
    console.log(done, moved)
  })

  it('is backed up, and restored into another bucket', async () => {
    const key = Buffer.from(testKeys.CREDENTIALS_KEY, 'base64')
    const place = path.join(folder, `backup-${_name}`)
    const { config, db } = portal.deps
    const { target } = storages()
    const manifest = await backUp({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      storage: portal.deps.storage,
      folder: place,
      withKeys: false,
      keys: [key],
      encrypt: true,
      register: `${place}-keys.json`,
      withKeyRegistry: false,
    })
    const rows = await db.select({ folder: reports.folder }).from(reports)
    expect(manifest.files.filter(({ path: name }) => name.includes('/reports/'))).toHaveLength(
      rows.length * 3,
    )
    const database = await freshDatabase()
    const { runOn, superuserUrl } = await import('../testing/test-server')
    await runOn(
      superuserUrl(database.url),
      'drop schema public cascade; create schema public; grant all on schema public to public; drop schema if exists drizzle cascade',
    )
    const settings = { ...config.files, url: `${config.files.url}-restored`, also: '' }
    const dataDir = mkdtempSync(path.join(folder, 'restored-'))
    const { target: other } = storagesOf({ dataDir, files: settings })
    const plan = {
      url: database.url,
      dataDir,
      folder: place,
      register: `${place}-keys.json`,
      trust: { keys: [key], unsigned: false },
    }
    await expect(restore({ ...plan, storage: target })).rejects.toThrow(/The bucket .* already has reports/)
    await restore({ ...plan, storage: other })
    expect((await other.list('reports')).sort()).toEqual((await target.list('reports')).sort())
    const pair = { dataDir, url: database.url, databaseUrl: database.url }
    await checkPair({ ...pair, files: { ...settings, buckets: bucketsOf({ files: settings }) } })
    // The restored database records that its files are in the other bucket.
    await expect(
      checkPair({ ...pair, files: { ...config.files, buckets: bucketsOf(config) } }),
    ).rejects.toThrow(/Some of this portal's files are in .*-restored, which the settings do not mention/)
    await database.drop()
  })
})

describe('a move of files between a disk and a bucket', () => {
  let portal: Portal
  let known: string[]
  beforeAll(async () => {
    portal = await startPortal()
    const admin = await portal.person('admin')
    for (const sampleId of ['MOVE1', 'MOVE2'])
      await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId }))
    known = (await portal.deps.db.select({ folder: reports.folder }).from(reports)).map((row) => row.folder)
  })
  afterAll(() => portal.close())

  const killed = new Error('killed')
  /** A new disk and a new bucket that both fail after a given number of operations. */
  const places = async () => {
    const dataDir = mkdtempSync(path.join(folder, 'move-'))
    let left = Infinity
    const tick = () => {
      if (--left < 0) throw killed
    }
    const tired = new Proxy(fs, {
      get: (real, name: keyof Disk) => {
        const act = real[name] as (...words: unknown[]) => Promise<unknown>
        return async (...words: unknown[]) => {
          const target = String(words[0])
          // Simulates a folder removal that is interrupted after its first file.
          if (name === 'rm' && left === 0 && existsSync(target) && statSync(target).isDirectory())
            for (const one of readdirSync(target).slice(0, 1)) rmSync(path.join(target, one))
          tick()
          return act(...words)
        }
      },
    })
    const disk = diskStorage(dataDir, tired)
    await disk.prepare()
    const settings = { ...fakeS3Keys, endpoint: s3.url, region: 'us-east-1', pathStyle: true }
    const url = `s3://files/${path.basename(dataDir)}`
    const bucket = bucketStorage({ ...settings, url }, { attemptMs: 5_000, pausesMs: [] })
    s3.failWith(() => (--left < 0 ? 403 : undefined))
    return {
      disk,
      bucket,
      endAfter: (steps: number) => {
        left = steps
      },
      isOver: () => left < 0,
    }
  }
  const sealed = (text: string) => [Buffer.from(`pearwell\x01${text}`)]
  const write = (storage: Storage, name: string, kinds: readonly FileKind[] = fileKinds) =>
    storage.writeFolder(
      `reports/${name}`,
      Object.fromEntries(
        kinds.map((kind) => [`report.${kind}`, Readable.from(sealed(`${kind} of ${name}`))]),
      ),
    )
  const read = async (storage: Storage, name: string, kind: FileKind) => {
    const pieces: Buffer[] = []
    for await (const piece of rawPieces(storage, reportFilePath(name, kind))) pieces.push(piece)
    return String(Buffer.concat(pieces))
  }
  const expectWhole = async (storage: Storage, name: string, kinds: readonly FileKind[] = fileKinds) => {
    for (const kind of kinds)
      expect(await read(storage, name, kind)).toBe(String(sealed(`${kind} of ${name}`)[0]))
  }

  it.each(['bucket', 'disk'] as const)(
    'interrupted on its way to the %s is completed by the next run, even after a sweep',
    async (to) => {
      const { db } = portal.deps
      const [named = '', knownAgain = ''] = known
      let isOver = true
      for (let steps = to === 'bucket' ? 1 : 4; isOver; steps += atSize(34, 17)) {
        const { disk, bucket, ...one } = await places()
        const [target, source] = to === 'bucket' ? [bucket, disk] : [disk, bucket]
        const [stray, part] = [randomUUID() as string, randomUUID() as string]
        for (const name of [named, knownAgain, stray]) await write(source, name)
        await write(source, part, ['pdf'])
        for (const name of [knownAgain, stray, part]) await source.setAside(name)

        one.endAfter(steps)
        await moveFiles(db, { target, source }).catch(() => undefined)
        isOver = one.isOver()
        one.endAfter(Infinity)

        const both = twoStorages(target, source)
        await expectWhole(both, named)
        const swept = await fileStore(disk, both).sweep((folders) => knownFolders(db, folders), 0)
        expect(swept).toMatchObject({ heldBack: 0, erased: 0 })
        for (const name of known) await expectWhole(both, name)
        expect([steps, await moveFiles(db, { target, source })]).toMatchObject([
          steps,
          { failed: 0, unnamed: 0, isDone: true },
        ])
        expect((await target.list('reports')).sort()).toEqual([...known].sort())
        expect((await target.list('quarantine')).sort()).toEqual([stray, part].sort())
        for (const name of [stray, part]) await target.bringBack(name)
        for (const name of [...known, stray]) await expectWhole(target, name)
        await expectWhole(target, part, ['pdf'])
      }
    },
  )

  it('leaves files that are not encrypted yet on the disk', async () => {
    const { disk, bucket } = await places()
    const [named = '', other = ''] = known
    await disk.writeFolder(
      `reports/${named}`,
      Object.fromEntries(fileKinds.map((kind) => [`report.${kind}`, Readable.from([Buffer.from('plain')])])),
    )
    await write(disk, other)
    expect(await moveFiles(portal.deps.db, { target: bucket, source: disk })).toMatchObject({
      ...{ reports: 1, plain: 1, failed: 0, isDone: false },
    })
    expect([await disk.list('reports'), await bucket.list('reports')]).toEqual([[named], [other]])
  })

  it('finds reports missing from a stale list, and is not done while the bucket has foreign files', async () => {
    const { disk, bucket } = await places()
    s3.freezeLists()
    for (const name of known) await write(bucket, name)
    s3.failWith(() => 'stale')
    expect(await moveFiles(portal.deps.db, { target: disk, source: bucket })).toMatchObject({
      failed: 0,
      isDone: false,
    })
    expect((await disk.list('reports')).sort()).toEqual([...known].sort())
    await bucket.writeFile('reports/README', Readable.from([Buffer.from('others')]))
    s3.freezeLists()
    expect(await moveFiles(portal.deps.db, { target: disk, source: bucket })).toMatchObject({ isDone: true })
  })

  it('refuses a bucket of another portal, and one that is both source and target', async () => {
    const { db } = portal.deps
    const { bucket } = await places()
    await expect(refuseOthersBuckets(db, { target: undefined, source: bucket })).rejects.toThrow(
      /is not one of this portal's buckets: check FILES_URL, FILES_ALSO and FILES_ENDPOINT. Nothing was moved.$/,
    )
    await writeBucketId(bucket, folderId(portal.deps.config.dataDir) ?? '')
    await refuseOthersBuckets(db, { target: undefined, source: bucket })
    await expect(refuseSameBucket({ target: bucket, source: bucket })).rejects.toThrow(/are the same place/)
    await refuseSameBucket({ target: bucket, source: (await places()).bucket })
  })
})

describe('a bucket that fails', () => {
  let portal: Portal
  let admin: Person
  beforeAll(async () => {
    portal = await startPortal({ ...fakeS3Access(), FILES_URL: 's3://files/failing' })
    admin = await portal.person('admin')
  })
  afterAll(() => portal.close())

  it.each([
    [500, 503, 'is not responding at the moment'],
    [507, 507, 'no space left'],
    [403, 503, 'is not responding at the moment'],
    ['cut', 503, 'is not responding at the moment'],
    ['wrong-bytes', 503, 'is not responding at the moment'],
  ] as [Fault, number, string][])(
    'with %s makes an upload answer %i and leaves no row',
    async (fault, status, sentence) => {
      const sampleId = `FAIL${fault}`
      s3.failWith(({ method, key }) => (method === 'PUT' && key.includes('/reports/') ? fault : undefined))
      const refused = await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId }))
      expect([refused.status, refused.text]).toEqual([status, expect.stringContaining(sentence) as string])
      expect(await portal.deps.db.$count(reports)).toBe(0)
      expect(readdirSync(path.join(portal.deps.config.dataDir, 'incoming'))).toEqual([])
      s3.failWith(() => undefined)
      await expect.poll(() => portal.deps.storage.list('reports')).toEqual([])
    },
  )

  it('shows in readiness, metrics and status', async () => {
    const states = async () => [
      (await admin.visit.get('/api/ready')).status,
      /^pearwell_ready (\d)/m.exec((await admin.visit.get('/metrics')).text)?.[1],
      ((await admin.visit.get('/api/system/status')).body as { files: { state: string } }).files.state,
    ]
    expect(await states()).toEqual([200, '1', 'ok'])
    s3.failWith(() => 500)
    expect(await states()).toEqual([503, '0', 'down'])
    expect(portal.logged()).not.toContain(fakeS3Keys.secretAccessKey)
  })
})

describe('a bucket and a database', () => {
  const place = async (url: string, also = '') => {
    const portal = await startPortal()
    const dataDir = mkdtempSync(path.join(folder, 'identity-'))
    const { databaseUrl } = portal.deps.config
    const files = {
      ...portal.deps.config.files,
      ...{ url, also, endpoint: s3.url, pathStyle: true, ...fakeS3Keys },
    }
    const pair = {
      dataDir,
      url: databaseUrl,
      databaseUrl,
      files: { ...files, buckets: bucketsOf({ files }) },
    }
    return { portal, pair, storages: storagesOf({ dataDir, files }) }
  }

  it('are matched by their id, and every place with files must be named in the settings', async () => {
    const { portal, pair, storages } = await place('s3://files/pair')
    // The start has recorded that this portal's files are on the disk.
    await expect(checkPair(pair)).rejects.toThrow(
      /Some of this portal's files are in disk, which the settings do not mention/,
    )
    const both = { ...pair, dataDir: portal.deps.config.dataDir, files: { ...pair.files, also: 'disk' } }
    await checkPair(both)
    await claimPair(both)
    expect(await moveFiles(portal.deps.db, { target: storages.target, source: storages.disk })).toMatchObject(
      {
        isDone: true,
      },
    )
    await checkPair(pair)
    await claimPair(pair)
    const disk = {
      ...pair,
      files: { ...pair.files, url: '', buckets: { target: undefined, source: undefined } },
    }
    await expect(checkPair(disk)).rejects.toThrow(
      /Some of this portal's files are in s3:\/\/files\/pair, which/,
    )

    const other = await place('s3://files/pair')
    const wrong = { ...other.pair, files: { ...other.pair.files, also: 'disk' } }
    await expect(checkPair(wrong)).rejects.toThrow(
      new RegExp(
        pattern`^The bucket s3:\/\/files\/pair and the DATABASE_URL database do not belong together \(they have different ids\)`,
      ),
    )
    await portal.close()
    await other.portal.close()
  })

  it('with an id on one side only are accepted once the database names every report in the bucket', async () => {
    const { portal, pair, storages } = await place('s3://files/forgotten')
    await portal.deps.pool.query('delete from data_folder')
    const files = fileStore(storages.disk, storages.target)
    const kept = { html: Buffer.from('a'), pdf: Buffer.from('b'), csv: Buffer.from('c') }
    await storages.disk.prepare()
    await files.keep(kept)
    await expect(checkPair(pair)).rejects.toThrow(/of the 1 reports in the bucket the database knows 0/)
    for (const name of await storages.target.list('reports')) {
      expect(fileKinds.map((kind) => reportFilePath(name, kind))).toHaveLength(3)
      await storages.target.remove(`reports/${name}`)
    }
    await checkPair(pair)
    await claimPair(pair)
    await claimPair(pair)
    await checkPair(pair)
    await portal.close()
  })
})
