import type { MailMessage } from '../../adapters/mail/mail'
import type { Database } from '../../database/connect'
import type { EmailKind } from './messaging.tables'

/** An email about a row that waits in the portal; the feature whose row it is has it in its *.notices file. */
export type OwedEmail = {
  subject: string
  /** What waits, between "Hello," and the portal's address: no name, no sample, no result. */
  body: string
  /** The last paragraph. */
  closing: string
  /** Asked just before it is sent: whether its person, whose account is active, wants it and still finds the row. */
  isWanted: (db: Database, person: Recipient, subjectId: number) => boolean | Promise<boolean>
}

type Recipient = { id: number; emailNotifications: boolean; reportNotifications: boolean }

/** Every kind, whole. */
export type OwedEmails = Readonly<Record<EmailKind, OwedEmail>>

/** An owed email as it is sent, with no link but the portal's own. */
export function wordsOf(
  { subject, body, closing }: OwedEmail,
  portalName: string,
  publicUrl: string,
): Pick<MailMessage, 'subject' | 'text'> {
  return {
    subject,
    text: [
      'Hello,',
      publicUrl ? `${body}:\n${publicUrl}` : `${body}.`,
      closing,
      // A name of the admin's choosing stays one line.
      portalName.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    ].join('\n\n'),
  }
}
