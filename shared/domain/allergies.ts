import { distinctNames, formatNames, parseNames } from './name-list'

/** Ways to say that there is no allergy. */
const none = /^(none|none known|no|no known|nil|n\/?a|nothing|keine?|-+)$/i

const saysSomething = (allergy: string) => !none.test(allergy)

/** How it is written that somebody was asked and has none. */
export const NONE_KNOWN = 'None known'

/**
 * The allergies that a client's text lists, separated by commas, semicolons or lines, as written; one that holds such a
 * mark stands in quotes. "none known" is none.
 */
export const listAllergies = (text: string): string[] => parseNames(text, ',;\n').filter(saysSomething)

/** What a record keeps of allergies that somebody lists; empty where they say nothing, not even that there is none. */
export function allergiesText(allergies: readonly string[], isNoneKnown: boolean): string {
  const listed = distinctNames(allergies).filter(saysSomething)
  if (listed.length > 0) return formatNames(listed)
  return isNoneKnown || allergies.length > 0 ? NONE_KNOWN : ''
}

/** Whether somebody was asked for their allergies, by what the record says: nobody did, there is none, or these. */
export function answeredIn(text: string): 'never' | 'none' | 'listed' {
  if (text.trim() === '') return 'never'
  return listAllergies(text).length > 0 ? 'listed' : 'none'
}
