import { hasEmail } from '@shared/domain/no-email'
import type { Database, Transaction } from '../../database/connect'
import { findAccountAt, isLockedOut, lockAccount, makeLink, tokenForLink } from '../accounts/accounts.public'
import { owe } from '../messaging/messaging.public'
import { mustAnswer } from './welcome-question'

/**
 * Owes an address the email with a link for a new password; whether it is somebody's is looked at where nobody waits for
 * an answer: as it is sent.
 */
export const requestReset = (tx: Database | Transaction, email: string): Promise<void> =>
  owe(tx, { kind: 'password-reset', userId: null, address: email, subjectId: 0 })

/**
 * The link that the owner of an address is sent: to a new password, or, where results wait for who has never signed in,
 * to the invitation that asks for more than the email. `isLocked`: too many wrong answers keep that shut. Undefined when
 * the address is nobody's, or only stands for one.
 */
export async function resetLink(
  db: Database,
  email: string,
): Promise<{ isLocked: false; isFirst: boolean; token: string } | { isLocked: true } | undefined> {
  const link = await db.transaction(async (tx) => {
    // A link that nobody can be sent would only end the code of the letter that they have.
    const found = hasEmail(email) ? await findAccountAt(tx, email) : undefined
    if (!found) return undefined
    await lockAccount(tx, found.id)
    const account = await findAccountAt(tx, email)
    if (account?.id !== found.id || !account.isActive) return undefined
    const isFirst = await mustAnswer(tx, account)
    if (isFirst && (await isLockedOut(tx, account.id))) return { isLocked: true } as const
    const purpose = isFirst ? 'activate' : 'reset'
    const { id } = await makeLink(tx, { userId: account.id, purpose, channel: 'email', createdBy: null })
    return { id, isFirst, isLocked: false } as const
  })
  if (!link || link.isLocked) return link
  const token = await tokenForLink(db, link.id)
  return token === undefined ? undefined : { isFirst: link.isFirst, isLocked: false, token }
}
