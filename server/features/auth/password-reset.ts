import { hasEmail } from '@shared/domain/people/no-email'
import type { Database, Transaction } from '../../database/connect'
import {
  findAccountAt,
  isLockedOut,
  lockAccount,
  makeLink,
  tokenForLink,
  channelBesideEmail,
} from '../accounts/accounts.public'
import { enqueueEmail } from '../messaging/messaging.public'
import { mustAnswer } from './welcome-question'

/** The address is looked up only when sending, so that timing reveals nothing. */
export const requestReset = (tx: Database | Transaction, email: string): Promise<void> =>
  enqueueEmail(tx, { kind: 'password-reset', userId: null, address: email, subjectId: 0 })

type Target = 'password' | 'invitation'
type NoLink = { why: 'locked' | 'letter' | 'sms' }

/** The content of the email: a link and its target, or the reason for none. */
type Helped = { to: Target; token: string } | NoLink

/**
 * Makes the link for an address: to a new password, or to the invitation for somebody who has never
 * signed in and has results, since that asks for more than the email. None while too many wrong
 * answers lock it, nor in place of a valid letter or text message, because anybody may request it.
 * Undefined for an unknown or placeholder address.
 */
export async function resetLink(db: Database, email: string): Promise<Helped | undefined> {
  const link = await db.transaction(async (tx): Promise<{ id: number; to: Target } | NoLink | undefined> => {
    // A placeholder address receives nothing, and a new link would end the code of their letter.
    const found = hasEmail(email) ? await findAccountAt(tx, email) : undefined
    if (!found) return undefined
    await lockAccount(tx, found.id)
    const account = await findAccountAt(tx, email)
    if (account?.id !== found.id || !account.isActive) return undefined
    // Checked even when nothing waits, because a report that was unlinked may come back.
    if (await isLockedOut(tx, account)) return { why: 'locked' }
    const isFirst = await mustAnswer(tx, account)
    const channel = isFirst ? await channelBesideEmail(tx, account.id) : undefined
    if (channel) return { why: channel }
    const purpose = isFirst ? 'activate' : 'reset'
    const { id } = await makeLink(tx, { userId: account.id, purpose, channel: 'email', createdBy: null })
    return { id, to: isFirst ? 'invitation' : 'password' }
  })
  if (!link || 'why' in link) return link
  const token = await tokenForLink(db, link.id)
  return token === undefined ? undefined : { to: link.to, token }
}
