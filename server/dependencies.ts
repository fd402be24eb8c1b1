import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Model } from './adapters/ai/model'
import type { FileStore } from './adapters/files/file-store'
import type { ImageStore } from './adapters/files/image-store'
import type { Storage } from './adapters/files/storage'
import type { Mail } from './adapters/mail/mail'
import type { OutboxEmails } from './adapters/mail/outbox-email'
import type { Ocr } from './adapters/ocr/ocr'
import type { Sms } from './adapters/sms/sms'
import type { Config } from './config/config'
import type { Role } from '@shared/core/roles'
import type { Database, Transaction } from './database/connect'
import type { ReplicaReader } from './database/replica-reader'
import type { TextCipher } from './encryption/text-cipher'
import type { Secrets } from './config/secrets'

/** What the owner of an account is told of it, whoever does it. */
export type AccountNews =
  | 'password-changed'
  | 'address-changed'
  | 'address-wished'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'password-known'
  | 'factors-reset'

/** What the server's features work with. */
export type Dependencies = {
  config: Config
  log: Logger
  pool: Pool
  db: Database
  /** For the rows of lists, which nobody decides by: see `database/replica-reader`. */
  replicaReader: ReplicaReader
  /** Where files are kept, by their paths. */
  storage: Storage
  files: FileStore
  /** Images that were made for foods, and the laboratory's logo. */
  images: ImageStore
  /** Undefined without a key: the built-in provider answers what it can. */
  model: Model | undefined
  /** Undefined when no service is configured. */
  mail: Mail | undefined
  /** What the server writes of its own accord. */
  outboxEmails: OutboxEmails
  /**
   * Owes the owner of an account an email about it, to the address that it has until then, and notifies them. An email is
   * sent once for a kind, an account and a `subjectId`.
   */
  notifyOwner: (
    tx: Transaction,
    news: AccountNews,
    owner: { id: number; role: Role; email: string },
    subjectId: number,
  ) => Promise<void>
  /**
   * Invites the client of a report that was released just now, as the settings wish; answers whether they are told by that.
   * In the report's transaction, before it tells anybody.
   */
  inviteOnRelease: (tx: Transaction, userId: number) => Promise<boolean>
  sms: Sms | undefined
  /** Reads photos of labels, in threads of its own. */
  ocr: Ocr
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal
  cipher: TextCipher
  /** The newest first. */
  sessionSecrets: Secrets['sessionSecrets']
}
