import { hasEmail } from '@shared/domain/no-email'
import { barePhone, isInternational } from '@shared/domain/phone'
import type { LinkChannel } from '@shared/domain/sign-in-links'
import type { inviteChannels } from '@shared/features/invitations'
import type { Config } from '../../config'
import { Problem } from '../../http/problem'

/** What carries a link by itself; a letter has to be printed. */
export type Carrier = Exclude<LinkChannel, 'letter'>

type Wish = (typeof inviteChannels)[number]
type Means = Pick<Config, 'publicUrl' | 'emailConfigured' | 'smsConfigured'>

/** What this server can send a link by, the best first: by nothing while nobody has said where the portal is. */
export function carriersFor(wish: Wish, { publicUrl, emailConfigured, smsConfigured }: Means): Carrier[] {
  if (publicUrl === '') return []
  const carriers: Carrier[] = []
  if (wish !== 'sms' && emailConfigured) carriers.push('email')
  if (wish !== 'email' && smsConfigured) carriers.push('sms')
  return carriers
}

const services: Record<Wish, string> = { email: 'Email', sms: 'SMS', 'email-or-sms': 'Neither email nor SMS' }

/** The same; throws a Problem that says what to set up when there is nothing. */
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

/** Whether a carrier did not reach somebody the last time; another address or number ends that link, and is tried anew. */
export const hasFailed = (carrier: Carrier, { link }: Reachable): boolean =>
  link?.channel === carrier && link.delivery === 'failed' && link.revokedAt === null

/** The carriers that reach somebody, the best first; one that failed the last time is the last. */
export const waysTo = (person: Reachable, carriers: readonly Carrier[]): Carrier[] =>
  carriers
    .filter((carrier) => hasAddress[carrier](person))
    .sort((a, b) => Number(hasFailed(a, person)) - Number(hasFailed(b, person)))

/** What carries a link to somebody as far as is known, the best first: not what failed the last time. */
export const wayTo = (person: Reachable, carriers: readonly Carrier[]): Carrier | undefined =>
  waysTo(person, carriers).find((carrier) => !hasFailed(carrier, person))
