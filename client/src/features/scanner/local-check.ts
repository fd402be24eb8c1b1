import { searchedFoodsByName } from '@shared/domain/avoidance/avoid-list'
import { checkLabel } from '@shared/domain/labels/label-check'
import type { Photo } from '@shared/domain/labels/label-coverage'
import type { OfflineList } from '@/features/verdict/offline-list.public'
import { browserMatcher } from '@/features/verdict/browser-matcher.public'
import type { ScanResult } from './scan-result'

/** Checks a label by the built-in knowledge and the stored list; `photo`: text from photos. */
export function checkLabelOffline(labelText: string, kept: OfflineList, photo?: Photo): ScanResult {
  const { tolerated = [] } = kept
  const list = kept.foods.map((food) => ({ ...food, carriedOverFrom: null }))
  const matcher = browserMatcher()
  return {
    ...checkLabel(matcher, labelText, list, searchedFoodsByName(matcher, list), photo, {
      tolerated: tolerated.map((one) => ({ ...one, measured: null })),
      toleratedFoods: matcher.resolve(tolerated.map(({ foodName }) => ({ name: foodName }))),
    }),
    scale: null,
  }
}
