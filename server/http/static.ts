import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import sirv from 'sirv'

/**
 * The built client: hashed assets may be kept for good, the page itself is asked for each time. Every path that is no
 * file gets the page. Compressed copies are made by the build.
 */
export function clientFiles(directory: string): RequestHandler {
  if (!existsSync(path.join(directory, 'index.html'))) return (_req, _res, next) => next()
  const serve = sirv(directory, {
    single: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res, pathname) => {
      const kept = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      res.setHeader('Cache-Control', kept)
    },
  })
  return (req, res, next) => serve(req, res, next)
}
