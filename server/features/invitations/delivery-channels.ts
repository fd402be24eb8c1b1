import { hasEmail } from '@shared/domain/people/no-email'
import { barePhone, isInternational } from '@shared/domain/people/phone'
import type { LinkChannel } from '@shared/domain/sign-in/sign-in-links'
import type { inviteChannels } from '@shared/features/invitations'
import type { Config } from '../../config/config'
import { Problem } from '../../http/problem'

/** A delivery channel for links; a letter must be printed instead. */
export type DeliveryChannel = Exclude<LinkChannel, 'letter'>

type InviteChannel = (typeof inviteChannels)[number]
type ChannelConfig = Pick<Config, 'publicUrl' | 'emailConfigured' | 'smsConfigured'>

/** The channels this server can use for links, best first; none without PUBLIC_URL. */
export function channelsFor(
  wanted: InviteChannel,
  { publicUrl, emailConfigured, smsConfigured }: ChannelConfig,
): DeliveryChannel[] {
  if (publicUrl === '') return []
  const channels: DeliveryChannel[] = []
  if (wanted !== 'sms' && emailConfigured) channels.push('email')
  if (wanted !== 'email' && smsConfigured) channels.push('sms')
  return channels
}

const services: Record<InviteChannel, string> = {
  email: 'Email',
  sms: 'SMS',
  'email-or-sms': 'Neither email nor SMS',
}

/** The same, but throws a Problem with what to set up when there is none. */
export function requireChannels(wanted: InviteChannel, config: ChannelConfig): DeliveryChannel[] {
  const channels = channelsFor(wanted, config)
  if (channels.length > 0) return channels
  throw new Problem(
    'unavailable',
    config.publicUrl === ''
      ? 'Invitations need the portal’s address. Please set PUBLIC_URL.'
      : `${services[wanted]} is${wanted === 'email-or-sms' ? '' : ' not'} configured on this server. The setup guide in the messaging settings says how to set it up.`,
  )
}

type Reachable = {
  email: string
  phone: string
  link: { channel: LinkChannel; delivery: string; revokedAt: Date | null } | null
}

const hasAddress: Record<DeliveryChannel, (person: Reachable) => boolean> = {
  email: ({ email }) => hasEmail(email),
  sms: ({ phone }) => isInternational(barePhone(phone)),
}

/** Whether a channel failed last time; a changed address or number clears that. */
export const hasFailed = (channel: DeliveryChannel, { link }: Reachable): boolean =>
  link?.channel === channel && link.delivery === 'failed' && link.revokedAt === null

/** The channels that reach a person, best first; one that failed last time comes last. */
export const channelsTo = (person: Reachable, channels: readonly DeliveryChannel[]): DeliveryChannel[] =>
  channels
    .filter((channel) => hasAddress[channel](person))
    .sort((a, b) => Number(hasFailed(a, person)) - Number(hasFailed(b, person)))

/** The best channel to a person, except one that failed last time. */
export const channelTo = (
  person: Reachable,
  channels: readonly DeliveryChannel[],
): DeliveryChannel | undefined => channelsTo(person, channels).find((channel) => !hasFailed(channel, person))
