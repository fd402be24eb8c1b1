import type { FoundOut } from '../avoid-list'
import { formatWords } from '../dates'

/** What was found out about a food, to stand behind its name: "you noticed complaints", "fine for you since 3 March 2027". */
export function outcomeWords(outcome: FoundOut): string {
  const { kind, amount, basis, since } = outcome
  const day = formatWords(since)
  switch (kind) {
    case 'clinic-only':
      return 'not at home: ask an allergist'
    case 'trigger':
      return `${complaintsOf(outcome)} (${day})`
    case 'limited':
      return `${isNoted(outcome) ? 'the limit your practitioner noted' : 'your limit'}: “${amount}” (${day})`
    case 'tolerated':
      return basis === 'no-change'
        ? `leaving it out changed little for you (${day})`
        : `fine for you since ${day}`
  }
}

type Known = Pick<FoundOut, 'basis'> | undefined

/** Whether a practitioner noted it, and not the person themselves. */
export const isNoted = (outcome: Known): boolean => outcome?.basis === 'practitioner'

/** Who knows of the complaints. */
export const complaintsOf = (outcome: Known): string =>
  isNoted(outcome) ? 'your practitioner noted complaints' : 'you noticed complaints'

/** Since when a food is fine, and how that is known; `name` within a sentence. */
export function doesWell({ basis, since }: FoundOut, name: string): string {
  const day = formatWords(since)
  if (basis === 'no-change') return `leaving ${name} out changed little for you (${day})`
  if (basis === 'practitioner') return `your practitioner noted on ${day} that you do well with ${name}`
  return `you have eaten ${name} without complaints since ${day}`
}

/** Stands where something was taken out of a text. */
export const NOT_SHOWN = 'What the client found out about foods is not shown here.'

/** What only somebody is told about whom something was found out, in any text of the portal. */
const told = new RegExp(
  [
    'notice[sd]? complaints|complaints (?:were |was )?noticed|noted complaints|noted on .{1,20} that you',
    'without complaints since|fine for you|changed little for you|do(?:es)? well with|did well|to do well|speaks against (?:it|them|itself)\\b',
    'your limit|the limit your practitioner|\\(limited\\b|: limited\\.|up to an amount|(?:much|often) as you(?:r practitioner noted| wrote)',
    'not at home|taken as an allergy|counts? as an allergy|left out for you|newer test raises|you(?:r practitioner)? found out|if made without',
  ].join('|'),
  'iu',
)

/**
 * A text without what tells what was found out about foods, for who is not to know it. A whole paragraph goes: what stands
 * beside such words ("Sesame: Allergy.") tells it as well.
 */
export function withoutFoundOut(text: string): string {
  // An amount is in its person's own words, whatever lines these have.
  const whole = text.replaceAll(/“[^”]*”/gu, (quoted) => quoted.replaceAll(/\s+/gu, ' '))
  const kept = whole.split(/\n{2,}/u).map((paragraph) => (told.test(paragraph) ? NOT_SHOWN : paragraph))
  return kept
    .filter((paragraph, at) => paragraph !== NOT_SHOWN || kept.indexOf(NOT_SHOWN) === at)
    .join('\n\n')
}
