import type { NeedKind } from '@shared/features/practitioners-needs'
import type { Reply } from '@shared/api'
import {
  CircleDashed,
  ClipboardList,
  MessageSquareText,
  Send,
  ShieldAlert,
  Siren,
  TrendingUp,
} from 'lucide-react'

export type ClientNeeds = Reply<'GET /api/clients/needs'>[number]
export type Need = ClientNeeds['needs'][number]

/** The filters, the most urgent first; each count is of clients. */
export const needGroups = [
  { id: 'reacted', word: 'Reacted', icon: Siren, kinds: ['reaction'] },
  { id: 'worse', word: 'Worse', icon: TrendingUp, kinds: ['worse'] },
  { id: 'release', word: 'To release', icon: Send, kinds: ['release'] },
  { id: 'plans', word: 'Plans', icon: ClipboardList, kinds: ['plan', 'decide', 'step'] },
  { id: 'news', word: 'News', icon: MessageSquareText, kinds: ['news'] },
  { id: 'allergies', word: 'Allergies', icon: ShieldAlert, kinds: ['allergy'] },
  { id: 'silent', word: 'Silent', icon: CircleDashed, kinds: ['silent', 'unopened'] },
] as const satisfies { kinds: readonly NeedKind[]; [more: string]: unknown }[]

export type NeedGroup = (typeof needGroups)[number]

export const groupOf = ({ kind }: Need): NeedGroup =>
  needGroups.find(({ kinds }) => (kinds as readonly NeedKind[]).includes(kind)) ?? needGroups[0]

/** The reason shown for a client: the most urgent, or the most urgent within the filter. */
export const needShown = ({ needs }: ClientNeeds, group?: string): Need | undefined =>
  needs.find((need) => group === undefined || groupOf(need).id === group)

type Act = {
  words: string
  href: string
  /** Opens the telephone or the mail program. */
  leaves: boolean
}

/** What to do about a need, with the exact place where it is done. */
export function actOf(client: ClientNeeds, { kind, reportId }: Need): Act {
  const { clientId, email, phone } = client
  const name = client.firstName || client.name
  const page = `/practitioner/clients/${clientId}`
  const call = phone && { href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, leaves: true }
  const write = email && { href: `mailto:${email}`, leaves: true }
  switch (kind) {
    case 'reaction':
      if (call) return { words: `Call ${name}`, ...call }
      return write ? { words: `Write to ${name}`, ...write } : { words: 'Open', href: page, leaves: false }
    case 'worse':
      if (write) return { words: 'Write', ...write }
      return call ? { words: 'Call', ...call } : { words: 'Open plan', href: `${page}/plan`, leaves: false }
    case 'release':
      return { words: 'Review', href: `/practitioner/reports/${reportId}`, leaves: false }
    case 'plan':
    case 'decide':
    case 'news':
      return { words: 'Open plan', href: `${page}/plan`, leaves: false }
    case 'step':
      return { words: 'Next step', href: `${page}/plan`, leaves: false }
    case 'allergy':
      return { words: 'Open', href: page, leaves: false }
    case 'silent':
    case 'unopened':
      return { words: 'Remind', ...(write || call || { href: page, leaves: false }) }
  }
}
