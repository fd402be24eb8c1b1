import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '../../config/config'
import { codeOf, startError } from '../../database/embedded/start-error'
import { bucketStorage } from './bucket-storage'
import { type DiskStorage, diskStorage } from './disk-storage'
import { StorageUnavailable, type Storage } from './storage'
import { twoStorages } from './two-storages'

/**
 * The buckets of FILES_URL and FILES_ALSO; undefined where the setting names the disk or nothing.
 */
export type Buckets = { own: Storage | undefined; also: Storage | undefined }

/** Builds the buckets without contacting them. */
export function bucketsOf({ files: { url, also, ...access } }: Pick<Config, 'files'>): Buckets {
  const bucket = (of: string) => (of.startsWith('s3:') ? bucketStorage({ ...access, url: of }) : undefined)
  return { own: bucket(url), also: bucket(also) }
}

/**
 * The disk of the data folder and the storage in use: the disk, a bucket, or both while files are
 * moved.
 */
export type Storages = { disk: DiskStorage; own: Storage; also: Storage | undefined; storage: Storage }

export function storagesOf(config: Pick<Config, 'dataDir' | 'files'>, buckets = bucketsOf(config)): Storages {
  const disk = diskStorage(config.dataDir)
  const own = buckets.own ?? disk
  const also = buckets.also ?? (config.files.also === 'disk' ? disk : undefined)
  return { disk, own, also, storage: also ? twoStorages(own, also) : own }
}

/**
 * Writes, reads, lists and removes in each bucket. Throws a StartError that says what does not
 * work.
 */
export async function proveBuckets({ own, also }: Buckets): Promise<void> {
  for (const bucket of [own, also]) {
    if (!bucket) continue
    const probe = `probe-${randomUUID()}`
    try {
      await bucket.writeFile(probe, Readable.from([Buffer.from('Pearwell')]))
      await bucket.list('quarantine')
      await bucket.remove(probe)
    } catch (error) {
      throw startError(sentenceOf(bucket.name, error), error)
    }
  }
}

/**
 * Refuses two settings that name the same bucket: a move copies and then removes, so the files
 * would be lost. Throws a StartError.
 */
export async function refuseSameBucket({ own, also }: Buckets): Promise<void> {
  if (!own || !also) return
  const probe = `probe-${randomUUID()}`
  await own.writeFile(probe, Readable.from([Buffer.from('Pearwell')]))
  const isSame = (await also.ageOf(probe)) !== undefined
  await own.remove(probe)
  if (isSame)
    throw startError(
      `${own.name} and ${also.name} are one place: set FILES_URL to where files are to be and FILES_ALSO to where they are. Nothing was moved.`,
    )
}

function sentenceOf(bucket: string, error: unknown): string {
  const code =
    error instanceof StorageUnavailable
      ? error.code
      : codeOf(error) === 'ENOSPC'
        ? 'no space left'
        : codeOf(error) || 'unknown'
  if (code === 'NoSuchBucket')
    return `There is no bucket for ${bucket}: make it, or check FILES_URL, FILES_ALSO and FILES_ENDPOINT.`
  if (
    /^(AccessDenied|AuthorizationHeaderMalformed|InvalidAccessKeyId|PermanentRedirect|SignatureDoesNotMatch|Forbidden|Unauthorized)/.test(
      code,
    )
  )
    return `The object store refuses ${bucket} (${code}): check FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY and FILES_REGION, and that this key may list the bucket and get, put and delete in it.`
  return `Files cannot be kept in ${bucket} (${code}): check FILES_URL, FILES_ALSO and FILES_ENDPOINT, and whether the object store answers.`
}
