import { createHash, randomBytes } from 'node:crypto'
import type { Dependencies } from '../../dependencies'

/** How long registrations and pending email changes are stored. */
export const KEPT_DAYS = 7

/** The stored form of a token that only a link contains. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A new token for a link, and its stored form. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: tokenHashOf(token) }
}

/** Whether links can be sent: it takes an email service and the portal's public address. */
export const sendsLinks = ({ config, mail }: Pick<Dependencies, 'config' | 'mail'>): boolean =>
  mail !== undefined && config.publicUrl !== ''
