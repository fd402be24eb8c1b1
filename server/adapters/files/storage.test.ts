import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '@shared/domain/text/dates'
import { isFull } from '@shared/testing/runs'
import { DecryptionError } from '../../encryption/encrypted-file'
import { type Fault, type S3Request, type FakeS3, fakeS3Keys, startFakeS3 } from '../../testing/fake-s3'
import { startSwift, swiftMissing, type Swift } from '../../testing/swift'
import type { BucketSettings } from './bucket-client'
import { bucketStorage } from './bucket-storage'
import { type DiskStorage, diskStorage } from './disk-storage'
import { fileKinds, type FileStore, fileStore } from './file-store'
import { imageStore } from './image-store'
import { proveBuckets } from './open-storage'
import { openStored, rawPieces, type Storage, readAll } from './storage'
import { twoStorages } from './two-storages'

/** As many attempts as in production, with pauses short enough for a test. */
const patience = { attemptMs: 2_000, pausesMs: [1, 1] }

let s3: FakeS3
let dataDir: string
let disk: DiskStorage
let swift: Swift | undefined
const withSwift = isFull && !swiftMissing
beforeAll(async () => {
  s3 = await startFakeS3()
  dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-storage-'))
  disk = diskStorage(dataDir)
  await disk.prepare()
  if (withSwift) swift = await startSwift()
})
afterAll(async () => {
  await s3.close()
  await swift?.stop()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => s3.failWith(() => undefined))

const fakeS3Settings = (prefix: string): BucketSettings => ({
  ...fakeS3Keys,
  url: `s3://files/${prefix}`,
  endpoint: s3.url,
  region: 'us-east-1',
  pathStyle: true,
})
const bucket = (prefix: string = randomUUID(), patient = patience) =>
  bucketStorage(fakeS3Settings(prefix), patient)
const onSwift = () =>
  bucketStorage({ ...(swift as Swift).settings, url: `${swift?.settings.url}/${randomUUID()}` })

const newDisk = async () => {
  const made = diskStorage(mkdtempSync(path.join(dataDir, 'disk-')))
  await made.prepare()
  return made
}

const kinds: [string, () => Promise<Storage>][] = [
  ['disk', newDisk],
  ['bucket', () => Promise.resolve(bucket())],
  ['bucket, a disk behind it', async () => twoStorages(bucket(), await newDisk())],
  ...(withSwift
    ? [['bucket of Swift', () => Promise.resolve(onSwift())] as [string, () => Promise<Storage>]]
    : []),
]

const triplet = (pdf = 300_000) => ({
  html: Buffer.from('<p>html</p>'),
  pdf: randomBytes(pdf),
  csv: Buffer.from('a;1\n'),
})
const allOf = async (files: FileStore, { folder, key }: { folder: string; key: Buffer }) => {
  const found = await Promise.all(fileKinds.map(async (kind) => readAll(await files.open(folder, kind, key))))
  return { html: found[0], pdf: found[1], csv: found[2] }
}
const digests = (files: Record<string, Uint8Array | undefined>) =>
  Object.entries(files).map(([kind, bytes]) => [
    kind,
    createHash('sha256')
      .update(bytes ?? '')
      .digest('hex'),
  ])
const naming = (names: string[]) => () => Promise.resolve(new Set(names))
/** Moves the clock of the test and of the fake server forward. */
const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)
afterEach(() => void vi.useRealTimers())

describe.each(kinds)('a file store on a %s', (kind, open) => {
  let storage: Storage
  let files: FileStore
  beforeAll(async () => {
    storage = await open()
    files = fileStore(disk, storage)
  })

  it('keeps a triplet, returns it whole and in ranges, and forgets it when discarded', async () => {
    const bytes = triplet(2_500_000)
    const kept = await files.keep(bytes)
    expect(digests(await allOf(files, kept))).toEqual(digests(bytes))
    const pdf = await files.open(kept.folder, 'pdf', kept.key)
    expect(pdf.size).toBe(2_500_000)
    for (const [start, end] of [
      [0, 1],
      [65_535, 65_537],
      [1_114_000, 2_300_000],
      [2_499_999, 2_500_000],
      [7, 7],
    ] as const) {
      const pieces: Uint8Array[] = []
      for await (const piece of pdf.read(start, end)) pieces.push(piece)
      expect(Buffer.concat(pieces).equals(bytes.pdf.subarray(start, end))).toBe(true)
    }
    await expect(files.open(kept.folder, 'html', randomBytes(32))).rejects.toThrow(DecryptionError)
    await expect(files.open(kept.folder, 'html', undefined)).rejects.toThrow(DecryptionError)
    expect(await storage.list('reports')).toContain(kept.folder)
    await files.discard(kept.folder)
    await expect(files.open(kept.folder, 'html', kept.key)).rejects.toMatchObject({ code: 'ENOENT' })
    await files.discard(kept.folder)
    expect(await storage.list('reports')).not.toContain(kept.folder)
  })

  it('sets strays aside, brings back those that are named again and erases those that are due', async () => {
    const named: string[] = []
    const kept = []
    for (let n = 0; n < 10; n++) kept.push(await files.keep(triplet(n + 1)))
    const [stray, ...others] = kept
    if (!stray) throw new Error('none was kept')
    named.push(...others.map(({ folder }) => folder))
    expect(await files.sweep(naming(named), 60_000)).toMatchObject({ quarantined: 0, heldBack: 0 })
    expect(await files.sweep(naming(named), 0)).toMatchObject({ quarantined: 1, erased: 0, heldBack: 0 })
    expect(await storage.list('quarantine')).toEqual([stray.folder])
    expect((await storage.list('reports')).sort()).toEqual([...named].sort())
    expect(await storage.ageOf(`quarantine/${stray.folder}`)).toBeLessThan(60_000)
    expect(await files.sweep(naming([...named, stray.folder]), 0)).toMatchObject({
      returned: 1,
      quarantined: 0,
    })
    expect(await allOf(files, stray)).toMatchObject({ csv: Buffer.from('a;1\n') })
    expect(await files.sweep(naming(named.slice(5)), 0)).toMatchObject({ quarantined: 0, heldBack: 6 })
    expect(await files.sweep(naming(named), 0)).toMatchObject({ quarantined: 1 })
    expect(await storage.setAside(stray.folder)).toBe(false)
    expect(await storage.remove(`quarantine/${stray.folder}`)).toBe(true)
    expect(await storage.remove(`quarantine/${stray.folder}`)).toBe(false)
    expect(await storage.list('quarantine')).toEqual([])
    await expect(files.open(stray.folder, 'pdf', stray.key)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  // Swift has its own clock.
  it.skipIf(kind.endsWith('Swift'))(
    'erases a triplet 30 days after it was set aside, regardless of its age',
    async () => {
      const [place, nobody] = [await open(), naming([])]
      const store = fileStore(disk, place)
      vi.useFakeTimers({ toFake: ['Date'] })
      const { folder } = await store.keep(triplet(1))
      pass(40)
      const sweep = () => store.sweep(nobody, 0, () => true)
      expect(await sweep()).toMatchObject({ quarantined: 1, erased: 0 })
      pass(29)
      expect(await sweep()).toMatchObject({ erased: 0 })
      expect(await place.list('quarantine')).toEqual([folder])
      pass(2)
      expect(await sweep()).toMatchObject({ erased: 1 })
      expect(await place.list('quarantine')).toEqual([])
    },
  )

  it('stores the same image twice under one content hash', async () => {
    const images = imageStore(storage)
    const image = randomBytes(5_000)
    const hash = await images.keep(image)
    expect(await images.keep(image)).toBe(hash)
    expect(await readAll(await images.open(hash))).toEqual(image)
    await expect(images.open(hash, 'png')).rejects.toMatchObject({ status: 404 })
    expect(await storage.list('images')).toEqual([`${hash}.jpg`])
  })

  it('keeps files larger than one part, and empty ones', async () => {
    const large = randomBytes(17 * 1024 * 1024)
    const pieces = Array.from({ length: 18 }, (_, n) => large.subarray(n * 1_000_000, (n + 1) * 1_000_000))
    await storage.writeFile('exports/large.zip', Readable.from(pieces))
    expect((await readAll(await openStored(storage, 'exports/large.zip', undefined))).equals(large)).toBe(
      true,
    )
    await storage.writeFile('exports/empty.zip', Readable.from([]))
    expect((await openStored(storage, 'exports/empty.zip', undefined)).size).toBe(0)
    expect((await storage.list('exports')).sort()).toEqual(['empty.zip', 'large.zip'])
    for (const name of ['large', 'empty']) expect(await storage.remove(`exports/${name}.zip`)).toBe(true)
    expect(await storage.ageOf('exports/large.zip')).toBeUndefined()
    expect(await storage.list('exports')).toEqual([])
  })

  it('passes its own check', async () => {
    await files.check()
  })
})

describe('a bucket with faults', () => {
  const isTried = (fault: Fault, { method }: S3Request) =>
    fault === 'half'
      ? method === 'GET'
      : fault === 'no-conditions' || fault === 'ignored-conditions' || fault === 'wrong-lost'
        ? method === 'PUT'
        : true

  it.each([
    500,
    'slow',
    'silent',
    'cut',
    'cut-after',
    'half',
    'wrong-etag',
    'wrong-lost',
    'no-conditions',
    'ignored-conditions',
  ] as Fault[])('keeps the triplet whole when every first attempt meets %s', async (fault) => {
    // A silent request lasts until its time limit, so the fault occurs only once per method.
    const storage = bucket(undefined, fault === 'silent' ? { ...patience, attemptMs: 400 } : patience)
    const files = fileStore(disk, storage)
    // The first attempt at each request fails, the second succeeds.
    const seen = new Set<string>()
    s3.failWith((request) => {
      const { method, key, query } = request
      const what = fault === 'silent' ? method : `${method} ${key} ${query.toString()}`
      if (seen.has(what) || !isTried(fault, request)) return undefined
      seen.add(what)
      return fault
    })
    const bytes = triplet(100_000)
    const kept = await files.keep(bytes)
    expect(digests(await allOf(files, kept))).toEqual(digests(bytes))
    await files.discard(kept.folder)
    expect([...s3.objects.keys()].filter((key) => key.includes(kept.folder))).toEqual([])
  })

  it.each([500, 403, 507, 'silent', 'cut', 'cut-after', 'half', 'wrong-bytes', 'wrong-lost'] as Fault[])(
    'keeps no partial triplet after the fault %s of any request',
    async (fault) => {
      for (const first of fault === 'silent' ? [2] : [0, 2, 5]) {
        const prefix = randomUUID()
        const files = fileStore(
          disk,
          bucketStorage(fakeS3Settings(prefix), {
            attemptMs: fault === 'silent' ? 150 : 5_000,
            pausesMs: [1],
          }),
        )
        const begin = s3.requests.length
        s3.failWith(({ n }) => (n >= begin + first ? fault : undefined))
        const failed = await files.keep(triplet(1_000)).then(
          () => undefined,
          (error: unknown) => error as Error & { code: string },
        )
        expect(failed).toMatchObject(
          fault === 507
            ? { code: 'ENOSPC' }
            : { name: 'StorageUnavailable', code: expect.any(String) as string },
        )
        expect(JSON.stringify(failed) + String(failed?.stack)).not.toContain(fakeS3Keys.secretAccessKey)
        s3.failWith(() => undefined)
        // No row names the remainder: sweeps quarantine it, and the loop below erases it.
        await expect
          .poll(async () => {
            await files.sweep(naming([]), 0, () => true)
            await files.sweep(naming([]), 0, () => true)
            for (const key of [...s3.objects.keys()])
              if (key.startsWith(`${prefix}/quarantine/`))
                await bucket(prefix).remove(key.slice(prefix.length + 1))
            return [...s3.objects.keys()].filter((key) => key.startsWith(prefix))
          })
          .toEqual([])
      }
    },
  )

  it('is repaired by the next write after wrong bytes were stored and every answer was lost', async () => {
    const prefix = randomUUID()
    const storage = bucket(prefix)
    const images = imageStore(storage)
    const image = randomBytes(5_000)
    s3.failWith(({ method }) => (method === 'PUT' ? 'wrong-lost' : undefined))
    await expect(images.keep(image)).rejects.toMatchObject({ name: 'StorageUnavailable' })
    await expect(storage.writeFile('portal.id', Readable.from([image]))).rejects.toThrow()
    const left = new Map(s3.objects)
    s3.failWith(() => undefined)
    const hash = await images.keep(image)
    expect(await readAll(await images.open(hash))).toEqual(image)
    // A correct object survives a wrong read, and an object that may belong to another portal is
    // not touched.
    s3.failWith(({ method }) => (method === 'GET' ? 'wrong-bytes' : undefined))
    await expect(images.keep(image)).rejects.toMatchObject({ code: 'OtherBytes' })
    s3.failWith(() => undefined)
    expect(await readAll(await images.open(hash))).toEqual(image)
    await expect(storage.writeFile('portal.id', Readable.from([image]))).rejects.toMatchObject({
      code: 'OtherBytes',
    })
    expect(s3.objects.get(`${prefix}/portal.id`)).toEqual(left.get(`${prefix}/portal.id`))
  })

  it('without conditions keeps the time when a folder was first set aside', async () => {
    const storage = bucket()
    const { folder } = await fileStore(disk, storage).keep(triplet(1))
    vi.useFakeTimers({ toFake: ['Date'] })
    s3.failWith(({ method }) => (method === 'PUT' ? 'no-conditions' : undefined))
    expect(await storage.setAside(folder)).toBe(true)
    pass(1)
    expect(await storage.setAside(folder)).toBe(false)
    expect(await storage.ageOf(`quarantine/${folder}`)).toBeGreaterThanOrEqual(DAY_MS)
  })

  it('with stale lists loses nothing', async () => {
    const storage = bucket()
    const files = fileStore(disk, storage)
    s3.freezeLists()
    s3.failWith(() => 'stale')
    const kept = [await files.keep(triplet(10)), await files.keep(triplet(10))]
    const names = kept.map(({ folder }) => folder)
    // The list does not have them yet.
    expect(await files.sweep(naming([]), 0, () => true)).toMatchObject({ quarantined: 0, erased: 0 })
    s3.freezeLists()
    await files.sweep(naming([]), 0, () => true)
    s3.failWith(() => undefined)
    expect((await storage.list('quarantine')).sort()).toEqual([...names].sort())
    s3.freezeLists()
    s3.failWith(() => 'stale')
    expect(await files.sweep(naming(names), 0)).toMatchObject({ returned: 2 })
    // The list still has both in the quarantine.
    expect(await files.sweep(naming(names), 0)).toMatchObject({ returned: 0, quarantined: 0, erased: 0 })
    for (const one of kept) expect(await allOf(files, one)).toMatchObject({ csv: Buffer.from('a;1\n') })
    const [first] = kept
    await files.discard(first?.folder ?? '')
    expect([...s3.objects.keys()].filter((key) => key.includes(first?.folder ?? ''))).toEqual([])
  })

  it('reports a file that breaks off, and leaves no request open when the reader stops early', async () => {
    const files = fileStore(disk, bucket())
    const kept = await files.keep(triplet(4_000_000))
    const pdf = await files.open(kept.folder, 'pdf', kept.key)
    const pieces = pdf.read(0, pdf.size)[Symbol.asyncIterator]()
    await pieces.next()
    s3.failWith(() => 'half')
    await expect(
      (async () => {
        while (!(await pieces.next()).done);
      })(),
    ).rejects.toMatchObject({ name: 'StorageUnavailable' })
    s3.failWith(() => undefined)
    for (let n = 0; n < 20; n++) {
      const reader = pdf.read(0, pdf.size)[Symbol.asyncIterator]()
      await reader.next()
      await reader.return?.()
    }
    await expect.poll(() => s3.open()).toBe(0)
  })

  it.each([
    [
      'is not there',
      { url: 's3://others' },
      /^There is no bucket for s3:\/\/others: create it, or check FILES_URL/,
    ],
    [
      'refuses the key',
      { accessKeyId: 'another' },
      /refuses access to s3:.* \(AccessDenied\): check FILES_ACCESS_KEY_ID/,
    ],
    ['does not answer', { endpoint: 'http://127.0.0.1:9' }, /cannot be stored in s3:.* \(ECONNREFUSED\)/],
  ])('a bucket that %s is reported in one sentence, without the secret', async (_what, wrong, sentence) => {
    const target = bucketStorage({ ...fakeS3Settings('x'), ...wrong }, patience)
    const failed = await proveBuckets({ target, source: undefined }).catch((error: unknown) => error as Error)
    expect(failed).toMatchObject({ name: 'StartError', message: expect.stringMatching(sentence) as string })
    expect((failed as Error).message).not.toContain(fakeS3Keys.secretAccessKey)
    await proveBuckets({ target: bucket('x'), source: undefined })
    expect([...s3.objects.keys()].filter((key) => key.startsWith('x/'))).toEqual([])
  })
})

it('a report is as old as its youngest file, and during a move as its younger copy', async () => {
  const [first, second] = [bucket(), bucket()]
  vi.useFakeTimers({ toFake: ['Date'] })
  const write = (storage: Storage, name: string) =>
    storage.writeFile(`reports/one/${name}`, Readable.from([Buffer.from(name)]))
  await write(first, 'report.csv')
  pass(2)
  await write(first, 'report.pdf')
  expect(await first.ageOf('reports/one')).toBeLessThan(DAY_MS)
  pass(2)
  await write(second, 'report.csv')
  for (const both of [twoStorages(first, second), twoStorages(second, first)])
    expect(await both.ageOf('reports/one')).toBeLessThan(DAY_MS)
})

it('a read continues when its file is moved to the other storage meanwhile', async () => {
  const [first, second] = [bucket(), bucket()]
  const files = fileStore(disk, twoStorages(first, second))
  const bytes = triplet(4_000_000)
  const kept = await fileStore(disk, second).keep(bytes)
  const pdf = await files.open(kept.folder, 'pdf', kept.key)
  const pieces = pdf.read(0, pdf.size)[Symbol.asyncIterator]()
  const read = [(await pieces.next()).value as Uint8Array]
  for (const kind of fileKinds) {
    const place = `reports/${kept.folder}/report.${kind}`
    await first.writeFile(place, rawPieces(second, place))
  }
  await second.remove(`reports/${kept.folder}`)
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) read.push(next.value)
  expect(Buffer.concat(read).equals(bytes.pdf)).toBe(true)
})
