import { pino, type Logger } from 'pino'
import type { Config } from '../config/config'

/** The log of this process; lines of a worker carry its number. */
export const openLog = ({ logLevel }: Pick<Config, 'logLevel'>, worker?: number): Logger =>
  pino({
    level: logLevel,
    base: worker === undefined ? null : { worker },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
