import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { CacheValidator } from '../database/fingerprint'
import { etagOf } from './preconditions'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/**
 * An answer that a handler makes once: `make` is called when the server does not have it for these rows as they stand. `cacheKey` tells the answers of one endpoint apart; what differs for two people must not share one. One that
 * is `versioned` is a row, whose version is its tag.
 */
export class CachedResponse<T> {
  constructor(
    readonly cacheKey: string | number,
    readonly validator: CacheValidator,
    readonly make: () => Promise<T> | T,
    readonly versioned = false,
  ) {}
}

/** What is sent: the tag is of the text alone, so the same on every server; no text where the requester has it. */
type EncodedResponse = { tag: string; etag?: string | undefined; zipped?: Buffer }

export type CachedResponses = (
  endpoint: string,
  answer: CachedResponse<unknown>,
  write: (answer: unknown) => string,
  isKnown: (tag: string) => boolean,
) => Promise<EncodedResponse>

/**
 * Keeps answers in memory, compressed, a text that several people are sent only once: at most `bytes` of texts, and of
 * `answers` which text they are. What was used longest ago is given up, and is made again when it is asked for.
 */
export function cachedResponses({ bytes, answers }: { bytes: number; answers: number }): CachedResponses {
  const tags = new LRUCache<string, { fingerprint: string; tag: string; etag: string | undefined }>({
    max: answers,
  })
  const texts = new LRUCache<string, Buffer>({ maxSize: bytes, sizeCalculation: ({ length }) => length })
  /** Who asks meanwhile waits for the same. */
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

/** The text of an answer, for who takes nothing compressed. */
export const unzipped = (zipped: Buffer): Promise<Buffer> => unpack(zipped)
