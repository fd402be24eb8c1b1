import { createHash, type Hash } from 'node:crypto'
import { addAbortSignal, type Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type * as S3 from '@aws-sdk/client-s3'
import { fileKinds, reportFilePath } from './file-store'
import {
  isAbsent,
  rawPieces,
  severalAtOnce,
  type StoragePrefix,
  StorageUnavailable,
  type Storage,
} from './storage'

export type BucketSettings = {
  /** `s3://bucket/prefix`; the prefix may be missing. */
  url: string
  /** Empty: Amazon's own of the region. */
  endpoint: string
  region: string
  /** Whether the bucket stands in the path of an address, and not in its host. */
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

/** How long one attempt may take, a second more for each megabyte, and how long to wait before each further one. */
export type Patience = { attemptMs: number; pausesMs: readonly number[] }
const usualPatience: Patience = { attemptMs: 4_000, pausesMs: [200, 800] }

/** With the first bytes of a file come its size and, of most files, all of it. It holds 17 segments of a sealed one. */
const FIRST = 17 * 65_552
/** Larger files go up in parts of so many bytes, so that none has to fit into memory. */
const PART = 16 * 1024 * 1024
/** What has a name of its own here: whoever writes it again writes the same. Of the bucket's id two portals may think differently. */
const hasPrefix = /^(reports|images|exports)\//
/** So many connections at once; who comes later waits. */
const SOCKETS = 64

/**
 * A bucket of any service that speaks S3. What is written is sent with its MD5, which the service compares, and read back
 * and compared once more: only then is it kept. Nothing that is there is written over (`If-None-Match`), unless it is found
 * damaged. In `quarantine` lies no file but an empty object with a folder's name, so that setting aside and bringing back are one write each.
 */
export function bucketStorage(settings: BucketSettings, patience = usualPatience): Storage {
  const { Bucket, prefix } = partsOf(settings.url)
  const keyOf = (path: string) => `${prefix}${path}`
  let isConditional = true
  let opened: ReturnType<typeof connect> | undefined

  /** Tries until it succeeds, there is no use in it, or patience ends. Throws ENOENT, ENOSPC, a Refused or a StorageUnavailable. */
  async function ask<T>(
    work: (s3: Awaited<ReturnType<typeof connect>>, abortSignal: AbortSignal) => Promise<T>,
    { bytes = 0, pausesMs = patience.pausesMs } = {},
  ): Promise<T> {
    const s3 = await (opened ??= connect(settings))
    for (let tries = 0; ; tries++) {
      const signal = AbortSignal.timeout(patience.attemptMs + Math.ceil(bytes / 1000))
      try {
        return await work(s3, signal)
      } catch (error) {
        const ms = pausesMs[tries]
        if (!mayPass(error) || ms === undefined) throw failureOf(error, signal)
        await pause(ms * (0.5 + Math.random()))
      }
    }
  }

  /** The bytes from `start`, at most so many, and the size of the whole. */
  const get = (path: string, start: number, length: number) =>
    ask(
      async ({ sdk, client }, abortSignal) => {
        const Range = `bytes=${start}-${start + length - 1}`
        const command = new sdk.GetObjectCommand({ Bucket, Key: keyOf(path), Range })
        const { Body, ContentLength = 0, ContentRange } = await client.send(command, { abortSignal })
        const bytes = await collect(Body as Readable, abortSignal)
        if (bytes.length !== ContentLength) throw new StorageUnavailable('CutOff')
        // A service that knows no ranges sends the whole.
        if (ContentRange === undefined)
          return { bytes: bytes.subarray(start, start + length), size: bytes.length }
        const [, size] = /\/(\d+)$/.exec(ContentRange) ?? []
        if (size === undefined) throw new StorageUnavailable('NoSize')
        return { bytes, size: Number(size) }
      },
      { bytes: length },
    )

  const open: Storage['open'] = async (path) => {
    const { bytes: first, size } = await get(path, 0, FIRST).catch((error: unknown) => {
      // Of an empty file no service sends a range.
      if (error instanceof Refused && error.status === 416) return { bytes: Buffer.alloc(0), size: 0 }
      throw error
    })
    return {
      stat: () => Promise.resolve({ size }),
      read: async (into, offset, length, position) => {
        const most = Math.min(length, size - position)
        if (most <= 0) return { bytesRead: 0 }
        const bytes =
          position < first.length
            ? first.subarray(position, position + most)
            : (await get(path, position, most)).bytes
        return { bytesRead: bytes.copy(into, offset, 0, most) }
      },
      close: () => Promise.resolve(),
    }
  }

  /** False when it is there already; an attempt of this call may have put it there whose answer was lost. With `isOver` it is written over. */
  async function put(path: string, body: Buffer, { isOver = false } = {}): Promise<boolean> {
    const md5 = createHash('md5').update(body).digest('base64')
    const send = () =>
      ask(
        ({ sdk, client }, abortSignal) =>
          client.send(
            new sdk.PutObjectCommand({
              Bucket,
              Key: keyOf(path),
              Body: body,
              ContentMD5: md5,
              ...(isConditional && !isOver && { IfNoneMatch: '*' }),
            }),
            { abortSignal },
          ),
        { bytes: body.length },
      )
    try {
      await send()
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.status === 501) {
        // It knows no conditions. Names are made anew for each file, so nothing is lost.
        isConditional = false
        await send()
        return true
      }
      if (error.status !== 412) throw error
      return false
    }
  }

  /** A large file in parts, each of which may be tried again. */
  async function putInParts(path: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const Key = keyOf(path)
    const { UploadId } = await ask(({ sdk, client }, abortSignal) =>
      client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }), { abortSignal }),
    )
    try {
      const Parts: S3.CompletedPart[] = []
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1
        const ContentMD5 = createHash('md5').update(Body).digest('base64')
        const part = { Bucket, Key, UploadId, PartNumber, Body, ContentMD5 }
        const { ETag } = await ask(
          ({ sdk, client }, abortSignal) => client.send(new sdk.UploadPartCommand(part), { abortSignal }),
          { bytes: Body.length },
        )
        Parts.push({ ETag, PartNumber })
      }
      const whole = { Bucket, Key, UploadId, MultipartUpload: { Parts } }
      await ask(
        ({ sdk, client }, abortSignal) =>
          client.send(new sdk.CompleteMultipartUploadCommand(whole), { abortSignal }),
        { bytes: PART },
      ).catch((error: unknown) => {
        // An attempt whose answer was lost has ended it; whether it did is seen as it is read back.
        if (!isAbsent(error)) throw error
      })
    } catch (error) {
      await ask(({ sdk, client }, abortSignal) =>
        client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal }),
      ).catch(() => undefined)
      throw error
    }
  }

  const writeFile: Storage['writeFile'] = async (path, pieces) => {
    const hash = createHash('sha256')
    const parts = inParts(pieces, hash)
    const { value: first = Buffer.alloc(0) } = await parts.next()
    const second = await parts.next()
    let isNew = true
    if (second.done) isNew = await put(path, first)
    else await putInParts(path, following([first, second.value], parts))
    const digest = hash.digest()
    if ((await digestOf(path)).equals(digest)) return
    if (isNew) await removeKeys([keyOf(path)])
    else if (hasPrefix.test(path)) {
      // An attempt whose answer was lost has left them, now or before a crash. Not removed: that would leave nothing.
      await put(path, first, { isOver: true })
      if ((await digestOf(path)).equals(digest)) return
    }
    throw new StorageUnavailable('OtherBytes')
  }

  const digestOf = async (path: string) => {
    const hash = createHash('sha256')
    try {
      for await (const piece of rawPieces({ open }, path)) hash.update(piece)
    } catch (error) {
      throw isAbsent(error) ? new StorageUnavailable('LostAtOnce') : error
    }
    return hash.digest()
  }

  const removeKeys = (keys: string[]) =>
    severalAtOnce(keys, (Key) =>
      ask(({ sdk, client }, abortSignal) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      ).catch((error: unknown) => {
        // Most services say nothing of what was not there.
        if (!isAbsent(error)) throw error
      }),
    )

  /** All keys that begin so, or, with `folders`, what comes up to the next slash. */
  async function keysBelow(path: string, { folders = false } = {}) {
    const found: { key: string; at: number }[] = []
    for (let ContinuationToken: string | undefined; ;) {
      const page = await ask(({ sdk, client }, abortSignal) =>
        client.send(
          new sdk.ListObjectsV2Command({
            Bucket,
            Prefix: keyOf(path),
            ...(folders && { Delimiter: '/' }),
            ...(ContinuationToken && { ContinuationToken }),
          }),
          { abortSignal },
        ),
      )
      // Another answer than a list must not pass for an empty one.
      if (page.IsTruncated === undefined || (page.IsTruncated && !page.NextContinuationToken))
        throw new StorageUnavailable('NoList')
      for (const { Key = '', LastModified } of page.Contents ?? [])
        found.push({ key: Key, at: LastModified?.getTime() ?? Date.now() })
      for (const { Prefix = '' } of page.CommonPrefixes ?? [])
        found.push({ key: Prefix.slice(0, -1), at: Date.now() })
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      if (!ContinuationToken) return found
    }
  }

  /** When an object was written; undefined when it is not there. Lists may be late, this is not. */
  const writtenAt = (path: string) =>
    ask(({ sdk, client }, abortSignal) =>
      client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(path) }), { abortSignal }),
    ).then(
      ({ LastModified = new Date() }) => LastModified.getTime(),
      (error: unknown) => {
        if (!isAbsent(error)) throw error
        return undefined
      },
    )

  const triplet = /^reports\/[^/]+$/
  const filesIn = async (folder: string) => (await keysBelow(`reports/${folder}/`)).map(({ key }) => key)
  /** With those that a late list does not have yet. */
  const removeFiles = async (folder: string) => {
    const found = await filesIn(folder)
    await removeKeys([
      ...new Set([...found, ...fileKinds.map((kind) => keyOf(reportFilePath(folder, kind)))]),
    ])
    return found.length > 0
  }

  const remove: Storage['remove'] = async (path) => {
    const folder = path.slice(path.indexOf('/') + 1)
    if (triplet.test(path)) return removeFiles(folder)
    if ((await writtenAt(path)) === undefined) return false
    // The mark goes last: what is left of a folder by a crash stays set aside.
    if (path.startsWith('quarantine/')) await removeFiles(folder)
    await removeKeys([keyOf(path)])
    return true
  }

  return {
    name: settings.url,
    writeFolder: async (path, files) => {
      const written = await Promise.allSettled(
        Object.entries(files).map(([name, pieces]) => writeFile(`${path}/${name}`, pieces)),
      )
      const failed = written.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason as Error
    },
    writeFile,
    open,
    list: async (prefix) => {
      const names = async (name: StoragePrefix) => {
        const found = await keysBelow(`${name}/`, { folders: name === 'reports' })
        return found.map(({ key }) => key.slice(keyOf(`${name}/`).length))
      }
      if (prefix !== 'reports') return names(prefix)
      const aside = new Set(await names('quarantine'))
      return (await names('reports')).filter((folder) => !aside.has(folder))
    },
    ageOf: async (path) => {
      const times = triplet.test(path)
        ? (await keysBelow(`${path}/`)).map(({ at }) => at)
        : [(await writtenAt(path)) ?? []].flat()
      return times.length > 0 ? Date.now() - Math.max(...times) : undefined
    },
    remove,
    setAside: async (folder) => {
      if ((await filesIn(folder)).length === 0) return false
      // Its time is when it was set aside first, with a service that knows no conditions too.
      if ((await writtenAt(`quarantine/${folder}`)) !== undefined) return false
      return put(`quarantine/${folder}`, Buffer.alloc(0))
    },
    bringBack: async (folder) => {
      if ((await writtenAt(`quarantine/${folder}`)) === undefined) return false
      await removeKeys([keyOf(`quarantine/${folder}`)])
      return true
    },
    check: async () => {
      await ask(
        ({ sdk, client }, abortSignal) => client.send(new sdk.HeadBucketCommand({ Bucket }), { abortSignal }),
        { pausesMs: [] },
      )
    },
  }
}

/** The bucket's name, and what its keys begin with. */
function partsOf(url: string): { Bucket: string; prefix: string } {
  const { hostname, pathname } = new URL(url)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  return { Bucket: hostname, prefix: prefix && `${prefix}/` }
}

async function connect(settings: BucketSettings) {
  // install-and-upgrade.md names the Node versions; the SDK would warn in the log of each start.
  // oxlint-disable-next-line no-restricted-properties
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
  const sdk = await import('@aws-sdk/client-s3')
  const { accessKeyId, secretAccessKey, region, endpoint, pathStyle } = settings
  const agent = { keepAlive: true, maxSockets: SOCKETS }
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // What is tried again is decided here: the SDK would not try an answer again that breaks off.
    maxAttempts: 1,
    // Not every service knows these; all know Content-MD5, and what is kept is read back.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, httpAgent: agent, httpsAgent: agent },
  })
  return { sdk, client }
}

/** It understood, and said no: a condition, a range or a wish that it does not know. */
class Refused extends Error {
  constructor(readonly status: number) {
    super(`the object store said ${status}`)
  }
}

type Failure = { name?: string; code?: string; Code?: string; $metadata?: { httpStatusCode?: number } }

const statusOf = (error: unknown) => (error as Failure).$metadata?.httpStatusCode
const codeOf = (error: unknown) => {
  const { name, code, Code } = error as Failure
  return code ?? Code ?? name ?? 'unknown'
}

/** Whether another attempt may find it better: it was not reached, busy, broken, or got or gave broken bytes. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error)
  if (/^(BadDigest|ConditionalRequestConflict|RequestTimeout|RequestTimeTooSkewed)$/.test(codeOf(error)))
    return true
  return (
    status === undefined || status < 300 || status === 429 || (status >= 500 && ![501, 507].includes(status))
  )
}

function failureOf(error: unknown, { aborted }: AbortSignal): Error {
  const [status, code] = [statusOf(error), codeOf(error)]
  if (error instanceof StorageUnavailable) return error
  if (status === 404 && code !== 'NoSuchBucket')
    return Object.assign(new Error('no such file'), { code: 'ENOENT' })
  if (status === 507 || status === 413 || /Quota|StorageFull/.test(code))
    return Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  if (status === 412 || status === 416 || status === 501) return new Refused(status)
  return new StorageUnavailable(aborted ? 'Timeout' : code)
}

/** All that comes, or an error once it is too late. */
async function collect(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of addAbortSignal(signal, body)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** Pieces of any size as parts of PART bytes, the last one shorter; all of them go into the hash. */
async function* inParts(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const piece of pieces) {
    hash.update(piece)
    waiting.push(piece)
    length += piece.length
    for (; length > PART; length -= PART) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, PART)
      waiting = [all.subarray(PART)]
    }
  }
  if (length > 0) yield Buffer.concat(waiting)
}

async function* following<T>(first: T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first
  yield* rest
}
