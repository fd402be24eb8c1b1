import type { FoodOutcome } from '../avoidance/avoid-list'
import { formatWords } from '../text/dates'
import { pattern } from '../text/pattern'

/** To follow the food's name: "you noticed complaints", "fine for you since 3 March 2027". */
export function outcomeWords(outcome: FoodOutcome): string {
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

type NotedOutcome = Pick<FoodOutcome, 'basis'> | undefined

/** Whether a practitioner recorded it, not the client. */
export const isNoted = (outcome: NotedOutcome): boolean => outcome?.basis === 'practitioner'

/** Who noticed the complaints. */
export const complaintsOf = (outcome: NotedOutcome): string =>
  isNoted(outcome) ? 'your practitioner noted complaints' : 'you noticed complaints'

/** Since when a food is tolerated, and how that is known; `name` as within a sentence. */
export function doesWell({ basis, since }: FoodOutcome, name: string): string {
  const day = formatWords(since)
  if (basis === 'no-change') return `leaving ${name} out changed little for you (${day})`
  if (basis === 'practitioner') return `your practitioner noted on ${day} that you do well with ${name}`
  return `you have eaten ${name} without complaints since ${day}`
}

/** Replaces a removed paragraph. */
export const NOT_SHOWN = "We don't show the client's findings here."

/** Words about a client's outcomes, in any text of the portal; only the client may read them. */
const told = new RegExp(
  [
    '(?:complaints|symptoms) (?:were |was )?noticed|notice[sd]? complaints|noted complaints|noted on .{1,20} that you',
    pattern`without complaints since|fine for you|changed little for you|do(?:es)? well with|did well|to do well|
      speaks against (?:it|them|itself)\b`,
    pattern`your limit|the limit your practitioner|\(limited\b|: limited\.|up to (?:an amount|a limit)|(?:much|
      often) as you(?:r practitioner noted| wrote)`,
    pattern`not at home|allergist before trying|(?:taken|treated) as an allergy|counts? as an allergy|left out for you|
      newer test (?:raises|shows)|you(?:r practitioner)? found out|if made without|fine with a limited amount`,
  ].join('|'),
  'iu',
)

/** For other readers: without whole paragraphs, as words beside an outcome reveal it too. */
export function withoutOutcomes(text: string): string {
  // An amount is in the client's own words and may contain line breaks.
  const whole = text.replaceAll(/“[^”]*”/gu, (quoted) => quoted.replaceAll(/\s+/gu, ' '))
  const kept = whole.split(/\n{2,}/u).map((paragraph) => (told.test(paragraph) ? NOT_SHOWN : paragraph))
  return kept
    .filter((paragraph, at) => paragraph !== NOT_SHOWN || kept.indexOf(NOT_SHOWN) === at)
    .join('\n\n')
}
