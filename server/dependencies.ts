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

/** The changes to an account that its owner is notified of, no matter who makes them. */
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
  /** Reads rows of lists that no decision depends on: see `database/replica-reader`. */
  replicaReader: ReplicaReader
  /** Where files are stored, by path. */
  storage: Storage
  files: FileStore
  /** Generated images of foods, and the laboratory's logo. */
  images: ImageStore
  /** Undefined without a key: the built-in answers are used instead. */
  model: Model | undefined
  /** Undefined when no service is configured. */
  mail: Mail | undefined
  /** The emails that the server sends without a request, by kind. */
  outboxEmails: OutboxEmails
  /** Enqueues an email to the old address, once per kind, account and `subjectId`. */
  notifyOwner: (
    tx: Transaction,
    news: AccountNews,
    owner: { id: number; role: Role; email: string },
    subjectId: number,
  ) => Promise<void>
  /**
   * Invites the client of a report that is being released, if the settings say so. Returns whether
   * an invitation was sent within the last day, which makes a notice superfluous. Call it in the
   * transaction of the release, before notifying anybody.
   */
  inviteOnRelease: (tx: Transaction, userId: number) => Promise<boolean>
  sms: Sms | undefined
  /** Reads photos of labels in worker threads. */
  ocr: Ocr
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal
  cipher: TextCipher
  /** Newest first. */
  sessionSecrets: Secrets['sessionSecrets']
}
