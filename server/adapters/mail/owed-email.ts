import type { Database } from '../../database/connect'

/** What an owed email is about. server/notices.ts has the email of each. */
export type EmailKind = 'report-ready' | 'export-ready' | 'sign-in-guesses' | 'new-device'

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
