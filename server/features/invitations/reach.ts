import { hasEmail } from '@shared/domain/no-email'
import { barePhone, isInternational } from '@shared/domain/phone'
import type { LinkChannel } from '@shared/domain/sign-in-links'
import type { inviteChannels } from '@shared/features/invitations'
import type { Config } from '../../config'
import { Problem } from '../../http/problem'

/** A delivery channel for links; a letter must be printed instead. */
export type Carrier = Exclude<LinkChannel, 'letter'>

type Wish = (typeof inviteChannels)[number]
type Means = Pick<Config, 'publicUrl' | 'emailConfigured' | 'smsConfigured'>

/**
 * The delivery channels this server can use for links, best first; none while PUBLIC_URL is not
 * set.
 */
export function carriersFor(wish: Wish, { publicUrl, emailConfigured, smsConfigured }: Means): Carrier[] {
  if (publicUrl === '') return []
  const carriers: Carrier[] = []
  if (wish !== 'sms' && emailConfigured) carriers.push('email')
  if (wish !== 'email' && smsConfigured) carriers.push('sms')
  return carriers
}

const services: Record<Wish, string> = { email: 'Email', sms: 'SMS', 'email-or-sms': 'Neither email nor SMS' }

/** The same, but throws a Problem with what to set up when there is none. */
export function requireCarriers(wish: Wish, means: Means): Carrier[] {
  const carriers = carriersFor(wish, means)
  if (carriers.length > 0) return carriers
  throw new Problem(
    'unavailable',
    means.publicUrl === ''
      ? 'An invitation carries a link, and this server does not know the address of the portal. Please set PUBLIC_URL.'
      : `${services[wish]} is${wish === 'email-or-sms' ? '' : ' not'} configured on this server. The setup guide in the messaging settings says how to set it up.`,
  )
}

type Reachable = {
  email: string
  phone: string
  link: { channel: LinkChannel; delivery: string; revokedAt: Date | null } | null
}

const hasAddress: Record<Carrier, (person: Reachable) => boolean> = {
  email: ({ email }) => hasEmail(email),
  sms: ({ phone }) => isInternational(barePhone(phone)),
}

/**
 * Whether a channel failed last time. A changed address or number ends that link, so the channel is
 * tried again.
 */
export const hasFailed = (carrier: Carrier, { link }: Reachable): boolean =>
  link?.channel === carrier && link.delivery === 'failed' && link.revokedAt === null

/** The channels that reach a person, best first; one that failed last time comes last. */
export const waysTo = (person: Reachable, carriers: readonly Carrier[]): Carrier[] =>
  carriers
    .filter((carrier) => hasAddress[carrier](person))
    .sort((a, b) => Number(hasFailed(a, person)) - Number(hasFailed(b, person)))

/** The best channel to a person, except one that failed last time. */
export const wayTo = (person: Reachable, carriers: readonly Carrier[]): Carrier | undefined =>
  waysTo(person, carriers).find((carrier) => !hasFailed(carrier, person))
