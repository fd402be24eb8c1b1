import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { notFound } from './problem'

/** The page of a share link, `share.html`. Its address contains the key, so nothing may keep it. */
const sharePage = /^\/share(\/|\.html)?$/

/** The built client: cached assets, the page for other paths, a 404 for missing assets. */
export function clientFiles(directory: string): RequestHandler {
  if (!existsSync(path.join(directory, 'index.html')))
    return (_req, _res, next) => next(notFound('This file'))
  const serve = sirv(directory, {
    single: true,
    ignores: ['^/assets/', '^/food-pictures/', '^/\\.well-known/'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res, pathname) => {
      const kept = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      const isShare = sharePage.test(pathname)
      res.setHeader('Cache-Control', isShare ? 'no-store' : kept)
      if (isShare) {
        res.setHeader('X-Robots-Tag', 'noindex, nofollow')
        res.setHeader('Referrer-Policy', 'no-referrer')
      }
    },
  })
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next(notFound('This call'))
    if (req.path.startsWith('/r/')) {
      // Shared recipes are for people with the link, not for search engines.
      res.setHeader('X-Robots-Tag', 'noindex, nofollow')
      // The dots of the token would make it the name of a file.
      req.url = '/'
    }
    // A build that replaces files under a running server must not crash it.
    res.once('pipe', (file) => file.once('error', () => res.destroy()))
    serve(req, res, () => next(notFound('This file')))
  }
}

/** A short text made on request; a Problem (404) if there is none. */
export function textFile(make: () => Promise<string | undefined>): RequestHandler {
  return async (_req, res) => {
    const text = await make()
    if (text === undefined) throw notFound('This file')
    res.set('Cache-Control', 'no-cache').type('text').send(text)
  }
}
