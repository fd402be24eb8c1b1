import { isIP } from 'node:net'
import type { Config } from '../../config/config'
import { Problem } from '../../http/problem'

/** The relying party for passkeys: the portal's own address, not the Host of a request. */
export type RelyingParty = { host: string; origin: string }

/** Undefined where browsers refuse passkeys: no TLS except on localhost, or a bare IP. */
export function relyingPartyOf({ publicUrl, port }: Config): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl || `http://localhost:${port}`)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { host: hostname, origin }
}

/** Throws a 503 Problem where passkeys are impossible. */
export function requireRelyingParty(config: Config): RelyingParty {
  const party = relyingPartyOf(config)
  if (!party)
    throw new Problem(
      'unavailable',
      'Passkeys need a secure address (https). Please use an authenticator app.',
    )
  return party
}
