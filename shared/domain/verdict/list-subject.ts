import type { Reading } from '../food-matcher/food-matcher'
import { isSure, type Named } from './deciding'
import { gravestReason, reasonOf } from './grouping'
import { askedMentions } from './named'

/** The foods of a list that decided the verdict, as written: the beef of "beef and pear". */
export function decidedIn(
  reading: Reading,
  flagged: readonly Named[],
  hasUnknown: boolean,
): string[] | undefined {
  const { text, tokens } = reading
  const places = askedMentions(reading).map(({ first, end }) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[end - 1]?.end ?? 0,
  }))
  const gravest = gravestReason(flagged.flatMap(({ food }) => (isSure(food) ? [food] : [])))
  const isOfKind = (place: Place) =>
    flagged.some(
      ({ food, spans }) =>
        reasonOf(food) === gravest && spans.some(({ start }) => start >= place.start && start < place.end),
    )
  const deciding = places.filter(isOfKind)
  if (deciding.length === 0 || (deciding.length === places.length && !hasUnknown)) return undefined
  return deciding.map(({ start, end }) => text.slice(start, end))
}

type Place = { start: number; end: number }
