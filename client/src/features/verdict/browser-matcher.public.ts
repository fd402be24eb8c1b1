import { buildMatcher, type Matcher } from '@shared/domain/food-matcher/food-matcher'
import { knowledgeOf } from '@shared/knowledge/sections'

const sections = import.meta.glob<string>('@shared/knowledge/{foods,composites,lookalikes,traits}/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

let matcher: Matcher | undefined

/** A megabyte of built-in knowledge, so load it only for offline use. */
export const browserMatcher = (): Matcher => (matcher ??= buildMatcher(knowledgeOf(sections)))
