import type { Response } from 'express'
import { notFound, Problem } from './problem'

/** An answer that is bytes: a file by its path (served with ranges), or bytes at hand. */
export type FileReply = {
  content: { path: string } | { bytes: Uint8Array }
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
  const { path } = file.content
  const options = { cacheControl: false, etag: false, lastModified: false, dotfiles: 'allow' } as const
  await new Promise<void>((resolve, reject) => {
    res.sendFile(path, options, (error?: Error) => {
      if (!error) return resolve()
      if (!res.headersSent) return reject(refusal(error))
      // A reader that left half way is no fault of ours; anything else ends the answer, which has begun.
      res.destroy()
      resolve()
    })
  })
}

/** Why a file was not even begun: a range it does not have, a precondition, or it is gone from the disk. */
function refusal(error: Error & { status?: number; headers?: Record<string, string> }): Error {
  if (error.status === 416)
    return new Problem('no-range', 'The file does not have the part that was asked for.', {
      headers: error.headers,
    })
  if (error.status === 412) return new Problem('stale', 'The file is another one than the request expects.')
  return error.status === 404 ? notFound('The file') : error
}

/** RFC 6266: a plain name for old readers, the true one in UTF-8 beside it. */
function contentDisposition({ disposition, name }: FileReply): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
