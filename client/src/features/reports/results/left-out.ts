import { countText, plural } from '@shared/domain/counts'
import { countStandings } from '@shared/domain/may-keep'

/** The sentences of `leftOutKinds`, as one text. */
export const leftOutText = (...of: Parameters<typeof leftOutKinds>): string =>
  leftOutKinds(...of)
    .map(({ sentence }) => sentence)
    .join(' ')

/**
 * That tested foods are left out or limited for what was said or found out, whatever their value, a sentence for each
 * reason that there is; `own`: told to who was tested.
 */
export function leftOutKinds(foods: Parameters<typeof countStandings>[0], own: boolean) {
  const counts = countStandings(foods)
  const tails = {
    allergy: `left out for ${own ? 'your ' : ''}allergies, whatever the value.`,
    trigger: `left out for complaints${own ? ' you noticed' : ''}, whatever the value.`,
    limited: `kept within ${own ? 'your' : 'a'} limit.`,
  }
  return (['allergy', 'trigger', 'limited'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({
      kind,
      sentence: `${countText(counts[kind], 'food')} ${plural(counts[kind], 'is', 'are')} ${tails[kind]}`,
    }))
}
