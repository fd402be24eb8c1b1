import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

/**
 * Gives each request an id and writes one line when it is over: method, route template, status, milliseconds.
 * Never the URL itself: searches in it name people.
 */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now()
    res.locals['requestId'] = randomUUID()
    res.setHeader('X-Request-Id', res.locals['requestId'] as string)
    res.on('close', () => {
      log.info({
        requestId: res.locals['requestId'] as string,
        method: req.method,
        route: (res.locals['route'] as string | undefined) ?? 'page',
        status: res.statusCode,
        aborted: res.writableFinished ? undefined : true,
        ms: Math.round(performance.now() - started),
      })
    })
    next()
  }
}
