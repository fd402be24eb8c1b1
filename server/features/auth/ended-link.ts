import type { EndedLink, LinkEnd } from '@shared/domain/sign-in/sign-in-links'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { sendsLinks, type FollowedLink } from '../accounts/accounts.public'
import { portalSettings } from '../portal/portal.public'

type Sending = Pick<Dependencies, 'config' | 'mail' | 'sms'>

/** Where to send a link again; undefined for a letter or an account without an address. */
export function resendAddress(
  deps: Sending,
  { purpose, channel, end, account }: FollowedLink,
): string | undefined {
  if (purpose !== 'activate' || end !== 'expired') return undefined
  if (channel === 'email' && sendsLinks(deps)) return account.email
  if (channel === 'sms' && deps.sms && deps.config.publicUrl) return account.phone || undefined
  return undefined
}

/** The answer for a link that no longer works, with what the person can do instead. */
export function ended(
  deps: Sending,
  db: Database | Transaction,
  link: FollowedLink,
  why: LinkEnd,
): Promise<Problem> {
  const endedAt = why === 'expired' ? link.expiresAt.toISOString() : null
  return gone(db, { why, endedAt, canResend: resendAddress(deps, { ...link, end: why }) !== undefined })
}

/** The link was used, and directly afterwards the account was closed or got another password. */
export const overtakenLink = (db: Database): Promise<Problem> =>
  gone(db, { why: 'used', endedAt: null, canResend: false })

async function gone(db: Database | Transaction, link: Omit<EndedLink, 'support'>): Promise<Problem> {
  const { supportAddress: support } = await portalSettings(db)
  return new Problem('gone', sentences[link.why], { link: { ...link, support } })
}

export const unknownLink = () =>
  new Problem('not-found', 'We do not recognise this link. Please check that it is complete.')

const sentences: Record<LinkEnd, string> = {
  used: 'This link has already been used. Please sign in.',
  revoked: 'This link no longer works. If you have a newer one, please use that.',
  locked: 'This link is locked after too many wrong answers. Please ask the laboratory for a new one.',
  expired: 'This link has expired. Please ask for a new one.',
}
