/** The purpose of a sign-in link: the first sign-in, or a new password. */
export type LinkPurpose = 'activate' | 'reset'

export const linkChannels = ['email', 'sms', 'letter'] as const
export type LinkChannel = (typeof linkChannels)[number]

const DAY_MINUTES = 24 * 60

/** How many minutes a link is valid; a reset is shorter on every channel. */
export const linkMinutes = (purpose: LinkPurpose, channel: LinkChannel): number =>
  purpose === 'reset'
    ? 60
    : { email: 14 * DAY_MINUTES, sms: 14 * DAY_MINUTES, letter: 60 * DAY_MINUTES }[channel]

/** So many wrong answers in total lock a link. */
export const MOST_WRONG_ANSWERS = 5

export type LinkEnd = 'expired' | 'used' | 'locked' | 'revoked'

/**
 * A link that no longer works: `endedAt` (ISO 8601) where it expired, `support` whom to ask (''
 * when unset), `canResend` whether a new one can be sent to the same address.
 */
export type EndedLink = { why: LinkEnd; endedAt: string | null; support: string; canResend: boolean }

/** Letters and digits of a printed code: without 0, O, 1 and I. */
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 12
const isCode = new RegExp(`^[${codeLetters}]{${CODE_LENGTH}}$`)

/** A code of 12 characters (60 bits) from 12 random bytes. */
export const codeOf = (bytes: Uint8Array): string =>
  [...bytes.slice(0, CODE_LENGTH)].map((byte) => codeLetters[byte % codeLetters.length]).join('')

/** A code as printed: three groups of four. */
export const groupsOf = (code: string): string[] => code.match(/.{1,4}/g) ?? []

/** A typed code without separators, in capitals; undefined when it cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s.·•–—_-]/g, '')
  return isCode.test(code) ? code : undefined
}
