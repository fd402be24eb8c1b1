import type { Reply } from '@shared/api'
import { countText, listed, plural } from '@shared/domain/text/counts'
import { formatDayOf, localDay } from '@shared/domain/text/dates'
import { hasEmail } from '@shared/domain/people/no-email'
import { MOST_WRONG_ANSWERS } from '@shared/domain/sign-in/sign-in-links'
import type { COUNTS_HEADER, InvitationState } from '@shared/features/invitations'
import type { Count } from '@/lib/counts'

export type Invitation = Reply<'GET /api/invitations'>[number]
export type Filter = InvitationState | 'all'
export type Skipped = Reply<'POST /api/invitations'>['skipped'][number]

export const stateWords: Record<Filter, string> = {
  all: 'All',
  never: 'Never invited',
  invited: 'Invited',
  opened: 'Opened',
  unopened: 'Not opened for 7 days',
  locked: 'Locked',
  in: 'In',
}

export const filters = Object.keys(stateWords) as Filter[]

/** The filter in the URL. */
export const filterIn = (text: string | null): Filter => filters.find((known) => known === text) ?? 'all'

// Only its type is imported, because the contract would bring its schema library along.
const countsHeader: typeof COUNTS_HEADER = 'X-State-Counts'

export type Counts = Partial<Record<Filter, Count>>

/** The number of people in each state, from the list's headers; missing ones are unknown. */
export function countsOf(headers: Headers | undefined): Counts {
  const parameters = new URLSearchParams(headers?.get(countsHeader)?.replaceAll(/,\s*/g, '&') ?? '')
  const capped = headers?.get('X-Counts-Capped')?.split(/,\s*/) ?? []
  return Object.fromEntries(
    filters.flatMap((filter) =>
      parameters.has(filter)
        ? [[filter, { n: Number(parameters.get(filter)), more: capped.includes(filter) }]]
        : [],
    ),
  )
}

/** How many people of a filter have not signed in and can be selected. */
export function outsideOf(counts: Counts, filter: Filter): Count {
  const some = filter === 'all' ? filters.filter((each) => each !== 'all' && each !== 'in') : [filter]
  const each = some.flatMap((state) => counts[state] ?? [])
  return { n: each.reduce((sum, { n }) => sum + n, 0), more: each.some(({ more }) => more) }
}

/** People who have signed in cannot be selected. */
export const isOutside = ({ state }: Invitation): boolean => state !== 'in'

/** Whether a message reaches the person; others get a letter. */
export const isReachable = ({ reachedBy }: Invitation): boolean =>
  reachedBy === 'email' || reachedBy === 'sms'

/** Includes addresses that failed, as they may be corrected; the server checks the setup. */
export const hasAddress = ({ email, phone }: Invitation): boolean => hasEmail(email) || phone !== ''

/** Whether the newest invitation is still valid. */
export const isLive = ({ state, link }: Invitation, now = new Date()): boolean =>
  link !== null &&
  link.revokedAt === null &&
  state !== 'in' &&
  state !== 'locked' &&
  new Date(link.expiresAt) > now

/** The delivery channel and address. */
export function reachText(person: Invitation): [way: string, where: string] {
  const { reachedBy, email, phone, address } = person
  if (reachedBy === 'none') {
    return hasAddress(person)
      ? ['To hand over', 'Neither email nor SMS']
      : ['No address', 'No email or phone: hand over a letter']
  }
  return {
    email: ['Email', email],
    sms: ['SMS', phone],
    letter: ['Letter', address.split(/\s*\n\s*/).join(', ')],
  }[reachedBy] as [string, string]
}

/** The text below a name. */
export function releasedText({ state, releasedAt }: Invitation, now = new Date()): string {
  if (state === 'locked') return countText(MOST_WRONG_ANSWERS, 'wrong answer')
  return localDay(releasedAt) === localDay(now) ? 'Released today' : `Released ${formatDayOf(releasedAt)}`
}

/** The day and month of a moment: `17.11.` */
const dayOf = (moment: string) => formatDayOf(moment).slice(0, 6)

type Expiry = { text: string; tone: 'plain' | 'quiet' | 'bad' }

/** Until when the invitation is valid, or why it is not; missing values are texts too. */
export function expiryOf({ state, link }: Invitation, now = new Date()): Expiry {
  if (state === 'in') return { text: 'Not needed', tone: 'quiet' }
  if (link === null) return { text: 'None', tone: 'quiet' }
  if (link.revokedAt !== null) return { text: `Revoked ${dayOf(link.revokedAt)}`, tone: 'quiet' }
  if (state === 'locked') return { text: 'Ended', tone: 'quiet' }
  if (link.delivery === 'failed') return { text: 'Not delivered', tone: 'bad' }
  if (new Date(link.expiresAt) <= now) return { text: `Expired ${dayOf(link.expiresAt)}`, tone: 'bad' }
  return { text: formatDayOf(link.expiresAt), tone: 'plain' }
}

const waysInWords = { email: 'email', sms: 'SMS', letter: 'letter' }

/** The delivery channels of the selection: `27 email, 3 SMS, 1 without an address`. */
export function sumText(people: readonly Invitation[]): string {
  const words = people.map((person) => {
    if (person.reachedBy !== 'none') return waysInWords[person.reachedBy]
    return hasAddress(person) ? 'to hand over' : 'without an address'
  })
  return [...Object.values(waysInWords), 'to hand over', 'without an address']
    .map((word) => ({ word, count: words.filter((one) => one === word).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join(', ')
}

const selectAllWords: Record<Filter, string> = {
  all: 'who have not signed in',
  never: 'never invited',
  invited: 'invited',
  opened: 'who opened it',
  unopened: 'not opened for 7 days',
  locked: 'locked',
  in: 'in',
}

/** Everything a filter or search finds: `all 34 never invited`. */
export const selectAllText = (filter: Filter, searched: boolean, { n, more }: Count): string =>
  `all ${n}${more ? '+' : ''} ${searched ? 'found' : selectAllWords[filter]}`

/** Why a person was not invited. */
export const skipWords: Record<Skipped['why'], string> = {
  'no-address': 'no email address or mobile number to send to',
  inactive: 'the account is deactivated',
  'in-already': 'has already signed in',
  'no-report': 'no report has been released yet',
  'not-a-client': 'not a client',
}

/** How many names one line lists. */
const NAMED = 8

/** One line for each reason: `Ilse Brandt and Bo Li: the account is deactivated`. */
export function skippedLines(skipped: readonly Skipped[], people: readonly Invitation[]): string[] {
  const nameOf = (userId: number) =>
    people.find((person) => person.userId === userId)?.name ?? `User ${userId}`
  return [...new Set(skipped.map(({ why }) => why))].map((reason) => {
    const names = skipped.filter(({ why }) => why === reason).map(({ userId }) => nameOf(userId))
    const more = names.length - NAMED
    return `${listed(more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names)}: ${skipWords[reason]}.`
  })
}

/** The result of sending: `30 invitations are on their way`. */
export function sentText(sent: number): string {
  if (sent === 0) return 'Nobody was invited'
  return `${countText(sent, 'invitation')} ${plural(sent, 'is on its way', 'are on their way')}`
}

/** The empty state of each filter. */
export const emptyWords: Record<Filter, [title: string, description?: string]> = {
  all: ['No results to read yet', 'Clients appear here once you release a report to them.'],
  never: ['No invitations to send', 'Everyone with a released report has been invited or has signed in.'],
  invited: ['No unopened invitations'],
  opened: ['No invitations have been opened and left unfinished'],
  unopened: ['No invitations have gone unopened for 7 days'],
  locked: [
    'Nobody is locked out',
    'After too many wrong answers a link is locked. The client then appears here.',
  ],
  in: ['Nobody has signed in yet'],
}
