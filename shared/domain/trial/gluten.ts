import type { Matcher } from '../food-matcher/food-matcher'

/** Whether a food has gluten, or may have. */
export function hasGluten(matcher: Matcher, name: string): boolean {
  const { contains, possible } = matcher.groups(matcher.read(name))
  return [...contains, ...possible].includes('gluten')
}
