import { createHash } from 'node:crypto'
import { addAbortSignal, type Readable } from 'node:stream'
import { bucketClient, type BucketSettings, type Patience, Refused } from './bucket-client'
import { bucketUploads, following, inParts } from './bucket-uploads'
import { fileKinds, reportFilePath } from './file-store'
import {
  isAbsent,
  rawPieces,
  mapConcurrently,
  type StoragePrefix,
  StorageUnavailable,
  type Storage,
} from './storage'

/** The first read covers most files whole: 17 segments of an encrypted file. */
const FIRST = 17 * 65_552
/** Paths with unique names or content hashes, so that a rewrite has the same bytes. */
const hasPrefix = /^(reports|images|exports|shares)\//

/**
 * A bucket of any service that speaks S3. A write is sent with its MD5, which the service compares,
 * and is read back and compared before it counts. Existing objects are never overwritten
 * (`If-None-Match`) unless they are damaged. `quarantine` contains an empty marker object per
 * folder, so that setting a folder aside and bringing it back take one write each.
 */
export function bucketStorage(settings: BucketSettings, patience?: Patience): Storage {
  const { Bucket, prefix } = partsOf(settings.url)
  const keyOf = (path: string) => `${prefix}${path}`
  const ask = bucketClient(settings, patience)
  const { put, putInParts } = bucketUploads({ ask, Bucket, keyOf })

  /** Up to `length` bytes from `start`, and the size of the file. */
  const get = (path: string, start: number, length: number) =>
    ask(
      async ({ sdk, client }, abortSignal) => {
        const Range = `bytes=${start}-${start + length - 1}`
        const command = new sdk.GetObjectCommand({ Bucket, Key: keyOf(path), Range })
        const { Body, ContentLength = 0, ContentRange } = await client.send(command, { abortSignal })
        const bytes = await collect(Body as Readable, abortSignal)
        if (bytes.length !== ContentLength) throw new StorageUnavailable('CutOff')
        // A service without range support sends the whole file.
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
      // No service sends a range of an empty file.
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
      // An earlier attempt may have written wrong bytes; removing would leave nothing.
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
    mapConcurrently(keys, (Key) =>
      ask(({ sdk, client }, abortSignal) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      ).catch((error: unknown) => {
        // Some services answer 404 for an absent object; most answer success.
        if (!isAbsent(error)) throw error
      }),
    )

  /** All keys with this prefix, or with `folders` only the part up to the next slash. */
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
      // An answer that is not a list must not pass for an empty one.
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

  /** When an object was written; undefined if it is absent. Unlike lists, this is never stale. */
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
  /** Includes the known file names, since a stale list may lack them. */
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
    // The marker goes last, so that a crash leaves the rest of the folder set aside.
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
      // Keep the time of the first marker, also on a service without conditions.
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

/** The bucket's name and the prefix of its keys. */
function partsOf(url: string): { Bucket: string; prefix: string } {
  const { hostname, pathname } = new URL(url)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  return { Bucket: hostname, prefix: prefix && `${prefix}/` }
}

/** All bytes of `body`; rejects when `signal` aborts. */
async function collect(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of addAbortSignal(signal, body)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
