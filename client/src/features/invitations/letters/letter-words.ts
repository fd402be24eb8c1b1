import type { Reply } from '@shared/api'
import { DAY_MS, formatWords, localDay } from '@shared/domain/dates'
import { linkTo } from '@shared/screens'

export type Letter = Reply<'POST /api/invitations/letters'>['letters'][number]
/** Who writes: the portal's settings. */
export type Sender = Reply<'GET /api/settings'>

const partsOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The sender on one line, and the house alone: the first part of the postal address, or the portal's name. */
export function senderWords({ postalAddress, portalName }: Sender): { line: string; house: string } {
  const line = partsOf(postalAddress, /\n/).join(', ')
  return { line, house: partsOf(line, /,/)[0] ?? portalName }
}

/** So many lines of an address stand below the name in the window of an envelope. */
const MOST_LINES = 5

/** An address as the lines of an envelope; one on a single line is broken at its commas. What is too many stands together. */
export function addressLines(address: string): string[] {
  const typed = partsOf(address, /\n/)
  const lines = typed.length > 1 ? typed : partsOf(address, /,/)
  const surplus = lines.length - MOST_LINES
  return surplus > 0 ? [lines.slice(0, surplus + 1).join(', '), ...lines.slice(surplus + 1)] : lines
}

/** So many characters, wide ones too, go on a line of the window. */
const LINE_LENGTH = 32

/** Whether lines that are too long may break in the window, which has room for all of them; else they are cut. */
export const mayBreak = (lines: readonly string[]): boolean =>
  lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0) <= 1 + MOST_LINES

/** Where a code is typed, as an address and as it is printed; with the code it is what the square holds. */
export function codeAddress(portalUrl: string): { address: string; printed: string } {
  const address = portalUrl.replace(/\/+$/, '') + linkTo('/welcome/code')
  return { address, printed: address.replace(/^https?:\/\//, '') }
}

/** The last day on which a code works from morning to night. */
export const lastDay = (expiresAt: string): string =>
  formatWords(localDay(new Date(Date.parse(expiresAt) - DAY_MS)))

/** `the Pearwell portal`, also of one that calls itself a portal. */
export const portalPhrase = (name: string): string => `the ${/portal$/i.test(name) ? name : `${name} portal`}`

/** What a code asks for besides: within a sentence, and as a step. */
export const asksWords: Record<Letter['asks'], { words: string; step: string }> = {
  dateOfBirth: { words: 'your date of birth', step: 'Say your date of birth' },
  sampleId: {
    words: 'the sample ID printed on your kit',
    step: 'Type the sample ID printed on your kit',
  },
}
