import type { Reply } from '@shared/api'
import { countText } from '@shared/domain/text/counts'

export type Generation = Reply<'GET /api/allergens/generation'>

/** Progress from 0 to 100; failed foods count as finished. */
export const percentOf = ({ total, done, failed }: Generation): number =>
  total === 0 ? 0 : ((done + failed.length) / total) * 100

/** Announced at each quarter only. */
export const milestoneOf = (generation: Generation): string =>
  `${Math.floor(percentOf(generation) / 25) * 25}% of the descriptions are done`

export const startingWords = (count: number): string =>
  `Starting generation for ${countText(count, 'food')}...`

export const takenBackWords = (count: number): string =>
  count === 0 ? 'Nothing to restore' : `${countText(count, 'previous description')} restored`

const MOST_NAMES = 3

/** The toast at the end of a generation. */
export function endingWords({ total, done, failed, stopped }: Generation) {
  if (stopped > 0)
    return {
      title: 'Generation stopped',
      description: `${done} of ${countText(total, 'description')} written. The others are unchanged.`,
    } as const
  if (failed.length === 0)
    return {
      title: 'All descriptions generated',
      description: `${countText(done, 'description')} written.`,
    } as const
  const names = failed.slice(0, MOST_NAMES).map(({ name }) => name)
  const more = failed.length > MOST_NAMES ? ` and ${failed.length - MOST_NAMES} more` : ''
  return {
    title: 'Generation failed',
    description: `${failed.length} of ${countText(total, 'description')} could not be written: ${names.join(', ')}${more}.`,
    variant: 'destructive',
  } as const
}
