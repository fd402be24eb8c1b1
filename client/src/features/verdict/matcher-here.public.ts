import { buildMatcher, type Matcher } from '@shared/domain/food-matcher/food-matcher'
import { knowledgeOf } from '@shared/knowledge/shelves'

const shelves = import.meta.glob<string>('@shared/knowledge/{foods,composites,lookalikes,traits}/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

let matcher: Matcher | undefined

/** The matcher in the browser, with what ships with the product. A megabyte: only for what is loaded without a network. */
export const matcherHere = (): Matcher => (matcher ??= buildMatcher(knowledgeOf(shelves)))
