import { distinctNames, formatNames, parseNames } from '../text/name-list'

/** Ways to say that there is no allergy. */
const none = /^(none|none known|no|no known|nil|n\/?a|nothing|keine?|-+)$/i

const saysSomething = (allergy: string) => !none.test(allergy)

/** The stored text of a person who was asked and has no allergy. */
export const NONE_KNOWN = 'None known'

/** Allergies separated by comma, semicolon or line, or quoted; skips "none known". */
export const listAllergies = (text: string): string[] => parseNames(text, ',;\n').filter(saysSomething)

/** The text to store for a list of allergies; empty if it does not even say "none". */
export function allergiesText(allergies: readonly string[], isNoneKnown: boolean): string {
  const listed = distinctNames(allergies).filter(saysSomething)
  if (listed.length > 0) return formatNames(listed)
  return isNoneKnown || allergies.length > 0 ? NONE_KNOWN : ''
}

/** Whether a person was asked for allergies: never, has none, or lists some. */
export function answeredIn(text: string): 'never' | 'none' | 'listed' {
  if (text.trim() === '') return 'never'
  return listAllergies(text).length > 0 ? 'listed' : 'none'
}
