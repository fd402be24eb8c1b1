import type { Database } from '../../database/connect'

/** Why an outbox email is sent. server/notices/notices.ts maps each kind to its email. */
export type EmailKind =
  | 'report-ready'
  | 'report-corrected'
  | 'report-checked-again'
  | 'report-taken-back'
  | 'export-ready'
  | 'password-changed'
  | 'address-changed'
  | 'address-wished'
  | 'address-link'
  | 'registration-link'
  | 'sign-in-guesses'
  | 'new-device'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'password-known'
  | 'factors-reset'
  | 'invitation'
  | 'password-reset'
  | 'allergy-removed'
  | 'clients-merged'
  | 'diary-due'
  | 'plan-waits'
  | 'plan-proposed'
  | 'plan-opened'
  | 'plan-closed'
  | 'reaction'

/** The text of an email; a text message consists of the subject and the link. */
export type EmailWords = {
  subject: string
  /** What there is to see; never a name, a sample or a result. */
  body: string
  /** Path in the portal for a link beyond the start page. */
  path?: string
  /** Text of the button with that link. */
  button?: string
  /** The last paragraph. */
  closing: string
  /** Optional emails carry a link to unsubscribe. */
  isOptional?: boolean
  /**
   * `path` contains a new token that invalidates the previous one. Without a link nothing is sent,
   * and an email that may have been sent is not retried.
   */
  isOneTime?: boolean
}

/** Fixed text, or text made just before it is sent; undefined if nothing is to be sent. */
export type OutboxEmail =
  | (EmailWords & {
      /**
       * Checked just before sending: whether this active user still wants the email and may see the
       * row it is about.
       */
      isWanted: (db: Database, person: Recipient, subjectId: number) => boolean | Promise<boolean>
    })
  | ((db: Database, subjectId: number, address: string | null) => Promise<EmailWords | undefined>)

type Recipient = { id: number; emailNotifications: boolean; reportNotifications: boolean }

export type OutboxEmails = Readonly<Record<EmailKind, OutboxEmail>>
