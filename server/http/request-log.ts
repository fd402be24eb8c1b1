import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { RequestMeter } from '../monitoring/metrics'

/** Gives each request an id, logs and meters it; never the URL, as searches name people. */
export function requestLog(log: Logger, meter: RequestMeter): RequestHandler {
  return (req, res, next) => {
    const started = performance.now()
    const end = meter.begin()
    res.locals['requestId'] = randomUUID()
    res.setHeader('X-Request-Id', res.locals['requestId'] as string)
    res.on('close', () => {
      const route = (res.locals['route'] as string | undefined) ?? 'page'
      end(route, res.writableFinished ? String(res.statusCode) : 'aborted')
      log.info({
        requestId: res.locals['requestId'] as string,
        method: req.method,
        route,
        status: res.statusCode,
        aborted: res.writableFinished ? undefined : true,
        ms: Math.round(performance.now() - started),
      })
    })
    next()
  }
}
