import { setTimeout as pause } from 'node:timers/promises'
import { StorageUnavailable } from './storage'

export type BucketSettings = {
  /** `s3://bucket/prefix`; the prefix is optional. */
  url: string
  /** Empty for Amazon's own endpoint of the region. */
  endpoint: string
  region: string
  /** Whether the bucket's name is in the path of the URL instead of the host. */
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

/** Time limit of one attempt (plus a second per megabyte) and the pauses between attempts. */
export type Patience = { attemptMs: number; pausesMs: readonly number[] }
const usualPatience: Patience = { attemptMs: 4_000, pausesMs: [200, 800] }

/** Most connections at once; further requests wait. */
const SOCKETS = 64

/** A request to the bucket with the SDK and its client. */
type Work<T> = (s3: Awaited<ReturnType<typeof connect>>, abortSignal: AbortSignal) => Promise<T>

export type Ask = <T>(work: Work<T>, options?: { bytes?: number; pausesMs?: readonly number[] }) => Promise<T>

/**
 * Requests to a bucket, with retries until they succeed, a retry is pointless or the pauses run
 * out. `bytes` extends the time limit. They throw ENOENT, ENOSPC, a Refused or a
 * StorageUnavailable.
 */
export function bucketClient(settings: BucketSettings, patience: Patience = usualPatience): Ask {
  let opened: ReturnType<typeof connect> | undefined
  return async (work, { bytes = 0, pausesMs = patience.pausesMs } = {}) => {
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
}

async function connect(settings: BucketSettings) {
  // The SDK would log at every start what the operating guide explains.
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
    // Retries are done here: the SDK would not retry an answer that breaks off.
    maxAttempts: 1,
    // Not every service supports these; all support Content-MD5, and every write is read back.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, httpAgent: agent, httpsAgent: agent },
  })
  return { sdk, client }
}

/** The service refused a condition, a range or a feature that it does not support. */
export class Refused extends Error {
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

/** Whether a retry may succeed: unreachable, busy or broken, or bytes damaged on the way. */
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
