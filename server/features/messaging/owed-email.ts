import { eq } from 'drizzle-orm'
import type { MailMessage } from '../../adapters/mail/mail'
import type { EmailWords } from '../../adapters/mail/owed-email'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import { outbox } from './messaging.tables'

/** What is owed and what became of it, as other features read it. */
export const owed = readable('owed', outbox, 'address')

/** An owed email as it is sent, with no link but into the portal. */
export function wordsOf(
  { subject, body, path = '', closing }: EmailWords,
  portalName: string,
  publicUrl: string,
): Pick<MailMessage, 'subject' | 'text'> {
  return {
    subject,
    text: [
      'Hello,',
      publicUrl ? `${body}:\n${publicUrl.replace(/\/$/, '')}${path}` : `${body}.`,
      closing,
      // A name of the admin's choosing stays one line.
      portalName.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    ].join('\n\n'),
  }
}

type Owed = Pick<typeof outbox.$inferInsert, 'kind' | 'userId' | 'address' | 'subjectId'>

/**
 * Owes a person, or an address, one email about a row: a report that is ready, an export of their data. Written in the
 * transaction that makes it due; owing the same again changes nothing. Without an email service, or when they want no
 * email, none is sent.
 */
export async function owe(tx: Database | Transaction, owed: Owed): Promise<void> {
  await tx.insert(outbox).values(owed).onConflictDoNothing()
}

/** Forgets what is owed and was not sent: people of a demonstration read no email. */
export async function oweNothing(db: Database): Promise<void> {
  await db.delete(outbox).where(eq(outbox.state, 'waiting'))
}
