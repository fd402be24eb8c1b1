import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { notFound } from './problem'

/** Serves metrics for the token or, if none is set, to this machine; others get a 404. */
export function metricsPage(
  token: string,
  metrics: { read(): Promise<string>; contentType: string },
): RequestHandler {
  // Concurrent requests share one reading.
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

/** Digests have equal length, as the comparison requires, and do not reveal the token's length. */
const hasToken = (req: Request, token: string) =>
  timingSafeEqual(digest(req.get('Authorization') ?? ''), digest(`Bearer ${token}`))

/** Headers that proxies add: behind a proxy on this machine every request comes from loopback. */
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
  // A page of another site may reach this machine through its own name (DNS rebinding).
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(req.get('Host') ?? '')
