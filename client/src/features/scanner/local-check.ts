import { buildMatcher, type Matcher } from '@shared/domain/food-matcher/food-matcher'
import { knowledge } from '@shared/domain/food-matcher/knowledge'
import { checkLabel } from '@shared/domain/label-check'
import type { ScanResult } from './scan-result'
import type { KeptList } from './kept-list'

let matcher: Matcher | undefined

/** The check of a label's text in the browser, with what ships with the product and the kept list. */
export function checkHere(labelText: string, kept: KeptList): ScanResult {
  matcher ??= buildMatcher(knowledge)
  const list = kept.foods.map((food) => ({ ...food, carriedOverFrom: null }))
  const foods = matcher.resolve(list.map(({ foodName }) => ({ name: foodName })))
  return { ...checkLabel(matcher, labelText, list, foods), scale: null }
}
