import {
  doubtOf,
  headlineOf,
  MAYBE_PART,
  NOTHING_MATCHED,
  PART_READ,
  placeOf,
  UNREADABLE,
} from '@shared/domain/labels/label-summary'
import { plural } from '@shared/domain/text/counts'
import type { ScanResult } from '../scan-result'

/** Foods found, none found, a partial list, an unsupported language, or unknown. */
export type ResultState = 'found' | 'nothing' | 'part' | 'language' | 'unknown'

/** The look of a check: findings lead; only an explicit "nothing matched" looks like nothing. */
export function resultStateOf(said: ScanResult, isClient: boolean): ResultState {
  const { length } = isClient ? said.userIntolerances : [...said.allergens, ...said.traces, ...said.possible]
  if (length > 0) return 'found'
  if (!isSupported(said)) return 'language'
  if (!said.readable) return 'unknown'
  if (said.seen === 'part') return 'part'
  const isNothing = isClient ? said.summary.includes(NOTHING_MATCHED) : doubtOf(said) === undefined
  return isNothing ? 'nothing' : 'unknown'
}

const isSupported = ({ language }: ScanResult) => language?.vouched !== false

/** Whether the next step is to read the missing part of the label, with any findings so far. */
export const lacksRest = (said: ScanResult): boolean =>
  said.next !== null && said.readable && isSupported(said)

export type SummaryParts = {
  state: ResultState
  heading: string
  /** How reliable the heading is, and what to do about it. */
  doubt: string
  /** The rest of the summary. */
  rest: string
}

/** Splits a check's summary into its displayed parts without repeating a sentence. */
export function summaryPartsOf(said: ScanResult, isClient: boolean): SummaryParts {
  const state = resultStateOf(said, isClient)
  const heading = headingOf(state, said, isClient)
  // The missing part is not asked for when the text is unreadable anyway.
  const doubts = [doubtOf(said), lacksRest(said) ? said.next : null]
  const isShownElsewhere = new Set([sentence(heading), UNREADABLE])
  const shown = [...isShownElsewhere, ...doubts]
  return {
    state,
    heading,
    doubt: doubts.filter((one) => one && !isShownElsewhere.has(one)).join(' '),
    rest: shown
      .reduce<string>((text, one) => (one ? text.replace(one, '') : text), said.summary)
      // Unrecognised words have their own card.
      .replace(said.notRecognised.length > 0 ? /Not recognised: .*$/su : '', '')
      .replace(/\s+/gu, ' ')
      .trim(),
  }
}

const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)
const withoutStop = (words: string) => words.replace(/\.$/u, '')

function headingOf(state: ResultState, said: ScanResult, isClient: boolean): string {
  if (state === 'language') return 'A language we don’t read'
  if (state === 'part') return withoutStop(PART_READ)
  if (state === 'unknown')
    return said.readable ? withoutStop(MAYBE_PART) : 'We cannot read enough of this text'
  if (isClient) return headlineOf(said.userIntolerances, said.seen) ?? NOTHING_MATCHED
  const { length } = said.allergens
  if (length > 0)
    return `${length} allergen ${plural(length, 'group is', 'groups are')} ${placeOf(said.seen)}`
  return 'No allergen group is listed as an ingredient'
}
