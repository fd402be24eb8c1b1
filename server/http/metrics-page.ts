import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { notFound } from './problem'

/**
 * Shows the metrics to whoever has the token or, where there is none, to a program on this machine; to anybody else they
 * are not there.
 */
export function metricsPage(
  token: string,
  metrics: { read(): Promise<string>; contentType: string },
): RequestHandler {
  // Who asks meanwhile gets the same.
  let reading: Promise<string> | undefined
  const readOnce = () =>
    (reading ??= metrics.read().finally(() => {
      reading = undefined
    }))
  return async (req, res) => {
    if (!(token ? hasToken(req, token) : isOnThisMachine(req))) throw notFound('This call')
    res.set('Cache-Control', 'no-store')
    res.set('Content-Type', metrics.contentType)
    res.end(await readOnce())
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Digests have one length, which the comparison asks for, and tell none. */
const hasToken = (req: Request, token: string) =>
  timingSafeEqual(digest(req.get('Authorization') ?? ''), digest(`Bearer ${token}`))

/** What proxies add: behind one on this machine everybody comes from loopback. */
const forwarding = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'Via',
]

const isOnThisMachine = (req: Request) =>
  /^(127\.|::1$|::ffff:127\.)/.test(req.socket.remoteAddress ?? '') &&
  forwarding.every((name) => req.get(name) === undefined) &&
  // A browser on this machine may be led here by another site's name.
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(req.get('Host') ?? '')
