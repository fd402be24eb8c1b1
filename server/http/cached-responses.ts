import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { CacheValidator } from '../database/fingerprint'
import { etagOf } from './preconditions'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/**
 * A cached response. `make` runs only if the server has no answer for the current state of the
 * rows. `cacheKey` distinguishes the answers of one endpoint: answers that differ for two people
 * must not share it. A `versioned` answer is a row whose version is its tag.
 */
export class CachedResponse<T> {
  constructor(
    readonly cacheKey: string | number,
    readonly validator: CacheValidator,
    readonly make: () => Promise<T> | T,
    readonly versioned = false,
  ) {}
}

/** What is sent; the tag is a hash of the text. Without `zipped` the client has the text. */
type EncodedResponse = { tag: string; etag?: string | undefined; zipped?: Buffer }

export type CachedResponses = (
  endpoint: string,
  answer: CachedResponse<unknown>,
  write: (answer: unknown) => string,
  isKnown: (tag: string) => boolean,
) => Promise<EncodedResponse>

/** Caches answers compressed, up to `bytes` and `answers`; evicts the least recently used. */
export function cachedResponses({ bytes, answers }: { bytes: number; answers: number }): CachedResponses {
  const tags = new LRUCache<string, { fingerprint: string; tag: string; etag: string | undefined }>({
    max: answers,
  })
  const texts = new LRUCache<string, Buffer>({ maxSize: bytes, sizeCalculation: ({ length }) => length })
  /** Concurrent requests wait for the same answer. */
  const pending = new Map<string, Promise<EncodedResponse & { zipped: Buffer }>>()
  return async (
    endpoint,
    { cacheKey, validator: { fingerprint, isCurrent }, make, versioned },
    write,
    isKnown,
  ) => {
    const key = `${endpoint} ${cacheKey}`
    const pendingKey = `${key} ${fingerprint}`
    const makeNow = async () => {
      const answer = await make()
      const text = Buffer.from(write(answer))
      const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
      const zipped = texts.get(tag) ?? (await pack(text))
      const etag = versioned ? etagOf(answer as { version: number }) : undefined
      if (await isCurrent()) {
        texts.set(tag, zipped)
        tags.set(key, { fingerprint, tag, etag })
      }
      return { tag, etag, zipped }
    }
    const makeOnce = () => {
      const underWay = pending.get(pendingKey)
      if (underWay) return underWay
      const made = makeNow().finally(() => pending.delete(pendingKey))
      pending.set(pendingKey, made)
      return made
    }
    const known = tags.get(key)
    const { tag, etag } = known?.fingerprint === fingerprint ? known : {}
    if (tag && isKnown(tag)) return { tag }
    const zipped = tag && texts.get(tag)
    const made = zipped ? { tag, etag, zipped } : await makeOnce()
    return isKnown(made.tag) ? { tag: made.tag } : made
  }
}

/** The uncompressed text, for clients without gzip. */
export const unzipped = (zipped: Buffer): Promise<Buffer> => unpack(zipped)
