import { hasEmail } from '@shared/domain/no-email'
import type { Database, Transaction } from '../../database/connect'
import {
  findAccountAt,
  isLockedOut,
  lockAccount,
  makeLink,
  tokenForLink,
  wayBesideEmail,
} from '../accounts/accounts.public'
import { owe } from '../messaging/messaging.public'
import { mustAnswer } from './welcome-question'

/**
 * Owes an address the email with a link for a new password; whether it is somebody's is looked at where nobody waits for
 * an answer: as it is sent.
 */
export const requestReset = (tx: Database | Transaction, email: string): Promise<void> =>
  owe(tx, { kind: 'password-reset', userId: null, address: email, subjectId: 0 })

type Target = 'password' | 'invitation'
type NoLink = { why: 'locked' | 'letter' | 'sms' }

/** What the owner of an address is sent: a link and what it leads to, or why there is none. */
type Helped = { to: Target; token: string } | NoLink

/**
 * The link that the owner of an address is sent: to a new password, or, where results wait for who has never signed in,
 * to the invitation that asks for more than the email. None while too many wrong answers keep that shut, nor in the place
 * of one that came by letter or SMS and still opens: anybody may ask, and who reads the email may have that alone.
 * Undefined when the address is nobody's, or only stands for one.
 */
export async function resetLink(db: Database, email: string): Promise<Helped | undefined> {
  const link = await db.transaction(async (tx): Promise<{ id: number; to: Target } | NoLink | undefined> => {
    // A link that nobody can be sent would only end the code of the letter that they have.
    const found = hasEmail(email) ? await findAccountAt(tx, email) : undefined
    if (!found) return undefined
    await lockAccount(tx, found.id)
    const account = await findAccountAt(tx, email)
    if (account?.id !== found.id || !account.isActive) return undefined
    // Also while nothing waits: a report that left them may come back.
    if (await isLockedOut(tx, account)) return { why: 'locked' }
    const isFirst = await mustAnswer(tx, account)
    const way = isFirst ? await wayBesideEmail(tx, account.id) : undefined
    if (way) return { why: way }
    const purpose = isFirst ? 'activate' : 'reset'
    const { id } = await makeLink(tx, { userId: account.id, purpose, channel: 'email', createdBy: null })
    return { id, to: isFirst ? 'invitation' : 'password' }
  })
  if (!link || 'why' in link) return link
  const token = await tokenForLink(db, link.id)
  return token === undefined ? undefined : { to: link.to, token }
}
