import type { Response } from 'express'
import { pipeline } from 'node:stream/promises'
import { notFound, Problem } from './problem'

/** Bytes that are read while they are sent, from `start` up to `end`. */
type Source = { size: number; read: (start: number, end: number) => AsyncIterable<Uint8Array> }

/** An answer of bytes: from a path or a source (both with ranges), or from memory. */
export type FileReply = {
  content: { path: string } | Source | { bytes: Uint8Array }
  contentType: string
  disposition: 'inline' | 'attachment'
  name: string
  headers?: Record<string, string>
}

export async function sendFile(res: Response, file: FileReply): Promise<void> {
  res.set({
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(file),
    'X-Content-Type-Options': 'nosniff',
    ...file.headers,
  })
  if ('bytes' in file.content) {
    res.end(file.content.bytes)
    return
  }
  if ('read' in file.content) return sendSource(res, file.content)
  const { path } = file.content
  const options = { cacheControl: false, etag: false, lastModified: false, dotfiles: 'allow' } as const
  await new Promise<void>((resolve, reject) => {
    res.sendFile(path, options, (error?: Error) => {
      if (!error) return resolve()
      if (!res.headersSent) return reject(refusal(error))
      // A reader may leave midway; any other failure must cut off the answer, which has begun.
      res.destroy()
      resolve()
    })
  })
}

/** Sends all or one range, by the rules of Express for a file without tag and date. */
async function sendSource(res: Response, { size, read }: Source): Promise<void> {
  const { req } = res
  if (req.get('If-Match') || !Number.isNaN(Date.parse(req.get('If-Unmodified-Since') ?? '')))
    throw otherFile()
  res.set('Accept-Ranges', 'bytes')
  // Express does not know that a suffix range longer than the file means all of it.
  const last = Number(/^bytes=-(\d+)$/.exec(req.get('Range') ?? '')?.[1] ?? 0)
  if (size > 0 && last > size) req.headers.range = 'bytes=0-'
  const ranges = req.get('If-Range') ? undefined : req.range(size, { combine: true })
  if (ranges === -1) throw noRange({ 'Content-Range': `bytes */${size}` })
  const [range] = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges : []
  const [start, end] = range ? [range.start, range.end + 1] : [0, size]
  // Read the first piece before the header, so that its failure can still be answered.
  const pieces = read(start, end)[Symbol.asyncIterator]()
  const first = req.method === 'HEAD' ? undefined : await pieces.next()
  if (range) res.status(206).set('Content-Range', `bytes ${start}-${range.end}/${size}`)
  res.set('Content-Length', String(end - start))
  if (!first) return void res.end()
  let failure: unknown
  async function* sent() {
    try {
      for (let next = first; next && !next.done; next = await pieces.next()) yield next.value
    } catch (error) {
      failure = error
      throw error
    } finally {
      await pieces.return?.()
    }
  }
  // A reader may leave midway.
  await pipeline(sent, res).catch(() => res.destroy())
  if (failure !== undefined) throw failure as Error
}

const noRange = (headers?: Record<string, string>) =>
  new Problem('no-range', 'The file does not have the part that was asked for.', { headers })

const otherFile = () => new Problem('stale', 'The file is not the one the request expects.')

/** Maps a failure before the first byte: an unavailable range, a precondition or a missing file. */
function refusal(error: Error & { status?: number; headers?: Record<string, string> }): Error {
  if (error.status === 416) return noRange(error.headers)
  if (error.status === 412) return otherFile()
  return error.status === 404 ? notFound('The file') : error
}

/** RFC 6266: an ASCII name for old clients and the real one in UTF-8. */
function contentDisposition({ disposition, name }: FileReply): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
