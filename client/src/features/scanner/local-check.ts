import { buildMatcher, type Matcher } from '@shared/domain/food-matcher/food-matcher'
import { checkLabel } from '@shared/domain/label-check'
import type { Photo } from '@shared/domain/label-seen'
import { knowledgeOf } from '@shared/knowledge/shelves'
import type { ScanResult } from './scan-result'
import type { KeptList } from './kept-list'

const shelves = import.meta.glob<string>('@shared/knowledge/{foods,composites,lookalikes,traits}/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

let matcher: Matcher | undefined

/**
 * The check of a label's text in the browser, with what ships with the product and the kept list; `photo` is given for a
 * text that was read from photos.
 */
export function checkHere(labelText: string, kept: KeptList, photo?: Photo): ScanResult {
  matcher ??= buildMatcher(knowledgeOf(shelves))
  const list = kept.foods.map((food) => ({ ...food, carriedOverFrom: null }))
  const foods = matcher.resolve(list.map(({ foodName }) => ({ name: foodName })))
  return { ...checkLabel(matcher, labelText, list, foods, photo), scale: null }
}
