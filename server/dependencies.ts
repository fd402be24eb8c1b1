import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { FileStore } from './adapters/files/file-store'
import type { Config } from './config'
import type { Database } from './database/connect'
import type { Sealer } from './features/users/sealing'

/** What the server's features work with. */
export type Dependencies = {
  config: Config
  log: Logger
  pool: Pool
  db: Database
  files: FileStore
  sealer: Sealer
  sessionSecret: string
}
