import type { Database } from '../../database/connect'

/** What an owed email is about. server/notices.ts has the email of each. */
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

/**
 * What an email says; the feature whose row it is about has it in its *.notices file. What is owed by text message is the
 * subject and the link.
 */
export type EmailWords = {
  subject: string
  /** What waits, between "Hello," and the portal's address: no name, no sample, no result. */
  body: string
  /** Where in the portal it waits, for a link that leads further than to its beginning. */
  path?: string
  /** What the button says that leads there. */
  button?: string
  /** The last paragraph. */
  closing: string
  /** One can do without it: it holds a link that ends such emails. */
  isOptional?: boolean
  /**
   * `path` holds a new token, which makes the one before it void: without a link there is nothing to send, and what may
   * have been sent is not risked again.
   */
  isOneTime?: boolean
}

/** An email with fixed words, or one whose words are made just before it is sent: undefined when there is nothing to tell. */
export type OutboxEmail =
  | (EmailWords & {
      /** Asked just before it is sent: whether its person, whose account is active, wants it and still finds the row. */
      isWanted: (db: Database, person: Recipient, subjectId: number) => boolean | Promise<boolean>
    })
  | ((db: Database, subjectId: number, address: string | null) => Promise<EmailWords | undefined>)

type Recipient = { id: number; emailNotifications: boolean; reportNotifications: boolean }

/** Every kind, whole. */
export type OutboxEmails = Readonly<Record<EmailKind, OutboxEmail>>
