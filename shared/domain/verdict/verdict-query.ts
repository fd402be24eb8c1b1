import type { Matcher, Reading } from '../food-matcher/food-matcher'
import type { Mention } from '../food-matcher/mentions'
import type { Family } from './families'

/** Words as they were understood, with all that a verdict needs of them. */
export type VerdictQuery = {
  matcher: Matcher
  reading: Reading
  title: string
  dishes: ReadonlySet<Mention>
  families: readonly Family[]
}
