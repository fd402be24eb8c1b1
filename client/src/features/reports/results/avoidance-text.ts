import { countText, plural } from '@shared/domain/text/counts'
import { countFoodStatuses } from '@shared/domain/avoidance/food-status'

export const avoidanceText = (...of: Parameters<typeof avoidanceSentences>): string =>
  avoidanceSentences(...of)
    .map(({ sentence }) => sentence)
    .join(' ')

/** A sentence for each reason to avoid or limit foods at any value; `own`: to the tested. */
export function avoidanceSentences(foods: Parameters<typeof countFoodStatuses>[0], own: boolean) {
  const counts = countFoodStatuses(foods)
  const tails = {
    allergy: `left out because of ${own ? 'your ' : ''}allergies, whatever the value.`,
    trigger: `left out because of complaints${own ? ' you noticed' : ''}, whatever the value.`,
    limited: `kept within ${own ? 'your' : 'a'} limit.`,
  }
  return (['allergy', 'trigger', 'limited'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({
      kind,
      sentence: `${countText(counts[kind], 'food')} ${plural(counts[kind], 'is', 'are')} ${tails[kind]}`,
    }))
}
