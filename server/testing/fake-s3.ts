import { pattern } from '@shared/domain/text/pattern'
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback'

export const fakeS3Keys = { accessKeyId: 'fake-key', secretAccessKey: 'fake-secret' }

/**
 * What goes wrong with one request; a number is the status of the answer.
 * `silent`: it is never answered; `slow`: only after `SLOW_MS`; `wrong-etag`: with a false ETag.
 * `cut`: the connection ends before anything is done; `cut-after`: after all is done.
 * `half`: the answer has the right length, but ends half way.
 * `wrong-bytes`: other bytes are stored or sent, with success; `wrong-lost`: other bytes are
 * stored, then as `cut-after`.
 * `stale`: a list shows the objects at the time of `freezeLists`.
 * `no-conditions`: If-None-Match is refused; `ignored-conditions`: it is ignored.
 */
export type Fault =
  | 500
  | 403
  | 507
  | 'slow'
  | 'silent'
  | 'cut'
  | 'cut-after'
  | 'half'
  | 'wrong-etag'
  | 'wrong-bytes'
  | 'wrong-lost'
  | 'stale'
  | 'no-conditions'
  | 'ignored-conditions'

export type S3Request = { method: string; key: string; query: URLSearchParams; n: number }

/** A fake object store on loopback with the bucket `files`, for the real S3 client. */
export type FakeS3 = {
  url: string
  objects: Map<string, { bytes: Buffer; at: Date }>
  requests: S3Request[]
  /** Number of requests in progress. */
  open(): number
  /** Called with each request; undefined means no fault. */
  failWith(fault: (request: S3Request) => Fault | undefined): void
  freezeLists(): void
  close(): Promise<void>
}

const BUCKET = '/files'
/** Short, so that small tests too have lists of several pages. */
const PAGE = 7
const SLOW_MS = 150

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest()

export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  const uploads = new Map<string, Map<number, Buffer>>()
  const requests: S3Request[] = []
  let faultOf: (request: S3Request) => Fault | undefined = () => undefined
  let frozen = new Map(objects)
  let open = 0

  const server = createServer((req, res) => {
    open++
    res.once('close', () => open--)
    void serve(req, res).catch(() => res.destroy())
  })

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(req.url ?? '', 'http://s3')
    const request = {
      method: req.method ?? '',
      key: decodeURIComponent(pathname.slice(BUCKET.length + 1)),
      query,
      n: requests.length,
    }
    requests.push(request)
    const fault = faultOf(request)
    if (fault === 'cut') {
      req.once('data', () => req.socket.destroy())
      setTimeout(() => req.socket.destroy(), 10)
      return
    }
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    if (fault === 'silent') return
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    if (fault === 500) return problem(res, 500, 'InternalError')
    if (fault === 507) return problem(res, 507, 'XMinioStorageFull')
    const credential = new RegExp(
      pattern`^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d+\/[\w-]+\/s3\/aws4_request, SignedHeaders=.*Signature=[\da-f]{64}$`,
    ).exec(req.headers.authorization ?? '')?.[1]
    if (fault === 403 || credential !== fakeS3Keys.accessKeyId) return problem(res, 403, 'AccessDenied')
    if (!`${pathname}/`.startsWith(`${BUCKET}/`)) return problem(res, 404, 'NoSuchBucket')
    if (fault === 'cut-after' || fault === 'wrong-lost') res.end = () => res.destroy()
    if (fault === 'half') {
      const end = res.end.bind(res) as (bytes: Buffer) => ServerResponse
      res.end = ((bytes: Buffer) => {
        res.write(bytes.subarray(0, bytes.length / 2), () => res.destroy())
        return res
      }) as typeof end as typeof res.end
    }
    answer(req, res, request, body, fault)
  }

  function answer(
    { headers }: IncomingMessage,
    res: ServerResponse,
    { method, key, query }: S3Request,
    body: Buffer,
    fault: Fault | undefined,
  ): void {
    const found = objects.get(key)
    const uploadId = query.get('uploadId') ?? ''
    if (key === '')
      return method === 'HEAD' ? empty(res, 200) : list(res, query, fault === 'stale' ? frozen : objects)
    switch (method) {
      case 'PUT': {
        const sent = headers['content-md5']
        if (sent !== undefined && sent !== md5(body).toString('base64')) return problem(res, 400, 'BadDigest')
        if (headers['if-none-match'] === '*' && fault === 'no-conditions')
          return problem(res, 501, 'NotImplemented')
        if (headers['if-none-match'] === '*' && found && fault !== 'ignored-conditions')
          return problem(res, 412, 'PreconditionFailed')
        const kept = fault === 'wrong-bytes' || fault === 'wrong-lost' ? Buffer.alloc(body.length, 'x') : body
        if (uploadId) uploads.get(uploadId)?.set(Number(query.get('partNumber')), kept)
        else objects.set(key, { bytes: kept, at: new Date() })
        const tag = fault === 'wrong-etag' ? md5(Buffer.from(key)) : md5(body)
        return empty(res, 200, { etag: `"${tag.toString('hex')}"` })
      }
      case 'POST': {
        if (!uploadId) {
          const id = randomUUID()
          uploads.set(id, new Map())
          return xml(
            res,
            `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
          )
        }
        const parts = uploads.get(uploadId)
        if (!parts) return problem(res, 404, 'NoSuchUpload')
        objects.set(key, {
          bytes: Buffer.concat([...parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes)),
          at: new Date(),
        })
        uploads.delete(uploadId)
        return xml(
          res,
          '<CompleteMultipartUploadResult><ETag>"several"</ETag></CompleteMultipartUploadResult>',
        )
      }
      case 'DELETE':
        if (uploadId) uploads.delete(uploadId)
        else objects.delete(key)
        return empty(res, 204)
      default: {
        if (!found) return method === 'HEAD' ? empty(res, 404) : problem(res, 404, 'NoSuchKey')
        const shown = fault === 'wrong-bytes' ? Buffer.alloc(found.bytes.length, 'y') : found.bytes
        send(res, method, shown, headers.range, found.at)
      }
    }
  }

  return {
    ...(await listenOnLoopback(server)),
    objects,
    requests,
    open: () => open,
    failWith: (next) => {
      faultOf = next
    },
    freezeLists: () => {
      frozen = new Map(objects)
    },
  }
}

function send(res: ServerResponse, method: string, bytes: Buffer, range: string | undefined, at: Date): void {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  const [start, end] = [Number(from), Math.min(bytes.length, to === '' ? bytes.length : Number(to) + 1)]
  if (range && start >= bytes.length) return problem(res, 416, 'InvalidRange')
  res.writeHead(range ? 206 : 200, {
    'content-length': String(end - start),
    'last-modified': at.toUTCString(),
    etag: `"${md5(bytes).toString('hex')}"`,
    ...(range && { 'content-range': `bytes ${start}-${end - 1}/${bytes.length}` }),
  })
  res.end(method === 'HEAD' ? undefined : bytes.subarray(start, end))
}

function list(res: ServerResponse, query: URLSearchParams, objects: FakeS3['objects']): void {
  const prefix = query.get('prefix') ?? ''
  const upTo = (key: string) => {
    const slash = query.get('delimiter') === '/' ? key.indexOf('/', prefix.length) : -1
    return slash === -1 ? key : key.slice(0, slash + 1)
  }
  const all = [...new Set([...objects.keys()].filter((key) => key.startsWith(prefix)).map(upTo))].sort()
  const rest = all.filter((key) => key > (query.get('continuation-token') ?? ''))
  const page = rest.slice(0, PAGE)
  const rows = page.map((key) => {
    const object = objects.get(key)
    return object
      ? `<Contents><Key>${key}</Key><LastModified>${object.at.toISOString()}</LastModified><Size>${object.bytes.length}</Size></Contents>`
      : `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`
  })
  const more = rest.length > PAGE
  xml(
    res,
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${rows.join('')}</ListBucketResult>`,
  )
}

function empty(res: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  res.writeHead(status, headers)
  res.end()
}

function xml(res: ServerResponse, body: string, status = 200): void {
  const bytes = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
  res.writeHead(status, { 'content-type': 'application/xml', 'content-length': String(bytes.length) })
  res.end(bytes)
}

const problem = (res: ServerResponse, status: number, code: string) =>
  xml(res, `<Error><Code>${code}</Code><Message>of the fake server</Message></Error>`, status)
