import { eq } from 'drizzle-orm'
import { DAY_MS, formatWords, utcDay } from '@shared/domain/text/dates'
import { linkTo } from '@shared/screens'
import type { OutboxEmail } from '../../adapters/mail/outbox-email'
import { fieldsOf } from '../../database/readable'
import { account, signInLink, tokenForLink } from '../accounts/accounts.public'
import { mustAnswer } from '../auth/auth.public'
import { portalSettings } from '../portal/portal.public'

/** Reveals only that there is a message; none after a sign-in or without a report. */
export const invitation: OutboxEmail = async (db, linkId) => {
  const [invited] = await db
    .select({ expiresAt: signInLink.expiresAt, account: fieldsOf(account) })
    .from(signInLink)
    .innerJoin(account, eq(account.id, signInLink.userId))
    .where(eq(signInLink.id, linkId))
  if (!invited || !(await mustAnswer(db, invited.account))) return undefined
  const token = await tokenForLink(db, linkId)
  if (!token) return undefined
  const { portalName } = await portalSettings(db)
  // The last full day on which the link works.
  const until = formatWords(utcDay(invited.expiresAt.getTime() - DAY_MS))
  return {
    subject: `A message for you at ${portalName}`,
    body: `there is a message for you at ${portalName}. You can open it with this link until ${until}`,
    path: linkTo('/welcome', { hash: token }),
    button: 'Open the message',
    closing:
      'The link is only for you. Please do not pass it on. If you did not expect this, please ignore it.',
    isOneTime: true,
  }
}
