import { pattern } from '@shared/domain/text/pattern'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '../../config/config'
import { codeOf, startError } from '../../database/embedded/start-error'
import { bucketStorage } from './bucket-storage'
import { type DiskStorage, diskStorage } from './disk-storage'
import { StorageUnavailable, type Storage } from './storage'
import { twoStorages } from './two-storages'

/** The buckets of FILES_URL and FILES_ALSO; undefined for the disk or nothing. */
export type Buckets = { target: Storage | undefined; source: Storage | undefined }

/** Builds the buckets without contacting them. */
export function bucketsOf({ files: { url, also, ...access } }: Pick<Config, 'files'>): Buckets {
  const bucket = (of: string) => (of.startsWith('s3:') ? bucketStorage({ ...access, url: of }) : undefined)
  return { target: bucket(url), source: bucket(also) }
}

/** The disk of the data folder and the storage in use: disk, bucket, or both during a move. */
export type Storages = { disk: DiskStorage; target: Storage; source: Storage | undefined; storage: Storage }

export function storagesOf(config: Pick<Config, 'dataDir' | 'files'>, buckets = bucketsOf(config)): Storages {
  const disk = diskStorage(config.dataDir)
  const target = buckets.target ?? disk
  const source = buckets.source ?? (config.files.also === 'disk' ? disk : undefined)
  return { disk, target, source, storage: source ? twoStorages(target, source) : target }
}

/** Writes, reads, lists and removes in each bucket. Throws a StartError. */
export async function proveBuckets({ target, source }: Buckets): Promise<void> {
  for (const bucket of [target, source]) {
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

/** Refuses one bucket in both settings: a move would lose the files. Throws a StartError. */
export async function refuseSameBucket({ target, source }: Buckets): Promise<void> {
  if (!target || !source) return
  const probe = `probe-${randomUUID()}`
  await target.writeFile(probe, Readable.from([Buffer.from('Pearwell')]))
  const isSame = (await source.ageOf(probe)) !== undefined
  await target.remove(probe)
  if (isSame)
    throw startError(
      `${target.name} and ${source.name} are the same place. Nothing was moved. Set FILES_URL to where the files should be and FILES_ALSO to where they are now.`,
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
    return `There is no bucket for ${bucket}: create it, or check FILES_URL, FILES_ALSO and FILES_ENDPOINT.`
  if (
    new RegExp(
      pattern`^(AccessDenied|AuthorizationHeaderMalformed|InvalidAccessKeyId|PermanentRedirect|
      SignatureDoesNotMatch|Forbidden|Unauthorized)`,
    ).test(code)
  )
    return `The object store refuses access to ${bucket} (${code}): check FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY and FILES_REGION. This key needs permission to list the bucket, and to get, put and delete files in it.`
  return `Files cannot be stored in ${bucket} (${code}): check FILES_URL, FILES_ALSO and FILES_ENDPOINT, and whether the object store is responding.`
}
