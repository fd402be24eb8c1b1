import {
  doubtOf,
  headlineOf,
  MAYBE_PART,
  NOTHING_MATCHED,
  PART_READ,
  UNREADABLE,
} from '@shared/domain/label-summary'
import { plural } from '@shared/domain/counts'
import type { ScanResult } from '../scan-result'

/**
 * How a result looks: with something found, with nothing found, of a list that was read in part only, in a language that
 * nobody vouches for, and where it is unknown what was read.
 */
export type Look = 'found' | 'nothing' | 'part' | 'language' | 'unknown'

/** The look of what a check said; only what says that nothing matched looks so. */
export function lookOf(said: ScanResult, isClient: boolean): Look {
  if (said.language?.vouched === false) return 'language'
  const { length } = isClient ? said.userIntolerances : [...said.allergens, ...said.traces, ...said.possible]
  const isFound = length > 0
  if (!said.readable && !isFound) return 'unknown'
  if (said.seen === 'part') return 'part'
  if (isFound) return 'found'
  const isNothing = isClient ? said.summary.includes(NOTHING_MATCHED) : doubtOf(said) === undefined
  return isNothing ? 'nothing' : 'unknown'
}

/** Whether the one thing to do next is to read what is missing of a label, whatever was found in what is there. */
export const lacksRest = (said: ScanResult, look: Look): boolean =>
  said.next !== null && said.readable && look !== 'language'

export type Telling = {
  look: Look
  heading: string
  /** What the heading rests on, and what to do about it. */
  doubt: string
  /** What was found of one's own foods, where the heading does not say so. */
  headline: string
  /** The rest of the summary. */
  rest: string
}

/** The summary of a check in the parts in which it is shown, with nothing said twice. */
export function tellingOf(said: ScanResult, isClient: boolean): Telling {
  const look = lookOf(said, isClient)
  const heading = headingOf(look, said, isClient)
  const headline = sentence(headlineOf(said.userIntolerances))
  // The rest of what nobody can read is not asked for.
  const isPoor = look === 'language' || (look === 'unknown' && !said.readable)
  const doubts = [doubtOf(said), isPoor ? null : said.next]
  const isShownElsewhere = new Set([sentence(heading), headline, UNREADABLE])
  const shown = [...isShownElsewhere, ...doubts]
  return {
    look,
    heading,
    doubt: doubts.filter((one) => one && !isShownElsewhere.has(one)).join(' '),
    headline: sentence(heading) === headline ? '' : headline,
    rest: shown
      .reduce<string>((text, one) => (one ? text.replace(one, '') : text), said.summary)
      // They have a card of their own.
      .replace(said.notRecognised.length > 0 ? /Not recognised: .*$/su : '', '')
      .replace(/\s+/gu, ' ')
      .trim(),
  }
}

const sentence = (words = '') => (words === '' || words.endsWith('.') ? words : `${words}.`)
const withoutStop = (words: string) => words.replace(/\.$/u, '')

function headingOf(look: Look, said: ScanResult, isClient: boolean): string {
  if (look === 'language') return 'A language we don’t read'
  if (look === 'part') return withoutStop(PART_READ)
  if (look === 'unknown') return said.readable ? withoutStop(MAYBE_PART) : 'This text is too poor to judge'
  if (isClient) return headlineOf(said.userIntolerances) ?? NOTHING_MATCHED
  const { length } = said.allergens
  if (length > 0) return `${length} allergen ${plural(length, 'group is', 'groups are')} on this label`
  return 'No allergen group is named as contained'
}
