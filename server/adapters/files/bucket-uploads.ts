import { createHash, type Hash } from 'node:crypto'
import type * as S3 from '@aws-sdk/client-s3'
import { type Ask, Refused } from './bucket-client'
import { isAbsent } from './storage'

/** Larger files are uploaded in parts of this size, so that none has to fit into memory. */
const PART = 16 * 1024 * 1024

type Target = { ask: Ask; Bucket: string; keyOf: (path: string) => string }

/** Uploads objects to a bucket, whole or in parts. */
export function bucketUploads({ ask, Bucket, keyOf }: Target) {
  let isConditional = true

  /** False if the object exists, perhaps from an earlier attempt; `isOver` overwrites it. */
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
        // No support for conditions. File names are unique, so nothing is overwritten.
        isConditional = false
        await send()
        return true
      }
      if (error.status !== 412) throw error
      return false
    }
  }

  /** Uploads a large file in parts, each with its own retries. */
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
        // An earlier attempt may have completed it; reading it back will show.
        if (!isAbsent(error)) throw error
      })
    } catch (error) {
      await ask(({ sdk, client }, abortSignal) =>
        client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal }),
      ).catch(() => undefined)
      throw error
    }
  }

  return { put, putInParts }
}

/** Regroups pieces into parts of PART bytes, the last one shorter, and updates the hash. */
export async function* inParts(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer, undefined> {
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

/** Yields `first`, then `rest`. */
export async function* following<T>(first: T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first
  yield* rest
}
