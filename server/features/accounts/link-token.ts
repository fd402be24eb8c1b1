import { createHash, randomBytes } from 'node:crypto'
import type { Dependencies } from '../../dependencies'

/** How long what waits for a link or an admin is kept. */
export const KEPT_DAYS = 7

/** What a row keeps of a token that only a link carries. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A new token for a link, and what a row keeps of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: tokenHashOf(token) }
}

/** Whether a link can be sent: an email alone does not know where the portal is. */
export const sendsLinks = ({ config, mail }: Pick<Dependencies, 'config' | 'mail'>): boolean =>
  mail !== undefined && config.publicUrl !== ''
