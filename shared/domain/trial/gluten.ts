import type { Matcher } from '../food-matcher/food-matcher'

/** Whether a food contains gluten, or may contain it. */
export function hasGluten(matcher: Matcher, name: string): boolean {
  const { contains, possible } = matcher.groups(matcher.read(name))
  return [...contains, ...possible].includes('gluten')
}
