import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { notFound } from './problem'

/**
 * The built client: hashed assets may be kept for good, the page itself is asked for each time. Whoever reads a path
 * that is no file gets the page; a missing asset or picture, and any other method, is a Problem (404). Compressed
 * copies are made by the build.
 */
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
      res.setHeader('Cache-Control', kept)
    },
  })
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next(notFound('This call'))
    // A build that replaces the files under a running server must not end it.
    res.once('pipe', (file) => file.once('error', () => res.destroy()))
    serve(req, res, () => next(notFound('This file')))
  }
}

/** A short text that is made when it is asked for; a Problem (404) where there is none. */
export function textFile(make: () => Promise<string | undefined>): RequestHandler {
  return async (_req, res) => {
    const text = await make()
    if (text === undefined) throw notFound('This file')
    res.set('Cache-Control', 'no-cache').type('text').send(text)
  }
}
