import { once } from 'node:events'
import type { Response } from 'express'

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
  res.sendFile(
    file.content.path,
    { cacheControl: false, etag: false, lastModified: false, dotfiles: 'allow' },
    (error) => {
      // A reader that left half way is no fault of ours; anything else ends the answer, which has begun.
      if (error) res.destroy()
    },
  )
  await once(res, 'close')
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
