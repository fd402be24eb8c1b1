import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../database/is-database-unavailable'
import { describeError } from '../http/errors'

/**
 * Says Node's own warnings in the log, without their words, which Node would print between its lines. Hears what nobody caught and says it loudly, without values. A promise that nobody waited for leaves the rest as it
 * was, and so does the loss of a connection: the portal goes on. Any other exception ended some code half way, whoever
 * it was: `end` is called with 1, so that what is being answered is answered before the process goes.
 */
export function logProcessErrors(log: Logger, end: (code: number) => void): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn(describeError(warning), 'a warning of the process'))
  process.on('unhandledRejection', (reason) =>
    log.fatal(describeError(reason), 'a rejection was not handled'),
  )
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'an exception was not caught')
    if (!isDatabaseUnavailable(error)) end(1)
  })
}
