import { lookedForByName } from '@shared/domain/avoid-list'
import { checkLabel } from '@shared/domain/label-check'
import type { Photo } from '@shared/domain/label-seen'
import type { KeptList } from '@/features/verdict/kept-list.public'
import { matcherHere } from '@/features/verdict/matcher-here.public'
import type { ScanResult } from './scan-result'

/**
 * Checks a label's text in the browser with the built-in knowledge and the stored list; pass
 * `photo` for text read from photos.
 */
export function checkHere(labelText: string, kept: KeptList, photo?: Photo): ScanResult {
  const { tolerated = [] } = kept
  const list = kept.foods.map((food) => ({ ...food, carriedOverFrom: null }))
  const matcher = matcherHere()
  return {
    ...checkLabel(matcher, labelText, list, lookedForByName(matcher, list), photo, {
      tolerated: tolerated.map((one) => ({ ...one, measured: null })),
      toleratedFoods: matcher.resolve(tolerated.map(({ foodName }) => ({ name: foodName }))),
    }),
    scale: null,
  }
}
