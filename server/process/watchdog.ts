import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../database/is-database-unavailable'
import { describeError } from '../http/errors'

/**
 * Logs uncaught errors and Node's warnings without their messages, which may contain personal data
 * and would break the log's line format. After an unhandled rejection or a lost database connection
 * the portal goes on. Any other exception has interrupted code half way, so `end(1)` is called to
 * finish the requests in progress and exit.
 */
export function logProcessErrors(log: Logger, end: (code: number) => void): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn(describeError(warning), 'a process warning'))
  process.on('unhandledRejection', (reason) =>
    log.fatal(describeError(reason), 'a rejection was not handled'),
  )
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'an exception was not caught')
    if (!isDatabaseUnavailable(error)) end(1)
  })
}
