import type { Reply } from '@shared/api'
import { DAY_MS, formatWords, localDay } from '@shared/domain/text/dates'
import { linkTo } from '@shared/screens'

export type Letter = Reply<'POST /api/invitations/letters'>['letters'][number]
/** The sender: the portal's settings. */
export type Sender = Reply<'GET /api/settings'>

const partsOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `house`: the first part of the postal address, or the portal's name. */
export function senderWords({ postalAddress, portalName }: Sender): { line: string; house: string } {
  const line = partsOf(postalAddress, /\n/).join(', ')
  return { line, house: partsOf(line, /,/)[0] ?? portalName }
}

/** How many address lines fit below the name in an envelope's window. */
const MOST_LINES = 5

/** Envelope lines: a single line is split at commas, and excess parts share a line. */
export function addressLines(address: string): string[] {
  const typed = partsOf(address, /\n/)
  const lines = typed.length > 1 ? typed : partsOf(address, /,/)
  const surplus = lines.length - MOST_LINES
  return surplus > 0 ? [lines.slice(0, surplus + 1).join(', '), ...lines.slice(surplus + 1)] : lines
}

/** How many characters, even wide ones, fit on a line of the window. */
const LINE_LENGTH = 32

/** Whether long lines may wrap because all still fit in the window; else they are cut off. */
export const mayBreak = (lines: readonly string[]): boolean =>
  lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0) <= 1 + MOST_LINES

/** Where a code is typed, as a URL and as printed; the QR code contains the URL and the code. */
export function codeAddress(portalUrl: string): { address: string; printed: string } {
  const address = portalUrl.replace(/\/+$/, '') + linkTo('/welcome/code')
  return { address, printed: address.replace(/^https?:\/\//, '') }
}

/** The last full day on which a code works. */
export const lastDay = (expiresAt: string): string =>
  formatWords(localDay(new Date(Date.parse(expiresAt) - DAY_MS)))

/** `the Pearwell portal`, without doubling a "portal" in the name. */
export const portalPhrase = (name: string): string => `the ${/portal$/i.test(name) ? name : `${name} portal`}`

/** What a code asks for besides: within a sentence, and as a step. */
export const asksWords: Record<Letter['asks'], { words: string; step: string }> = {
  dateOfBirth: { words: 'your date of birth', step: 'Enter your date of birth' },
  sampleId: {
    words: 'the sample ID printed on your kit',
    step: 'Type the sample ID printed on your kit',
  },
}
