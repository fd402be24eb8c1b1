import { isIP } from 'node:net'
import type { Config } from '../../config'
import { Problem } from '../../http/problem'

/** Whom passkeys are made for: the portal at its own address, whatever a request says of its host. */
export type RelyingParty = { host: string; origin: string }

/**
 * By PUBLIC_URL, or on the machine itself where that is not set. Undefined where browsers would refuse: without TLS, away
 * from the machine itself, or at a bare address.
 */
export function relyingPartyOf({ publicUrl, port }: Config): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl || `http://localhost:${port}`)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return isAddress || (protocol !== 'https:' && !isLocal) ? undefined : { host: hostname, origin }
}

/** Throws a 503 Problem where there can be no passkeys. */
export function mustHaveParty(config: Config): RelyingParty {
  const party = relyingPartyOf(config)
  if (!party)
    throw new Problem(
      'unavailable',
      'Passkeys need the portal to have an address of its own with HTTPS. Please use an authenticator app.',
    )
  return party
}
